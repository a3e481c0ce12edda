import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok } from '../../../test/support/builders/claims';
import { buildComplaint } from '../../../test/support/builders/rounds';
import { buildClientUser, buildUser } from '../../../test/support/builders/users';
import { press, shows, then } from '../../../test/support/play';
import { ComplaintScreen } from './ComplaintScreen';

const meta: Meta<typeof ComplaintScreen> = { title: 'Pantallas/Reclamos formales/Detalle', component: ComplaintScreen };
export default meta;
type Story = StoryObj<typeof ComplaintScreen>;

const complaint = buildComplaint({
  asks: 'repair',
  text: 'Ya vinieron tres veces y el techo del baño se sigue manchando. Quiero que lo rehagan, no que lo pinten.',
});
const answered = {
  ...complaint,
  state: 'answered' as const,
  answer: 'Vamos a rehacer el techo entero, sin costo, en la semana del 7 de diciembre.',
  answered_at: '2026-11-27T15:30:00.000Z',
  answered_by: 'Ana Paz',
};
const one = (answer: unknown, user = buildUser()) => ({
  portal: {
    user,
    path: '/reclamos-formales/12',
    route: '/reclamos-formales/:id',
    answers: { 'GET /logic/complaint/12': answer },
  },
});

export const Vencido: Story = { parameters: one(ok(complaint)), play: shows('RF-000012') };
export const Contestando: Story = {
  parameters: one(ok(complaint)),
  play: then(press('Contestar'), shows('Contestar RF-000012')),
};
export const Contestado: Story = { parameters: one(ok(answered)), play: shows(/semana del 7 de diciembre/) };
export const DeQuienLoHizo: Story = {
  parameters: one(ok(answered), buildClientUser()),
  play: shows(/semana del 7 de diciembre/),
};
export const Cargando: Story = { parameters: one('never') };
export const NoExiste: Story = { parameters: one({ status: 404, message: 'No encontramos ese reclamo formal.' }) };
