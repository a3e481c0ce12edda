import { fireEvent, render, screen } from '@testing-library/react';
import { RowTable } from '../../../../src/ui/table/rows/RowTable';
import type { DataColumn } from '../../../../src/ui/table/tableTypes';

interface Person {
  id: number;
  name: string;
}

/** Called for each row that Ant Design renders. */
const hint = jest.fn(({ name }: Person) => name);
/** Called for each cell that is rendered. */
const renderName = jest.fn(({ name }: Person) => name);
const columns: DataColumn<Person>[] = [{ key: 'name', title: 'Nombre', width: 80, hint, render: renderName }];
const rows = [{ id: 1, name: 'Ana Gómez' }];
const rowKey = ({ id }: Person) => id;
const onSort = () => undefined;

const table = (ownWidths?: Record<string, number>) => (
  <RowTable
    label="Personas"
    columns={columns}
    rows={rows}
    rowKey={rowKey}
    actionsWidth={80}
    isFetching={false}
    sorting={{ sort: undefined, onSort }}
    marks={{}}
    layout={{ widths: ownWidths }}
  />
);

test('another width of a column renders neither rows nor cells', () => {
  const { rerender } = render(table());
  const widthOfName = () =>
    getComputedStyle(screen.getByRole('table').closest('[style*="--width-name"]')!).getPropertyValue('--width-name');
  expect(widthOfName()).toBe('80px');
  expect(hint).toHaveBeenCalled();
  expect(renderName).toHaveBeenCalled();
  hint.mockClear();
  renderName.mockClear();
  rerender(table({ name: 220 }));
  expect(widthOfName()).toBe('220px');
  expect(hint).not.toHaveBeenCalled();
  expect(renderName).not.toHaveBeenCalled();
});

test('only a table that is wider than its frame says that columns are under the actions', () => {
  const frame = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(200);
  const { rerender } = render(table());
  const list = screen.getByRole('table').closest('[style*="--width-name"]');
  expect(list).not.toHaveClass('is-scrolled');
  rerender(table({ name: 220 }));
  expect(list).toHaveClass('is-scrolled');
  frame.mockRestore();
});

test('Ant Design does not mark the cells under the pointer, which would render them', () => {
  render(table());
  const cell = screen.getByRole('cell', { name: 'Ana Gómez' });
  const before = cell.className;
  fireEvent.mouseEnter(cell);
  expect(cell.className).toBe(before);
});
