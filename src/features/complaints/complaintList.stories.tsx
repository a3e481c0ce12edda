import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pageOf } from '../../../test/support/builders/claims';
import { buildComplaint } from '../../../test/support/builders/rounds';
import { buildUser } from '../../../test/support/builders/users';
import { ComplaintListScreen } from './ComplaintListScreen';

const meta: Meta = { title: 'Pantallas/Reclamos formales/Lista', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const list = (answer: unknown): Story => ({
  render: () => <ComplaintListScreen />,
  parameters: {
    portal: { user: buildUser(), path: '/reclamos-formales', answers: { 'GET /logic/complaint': answer } },
  },
});
export const ConReclamos = list(
  pageOf([
    buildComplaint(),
    buildComplaint({ id: 11, number: 'RF-000011', state: 'open', asks: 'repair' }),
    buildComplaint({ id: 10, number: 'RF-000010', state: 'answered', answered_by: 'Ana Paz' }),
  ]),
);
export const Vacía = list(pageOf([]));
