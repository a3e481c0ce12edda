import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { leaf } from '../../../../test/support/play';
import type { TableQuery } from '../query/tableQuery';
import { TablePager } from './TablePager';
import { guide } from '../../../../test/support/guide';

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

const meta: Meta = {
  title: 'Tabla/Páginas',
  component: TablePager,
  tags: ['autodocs'],
  parameters: guide({
    use: 'Debajo de una lista: en qué parte está, las demás páginas y cuántas filas por página.',
    avoid: 'Para una lista que siempre entra entera.',
    access: 'Es una navegación con nombre; la página actual se anuncia y los botones apagados también.',
  }),
};
export default meta;
type Story = StoryObj;

export const EnLaTercera = leaf(
  TablePager,
  {
    total: 148,
    page: 3,
    pageSize: 10,
    shown: { page: 3, pageSize: 10 },
    isFetching: false,
    onChange: fn(),
  },
  '21–30 de 148',
);
export const DeMuchas: Story = { render: () => <Pager total={12_840} page={3} /> };
export const DeUna: Story = { render: () => <Pager total={4} page={1} /> };
export const DeA25: Story = { render: () => <Pager total={60} page={2} pageSize={25} /> };
