import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from 'antd';
import { useState } from 'react';
import { shows } from '../../../test/support/play';
import { EmptyState } from '../EmptyState';
import type { DataColumn, ListResult } from './tableTypes';
import { DataTable } from './DataTable';
import { gridKeys } from './keys/gridKeys';
import KeysDialog from './keys/KeysDialog';
import { NotLive } from './TableNotices';
import { SearchBox } from './filters/SearchBox';
import { TableFilter } from './filters/TableFilter';
import { TablePager } from './list/TablePager';
import type { TableQuery } from './query/tableQuery';
import { useTableQuery } from './query/useTableQuery';

interface Place {
  id: number;
  name: string;
  address: string;
  units: number;
}

const places: Place[] = [
  'Torre Oroño',
  'Edificio Pellegrini',
  'Ribera Pichincha',
  'Complejo Residencial Altos del Bulevar Nicasio Oroño, segunda etapa, torre norte',
].map((name, index) => ({
  id: index + 1,
  name,
  address: `Bv. Oroño ${1200 + index * 31}, Rosario`,
  units: 14 * index,
}));
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
      changedKeys={changedKeys}
      control={control}
      result={{ isFetching: false, refetch: () => {}, ...result }}
      actions={(place) => (
        <Button size="small" aria-label={`Ver ${place.name}`}>
          Ver
        </Button>
      )}
      filters={
        <TableFilter
          control={control}
          name="active"
          label="Situación"
          options={[
            { value: 'true', label: 'Activos' },
            { value: 'false', label: 'Inactivos' },
          ]}
        />
      }
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
      selection={isSelectable ? { selectedIds, onChange, label: ({ name }) => `Seleccionar ${name}` } : undefined}
    />
  );
}

function Pager({ total, page, pageSize = 10 }: { total: number; page: number; pageSize?: number }) {
  const [query, setQuery] = useState<TableQuery>({ page, pageSize, filters: {} });
  return (
    <TablePager
      total={total}
      page={query.page}
      pageSize={query.pageSize}
      shown={query}
      isFetching={false}
      onChange={(part) => setQuery({ ...query, ...part })}
    />
  );
}

const meta: Meta<typeof Places> = { title: 'Base/Tabla', component: Places };
export default meta;
type Story = StoryObj<typeof Places>;

export const ConFilas: Story = {
  args: { result: { data: { items: places, meta: { total: 148, page: 1, page_size: 10 } } } },
};
export const ConSelección: Story = {
  args: { isSelectable: true, result: { data: { items: places, meta: { total: 4, page: 1, page_size: 10 } } } },
};
export const DeUnServidorSinPáginas: Story = {
  args: {
    result: { data: { items: Array.from({ length: 37 }, (_, index) => ({ ...places[index % 4]!, id: index + 1 })) } },
  },
  parameters: { portal: { path: '/?sort=-id' } },
};
export const Cargando: Story = { args: { result: { isFetching: true } } };
export const Actualizando: Story = {
  args: { result: { isFetching: true, data: { items: places, meta: { total: 4, page: 1, page_size: 10 } } } },
};
export const Vacía: Story = { args: { result: { data: { items: [], meta: { total: 0, page: 1, page_size: 10 } } } } };
export const SinResultados: Story = {
  args: { result: { data: { items: [], meta: { total: 0, page: 1, page_size: 10 } } } },
  parameters: { portal: { path: '/?q=tobogan' } },
};
export const Falla: Story = {
  args: { result: { error: { status: 503, message: 'La base de datos no está disponible.' } } },
};
export const FallaAlActualizar: Story = {
  args: {
    result: {
      error: { status: 'OFFLINE', message: 'No pudimos conectarnos con el servidor.' },
      data: { items: places, meta: { total: 4, page: 1, page_size: 10 } },
    },
  },
};
export const ConUnaFilaQueCambió: Story = {
  args: { changedKeys: [2], result: { data: { items: places, meta: { total: 4, page: 1, page_size: 10 } } } },
};
export const SinActualizaciónEnVivo: Story = { render: () => <NotLive /> };
export const Buscador: Story = { render: () => <SearchBox value="oroño" onSearch={() => {}} /> };
export const Paginador: Story = { render: () => <Pager total={12_840} page={3} /> };
export const PaginadorDeUnaPágina: Story = { render: () => <Pager total={4} page={1} /> };
export const PaginadorDe25: Story = { render: () => <Pager total={60} page={2} pageSize={25} /> };
export const Teclas: Story = {
  render: () => <KeysDialog actions={gridKeys.map(({ action }) => action)} onClose={() => {}} />,
  play: shows('Ver al lado de la lista, o dejar de verlo'),
};
