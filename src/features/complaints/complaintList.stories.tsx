import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pageOf } from '../../../test/support/builders/claims';
import { buildComplaint } from '../../../test/support/builders/rounds';
import { buildUser } from '../../../test/support/builders/users';
import { ComplaintListScreen } from './ComplaintListScreen';

const meta: Meta = { title: 'Pantallas/Reclamos formales/Lista' };
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
    buildComplaint({
      id: 11,
      number: 'RF-000011',
      claim_id: 87,
      what: 'Cerámicos',
      place: '1° C · Edificio Pellegrini',
      client: 'Federico Luna',
      state: 'open',
      asks: 'repair',
      text: 'Van tres arreglos y los cerámicos se siguen despegando. Quiero que cambien el piso del balcón entero.',
      created_at: '2026-11-18T14:20:00.000Z',
      due_on: '2026-12-02',
    }),
    buildComplaint({
      id: 10,
      number: 'RF-000010',
      claim_id: 71,
      what: 'Cerradura',
      place: '4° B · Ribera Pichincha',
      client: 'Camila Ríos',
      text: 'Pagué un cerrajero porque nadie vino en cuatro días. Adjunto la factura.',
      created_at: '2026-11-02T09:05:00.000Z',
      due_on: '2026-11-12',
      state: 'answered',
      answered_by: 'Ana Paz',
    }),
  ]),
);
export const Vacía = list(pageOf([]));
