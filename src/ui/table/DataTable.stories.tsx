import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from 'antd';
import { useState } from 'react';
import { EmptyState } from '../states';
import { DataTable } from './DataTable';
import { TableFilter } from './filters/TableFilter';
import { useTableQuery } from './query/useTableQuery';
import { NotLive } from './TableNotices';
import type { DataColumn, ListResult } from './tableTypes';
import { projectAt, rowsOf } from '../../../test/support/builders/world';
import { guide } from '../../../test/support/guide';

interface Place {
  id: number;
  name: string;
  address: string;
  units: number;
}

const long = 'Complejo Residencial Altos del Bulevar Nicasio Oroño, segunda etapa, torre norte';
const placesOf = (count: number): Place[] =>
  rowsOf(projectAt, count).map(({ name, address, units_count }, index) => ({
    id: index + 1,
    name: index === 3 ? long : name,
    address,
    units: units_count,
  }));
const places = placesOf(4);
const columns: DataColumn<Place>[] = [
  { key: 'id', title: 'ID', value: ({ id }) => id, width: 72 },
  { key: 'name', title: 'Proyecto', value: ({ name }) => name, width: 240 },
  { key: 'address', title: 'Dirección', value: ({ address }) => address, width: 240 },
  { key: 'units', title: 'Unidades', value: ({ units }) => units, width: 110, align: 'right' },
];

interface PlacesProps {
  result: Partial<ListResult<Place>>;
  isSelectable?: boolean;
  changedKeys?: number[];
}

function Places({ result, isSelectable = false, changedKeys }: PlacesProps) {
  const control = useTableQuery();
  const [selectedIds, onChange] = useState<number[]>([]);
  return (
    <DataTable<Place>
      label="Proyectos"
      columns={columns}
      rowKey={({ id }) => id}
      marks={{ changedKeys }}
      control={control}
      result={{ isFetching: false, refetch: () => {}, ...result }}
      offers={{
        actions: (place) => (
          <Button size="small" aria-label={`Ver ${place.name}`}>
            Ver
          </Button>
        ),
        selection: isSelectable ? { selectedIds, onChange, label: ({ name }) => `Seleccionar ${name}` } : undefined,
      }}
      toolbar={{
        filters: (
          <TableFilter
            control={control}
            name="active"
            label="Situación"
            options={[
              { value: 'true', label: 'Activos' },
              { value: 'false', label: 'Inactivos' },
            ]}
          />
        ),
      }}
      card={({ name, address }) => (
        <>
          <div className="card-line">
            <strong>{name}</strong>
          </div>
          <p className="card-soft">{address}</p>
        </>
      )}
      empty={
        <EmptyState title="Todavía no hay proyectos.">
          <p>Creá el primero: después le agregás sus unidades.</p>
        </EmptyState>
      }
    />
  );
}

const meta: Meta = {
  title: 'Tabla/Lista',
  component: DataTable,
  tags: ['autodocs'],
  parameters: guide({
    use: 'Todas las listas del portal: filas en un escritorio, tarjetas en un teléfono, con búsqueda, filtros, orden y páginas en la dirección.',
    avoid: 'Para pocos registros de otro (Vínculos) o para comparar datos de uno solo (Recuadro).',
    access:
      'Es una tabla con nombre: se recorre con las flechas, se abre con Enter y la cantidad de resultados se anuncia. Cada acción de una fila dice de cuál es.',
  }),
};
export default meta;
type Story = StoryObj;

export const ConFilas: StoryObj<typeof Places> = {
  render: (args) => <Places {...args} />,
  args: { result: { data: { items: placesOf(10), meta: { total: 148, page: 1, page_size: 10 } } } },
  // Cards load their sort control when they are rendered: wait for it before the picture is taken.
  play: async ({ canvas }) => {
    if (window.matchMedia('(max-width: 767px)').matches) await canvas.findByText('Ordenar');
  },
};
export const ConSelección: StoryObj<typeof Places> = {
  render: (args) => <Places {...args} />,
  args: { isSelectable: true, result: { data: { items: places, meta: { total: 4, page: 1, page_size: 10 } } } },
};
export const DeUnServidorSinPáginas: StoryObj<typeof Places> = {
  render: (args) => <Places {...args} />,
  args: { result: { data: { items: placesOf(37) } } },
  parameters: { portal: { path: '/?sort=-id' } },
};
/** The server pages a list of claims; this one is sorted, searched and paged in the browser, the heaviest case. */
export const ConDiezMilFilas: StoryObj<typeof Places> = {
  render: (args) => <Places {...args} />,
  args: { result: { data: { items: placesOf(10_000) } } },
  parameters: { portal: { path: '/?page=500&sort=-id' } },
};
export const Cargando: StoryObj<typeof Places> = {
  render: (args) => <Places {...args} />,
  args: { result: { isFetching: true } },
};
export const Actualizando: StoryObj<typeof Places> = {
  render: (args) => <Places {...args} />,
  args: { result: { isFetching: true, data: { items: places, meta: { total: 4, page: 1, page_size: 10 } } } },
};
export const Vacía: StoryObj<typeof Places> = {
  render: (args) => <Places {...args} />,
  args: { result: { data: { items: [], meta: { total: 0, page: 1, page_size: 10 } } } },
};
export const SinResultados: StoryObj<typeof Places> = {
  render: (args) => <Places {...args} />,
  args: { result: { data: { items: [], meta: { total: 0, page: 1, page_size: 10 } } } },
  parameters: { portal: { path: '/?q=tobogan' } },
};
export const Falla: StoryObj<typeof Places> = {
  render: (args) => <Places {...args} />,
  args: { result: { error: { status: 503, message: 'La base de datos no está disponible.' } } },
};
export const FallaAlActualizar: StoryObj<typeof Places> = {
  render: (args) => <Places {...args} />,
  args: {
    result: {
      error: { status: 'OFFLINE', message: 'No pudimos conectarnos con el servidor.' },
      data: { items: places, meta: { total: 4, page: 1, page_size: 10 } },
    },
  },
};
export const ConUnaFilaQueCambió: StoryObj<typeof Places> = {
  render: (args) => <Places {...args} />,
  args: { changedKeys: [2], result: { data: { items: places, meta: { total: 4, page: 1, page_size: 10 } } } },
};
export const SinActualizaciónEnVivo: Story = { render: () => <NotLive /> };
