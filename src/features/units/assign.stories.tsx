import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok, pageOf } from '../../../test/support/builders/claims';
import { buildClient, buildClientDetail } from '../../../test/support/builders/clients';
import { buildUnit } from '../../../test/support/builders/units';
import { rulesText } from '../../contract/rulesText';
import { press, shows, then } from '../../../test/support/play';
import { AssignScreen } from './AssignScreen';

const answers = {
  'GET /logic/client': pageOf([buildClient()]),
  'GET /logic/client/22': ok(buildClientDetail()),
  'GET /logic/unit/unassigned': pageOf([buildUnit({ owner_profile: null, contract_id: null })]),
};
const meta: Meta<typeof AssignScreen> = {
  title: 'Pantallas/Unidades/Asignar cliente',
  component: AssignScreen,
  parameters: { portal: { path: '/asignar-cliente', answers } },
};
export default meta;
type Story = StoryObj<typeof AssignScreen>;

export const Vacío: Story = {};
export const DesdeUnCliente: Story = { parameters: { portal: { path: '/asignar-cliente?cliente=22', answers } } };
export const Incompleto: Story = {
  play: then(press('Asignar'), shows(rulesText.clientAndUnit)),
};
