import { arrangeColumns } from '../../../../src/ui/table/layout/arrangeColumns';

const columns = ['id', 'date', 'name', 'age'].map((key) => ({ key, title: key, isExtra: key === 'age' }));
const keys = (layout: Parameters<typeof arrangeColumns>[1]) => arrangeColumns(columns, layout).map(({ key }) => key);

test('by default every column is shown except the extra ones', () => {
  expect(keys({})).toEqual(['id', 'date', 'name']);
});

test('columns are shown, hidden and ordered by the layout', () => {
  expect(keys({ order: ['name', 'age', 'date', 'id'], shown: { age: true, date: false } })).toEqual([
    'name',
    'age',
    'id',
  ]);
});

test('a new column follows its neighbour in an existing order, and a removed one is ignored', () => {
  expect(keys({ order: ['name', 'gone', 'id'] })).toEqual(['name', 'id', 'date']);
});
