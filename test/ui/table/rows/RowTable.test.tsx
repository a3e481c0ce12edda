import { render, screen } from '@testing-library/react';
import { RowTable } from '../../../../src/ui/table/rows/RowTable';
import type { DataColumn } from '../../../../src/ui/table/tableTypes';

interface Person {
  id: number;
  name: string;
}

test('another width of a column lays the rows out again, and renders no cell', () => {
  const renderName = jest.fn(({ name }: Person) => name);
  const columns: DataColumn<Person>[] = [{ key: 'name', title: 'Nombre', width: 80, render: renderName }];
  const rows = [{ id: 1, name: 'Ana Gómez' }];
  const rowKey = ({ id }: Person) => id;
  const onSort = () => undefined;
  const table = (width?: number) => (
    <RowTable
      label="Personas"
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      actionsWidth={80}
      isFetching={false}
      sort={undefined}
      onSort={onSort}
      ownWidths={width === undefined ? undefined : { name: width }}
    />
  );
  const { rerender } = render(table());
  const widthOfName = () =>
    getComputedStyle(screen.getByRole('table').closest('[style*="--width-name"]')!).getPropertyValue('--width-name');
  expect(widthOfName()).toBe('80px');
  const countBefore = renderName.mock.calls.length;
  expect(countBefore).toBeGreaterThan(0);
  rerender(table(220));
  expect(widthOfName()).toBe('220px');
  expect(renderName).toHaveBeenCalledTimes(countBefore);
});
