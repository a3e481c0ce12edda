import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok } from '../../../test/support/builders/claims';
import { buildHouseRules, buildPlan } from '../../../test/support/builders/plans';
import { buildClientUser, buildConsortiumUser, buildUser } from '../../../test/support/builders/users';
import { shows } from '../../../test/support/play';
import { HouseRulesScreen } from './HouseRulesScreen';

const meta: Meta<typeof HouseRulesScreen> = { title: 'Pantallas/Reglamento', component: HouseRulesScreen };
export default meta;
type Story = StoryObj<typeof HouseRulesScreen>;

const common = `# Reglamento de convivencia

Este reglamento vale para los edificios que no tienen uno propio.

## Ruidos molestos

De 22 a 8 no se hacen ruidos que se oigan en otra unidad. Las obras se hacen de lunes a viernes, de 8 a 18.

## Mascotas

Andan con correa en los espacios comunes.

## Mudanzas

Se avisan con dos días y usan el ascensor de servicio.
`;
const rules = buildPlan({ name: 'Reglamento de Torre Oroño', url: '/files/reglamento.pdf' });
const annex = buildPlan({ id: 72, name: 'Anexo: uso de la terraza y del quincho', bytes: 320_000 });
const oronio = buildHouseRules({ documents: [rules, annex] });
const pellegrini = buildHouseRules({ project_id: 4, project_name: 'Edificio Pellegrini' });
const withRules = (answer: unknown, user = buildClientUser(), path = '/reglamento-de-convivencia') => ({
  portal: {
    user,
    path,
    answers: {
      'GET /logic/house_rules': answer,
      'GET /logic/project/3/house_rules': ok([rules, annex]),
      'GET /logic/project/4/house_rules': ok([]),
      'GET /content/reglamento-de-convivencia.md': common,
    },
  },
});

export const DelEdificio: Story = { parameters: withRules(ok([oronio])), play: shows('Reglamento de Torre Oroño') };
/** One of the two buildings has no rules of its own. */
export const DeDosEdificios: Story = {
  parameters: withRules(ok([oronio, pellegrini])),
  play: shows('Reglamento de Torre Oroño', 'Ruidos molestos'),
};
export const ElComún: Story = { parameters: withRules(ok([pellegrini])), play: shows('Ruidos molestos') };
export const DelConsorcio: Story = {
  parameters: withRules(ok([oronio]), buildConsortiumUser()),
  play: shows('Reglamento de Torre Oroño'),
};
export const ParaElEquipo: Story = {
  parameters: withRules(ok([oronio, pellegrini]), buildUser()),
  play: shows('Ruidos molestos'),
};
export const ParaElEquipoConUnoElegido: Story = {
  parameters: withRules(ok([oronio, pellegrini]), buildUser(), '/reglamento-de-convivencia?edificio=3'),
  play: shows('Reglamento de Torre Oroño'),
};
export const Cargando: Story = { parameters: withRules('never') };
export const Falla: Story = {
  parameters: withRules({ status: 503, message: 'La base de datos no está disponible.' }),
  play: shows('Ruidos molestos'),
};
