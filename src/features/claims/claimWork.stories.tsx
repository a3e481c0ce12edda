import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { FacetCount } from '../../contract/claimCounts';
import { buildBulk } from '../../../test/support/builders/bulks';
import { ok } from '../../../test/support/builders/claims';
import { clickOn, press, shows, then } from '../../../test/support/play';
import { useTableQuery } from '../../ui/table/query/useTableQuery';
import BulkReceipt from './bulk/BulkReceipt';
import { ClaimFilterPanel } from './filters/ClaimFilterPanel';
import UnreadLink from './news/UnreadLink';

const meta: Meta = { title: 'Pantallas/Reclamos/Trabajo' };
export default meta;
type Story = StoryObj;

const bulk = buildBulk({
  total: 3,
  refused: 2,
  rows: [
    ...buildBulk().rows,
    { claim_id: 101, record_id: 504, outcome: 'refused', message: 'El reclamo ya no existe.' },
  ],
});
/** The statuses of the claims that were not changed. */
const statuses = ok({
  counts: [
    { filter: 'status', value: 'rejected', label: null, count: 1 },
    { filter: 'status', value: 'open', label: null, count: 1 },
  ],
});
const receipt = (answer: unknown, ...texts: (string | RegExp)[]): Story => ({
  render: () => <BulkReceipt mode="unit" id={7} />,
  parameters: {
    portal: { answers: { 'GET /logic/claim_bulk/7': answer, 'GET /logic/unit_claim/counts': statuses } },
  },
  play: shows(...texts),
});
export const ReciboEnMarcha: Story = receipt(
  ok({ ...bulk, is_over: false, total: 1000, done: 420, refused: 3, rows: [] }),
  '423 de 1.000 reclamos',
);
export const ReciboConRechazos: Story = {
  ...receipt(ok(bulk)),
  play: then(
    press('Ver uno por uno'),
    shows('1: El reclamo ya no existe.', 'Intentar otra vez con el que ahora lo admite'),
  ),
};
export const ReciboCompleto: Story = receipt(
  ok({ ...bulk, total: 1, refused: 0, rows: bulk.rows.slice(0, 1) }),
  '1 actualizado',
);
export const ReciboDesconocido: Story = receipt(
  { status: 503, message: 'La base de datos no está disponible.' },
  /La base de datos no está disponible/,
);

const count = (filter: FacetCount['filter'], value: string, many: number, label: string | null = null): FacetCount => ({
  filter,
  value,
  label,
  count: many,
});
const counts = ok({
  counts: [
    count('status', 'pending', 41),
    count('status', 'open', 1234),
    count('priority', 'high', 12),
    count('project_id', '3', 87, 'Complejo Residencial Altos del Bulevar Nicasio Oroño, segunda etapa'),
    count('waiting', 'true', 33),
    count('waiting', 'false', 95),
  ],
});

function Panel() {
  const control = useTableQuery();
  return <ClaimFilterPanel mode="unit" control={control} total={128} isOpen onClose={() => {}} />;
}
const panel = (path: string, answer: unknown, ...texts: (string | RegExp)[]): Story => ({
  render: () => <Panel />,
  parameters: { portal: { path, answers: { 'GET /logic/unit_claim/counts': answer } } },
  play: shows(...texts),
});
export const Filtros: Story = panel('/reclamos', counts, '1.234');
export const FiltrosElegidos: Story = panel('/reclamos?status=pending,open&waiting=true', counts, '1.234');
export const FiltrosSinCuentas: Story = panel('/reclamos', {
  status: 503,
  message: 'La base de datos no está disponible.',
});

export const SinLeer: Story = {
  render: () => (
    <nav className="header-nav" aria-label="Navegación">
      <UnreadLink mode="unit" />
    </nav>
  ),
  parameters: {
    portal: { answers: { 'GET /logic/claim/unread': ok({ unit: 33, project: 0, last_visit: null }) } },
  },
  play: then(shows('33'), clickOn('.header-waiting')),
};
