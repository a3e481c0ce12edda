import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok, pageOf } from '../../../test/support/builders/claims';
import { longTexts } from '../../../test/support/builders/longTexts';
import { buildProject } from '../../../test/support/builders/projects';
import { buildUnit } from '../../../test/support/builders/units';
import { listOf, rowsOf, unitAt } from '../../../test/support/builders/world';
import { inPortalFrame } from '../../../test/support/guide';
import { UnitListScreen } from './UnitListScreen';

const long = buildUnit({
  unit_id: 9,
  name: longTexts.unit,
  project_name: longTexts.project,
  owner_profile: { client_id: 9, username: longTexts.email, ...longTexts.person, phone_number: '3415129076' },
});
const meta: Meta<typeof UnitListScreen> = { title: 'Pantallas/Unidades/Lista', component: UnitListScreen };
export default meta;
type Story = StoryObj<typeof UnitListScreen>;

const withUnits = (answer: unknown) => ({
  portal: { path: '/unidades', answers: { 'GET /logic/unit': answer, 'GET /logic/project': ok([buildProject()]) } },
});

export const Llena: Story = { parameters: inPortalFrame(withUnits(listOf(unitAt, 44))) };
export const TextosLargos: Story = { parameters: withUnits(pageOf([long, ...rowsOf(unitAt, 4)])) };
export const Cargando: Story = { parameters: withUnits('never') };
export const Vacía: Story = { parameters: withUnits(pageOf([])) };
export const Falla: Story = { parameters: withUnits({ status: 503, message: 'La base de datos no está disponible.' }) };
