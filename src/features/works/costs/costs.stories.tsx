import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ok, pageOf } from '../../../../test/support/builders/claims';
import { buildCost } from '../../../../test/support/builders/costs';
import { buildUser } from '../../../../test/support/builders/users';
import { CostListScreen } from '../CostListScreen';
import CostDialog from './CostDialog';
import WorkCosts from './WorkCosts';

const meta: Meta = { title: 'Pantallas/Trabajos/Costos' };
export default meta;
type Story = StoryObj;

const refused = buildCost({
  id: 6,
  kind: 'parts',
  note: 'Flexible y llave de paso, con la entrega en obra el mismo día porque el departamento estaba sin agua.',
  bearer: 'client',
  agreed: '2500.00',
  actual: '2480.00',
  recovery: 'refused',
  answered_on: '2026-11-14',
  refused_reason: 'Dice que la llave ya estaba rota.',
  open_days: null,
  invoice: null,
  claim_ids: [98],
  unit: '1° C',
  project: 'Edificio Pellegrini',
});
const company = buildCost({
  id: 7,
  kind: 'other',
  note: '',
  bearer: 'company',
  agreed: '850.00',
  actual: '910.00',
  day: '2026-11-18',
  recovery: 'none',
  to_recover: null,
  open_days: null,
});
const withCosts = (answer: unknown) => ({
  portal: { user: buildUser(), frame: 'column', answers: { 'GET /logic/work_order/21/cost': answer } },
});
const sums = { estimated: '0.00', agreed: '4350.10', actual: '4590.35', to_recover: '1200.35', received: '0.00' };

export const DeUnTrabajo: Story = {
  render: () => <WorkCosts workId={21} />,
  parameters: withCosts(ok({ costs: [buildCost(), refused, company], ...sums })),
};
export const SinCostos: Story = {
  render: () => <WorkCosts workId={21} />,
  parameters: withCosts(ok({ costs: [], ...sums })),
};
export const QueNoCargan: Story = {
  render: () => <WorkCosts workId={21} />,
  parameters: withCosts({ status: 503, message: 'La base de datos no está disponible.' }),
};
export const Nuevo: Story = {
  render: () => <CostDialog workId={21} onClose={() => {}} />,
  parameters: withCosts('never'),
};
export const Lista: Story = {
  render: () => <CostListScreen />,
  parameters: {
    portal: {
      user: buildUser(),
      path: '/costos',
      answers: { 'GET /logic/cost': pageOf([buildCost(), refused, company]) },
    },
  },
};
