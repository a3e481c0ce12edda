import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok, pageOf } from '../../../test/support/builders/claims';
import { buildProject } from '../../../test/support/builders/projects';
import { buildUnit } from '../../../test/support/builders/units';
import { UnitListScreen } from './UnitListScreen';

const units = [
  buildUnit(),
  buildUnit({ unit_id: 16, name: 'Cochera 2', owner_profile: null, contract_id: null }),
  buildUnit({ unit_id: 17, name: 'Local 1', active: false }),
  buildUnit({
    unit_id: 18,
    name: 'Departamento dúplex 12° «Los Jacarandás» con terraza exclusiva y dos cocheras',
    project_name: 'Complejo Residencial Altos del Bulevar Nicasio Oroño, segunda etapa',
  }),
];
const meta: Meta<typeof UnitListScreen> = { title: 'Pantallas/Unidades/Lista', component: UnitListScreen };
export default meta;
type Story = StoryObj<typeof UnitListScreen>;

const withUnits = (answer: unknown) => ({
  portal: { path: '/unidades', answers: { 'GET /logic/unit': answer, 'GET /logic/project': ok([buildProject()]) } },
});

export const Llena: Story = { parameters: withUnits(pageOf(units, 44)) };
export const Cargando: Story = { parameters: withUnits('never') };
export const Vacía: Story = { parameters: withUnits(pageOf([])) };
export const Falla: Story = { parameters: withUnits({ status: 503, message: 'La base de datos no está disponible.' }) };
