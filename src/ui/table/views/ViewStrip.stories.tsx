import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { SavedView } from '../../../api/views';
import { ok } from '../../../../test/support/builders/claims';
import { buildClientUser } from '../../../../test/support/builders/users';
import { framed, guide } from '../../../../test/support/guide';
import { shows } from '../../../../test/support/play';
import { useTableQuery } from '../query/useTableQuery';
import type { DataColumn } from '../tableTypes';
import { ViewStrip, type ReadyView } from './ViewStrip';

const columns: DataColumn<{ id: number }>[] = [{ key: 'id', title: 'ID', value: ({ id }) => id, width: 72 }];

/** The strip above a list whose query is in the address. */
function Views({ ready }: { ready?: ReadyView[] }) {
  const control = useTableQuery();
  return <ViewStrip list="unit_claims" control={control} columns={columns} useReady={ready && (() => ready)} />;
}

const meta: Meta = {
  title: 'Tabla/Vistas',
  component: ViewStrip,
  tags: ['autodocs'],
  parameters: {
    ...guide({
      use: 'Sobre una lista, las preguntas de todos los días a un clic: las que trae el portal, las propias y las que compartió el equipo. Una vista son filtros, búsqueda, orden y columnas, y es una dirección que se puede mandar.',
      avoid: 'Para un filtro suelto (Filtro de un valor) o para ir a otra pantalla. Quien no es del equipo no las ve.',
      access:
        'Es un grupo con nombre; cada vista es un botón que dice si está puesta. La vista con la que se abre la lista lo dice con palabras, no sólo con la casa.',
    }),
    ...framed(180),
  },
};
export default meta;
type Story = StoryObj<typeof Views>;

const views = (args: { ready?: ReadyView[] }) => <Views {...args} />;

const ready: ReadyView[] = [
  { label: 'Todos', filters: {} },
  { label: 'Abiertos', filters: { status: 'pending,approved' } },
  { label: 'Sin leer', filters: { unread: 'true' }, count: 12 },
  {
    label: 'Por vencimiento',
    hint: 'Abiertos con plazo, primero lo que vence antes',
    filters: { due: 'late' },
    sort: 'due',
  },
];
const view = (change: Partial<SavedView>): SavedView => ({
  id: 1,
  list: 'unit_claims',
  name: 'Plomería de Oroño',
  query: '?category_id=7',
  is_shared: false,
  is_own: true,
  owner_name: 'Mariana Bertolotti',
  ...change,
});
const withViews = (views: SavedView[], path = '/reclamos') => ({
  portal: { path, answers: { 'GET /logic/view': ok(views) } },
});

export const DelPortal: Story = {
  args: { ready },
  render: views,
  parameters: withViews([]),
  play: shows('Por vencimiento'),
};
export const PropiasYCompartidas: Story = {
  args: { ready },
  render: views,
  parameters: withViews(
    [
      view({}),
      view({ id: 2, name: 'Urgentes de la semana', query: '?priority=urgent', is_own: false, is_shared: true }),
    ],
    '/reclamos?category_id=7',
  ),
  play: shows('Plomería de Oroño', 'Urgentes de la semana'),
};
export const NombresLargos: Story = {
  args: { ready },
  render: views,
  parameters: withViews(
    Array.from({ length: 6 }, (_, index) =>
      view({ id: index + 1, name: `Complejo Altos del Bulevar, torre ${index + 1}, sin precio`, query: `?q=${index}` }),
    ),
  ),
  play: shows('Complejo Altos del Bulevar, torre 6, sin precio'),
};
export const ParaUnCliente: Story = {
  args: { ready },
  render: (args) => (
    <>
      <p>Un cliente no tiene vistas: sobre su lista no hay nada.</p>
      <Views {...args} />
    </>
  ),
  parameters: { portal: { user: buildClientUser(), path: '/reclamos' } },
};
