import { arrangeColumns } from '../../src/ui/table/arrangeColumns';

const columns = ['id', 'date', 'name', 'age'].map((key) => ({ key, title: key, isExtra: key === 'age' }));
const keys = (layout: Parameters<typeof arrangeColumns>[1]) => arrangeColumns(columns, layout).map(({ key }) => key);

test('at first every column stands but those that are extra', () => {
  expect(keys({})).toEqual(['id', 'date', 'name']);
});

test('columns are shown, hidden and ordered as somebody has them', () => {
  expect(keys({ order: ['name', 'age', 'date', 'id'], shown: { age: true, date: false } })).toEqual([
    'name',
    'age',
    'id',
  ]);
});

test('a column that came after somebody ordered them stands where it belongs, and one that went is forgotten', () => {
  expect(keys({ order: ['name', 'gone', 'id'] })).toEqual(['name', 'id', 'date']);
});

test('a column that was widened has that width, spare or not', () => {
  expect(arrangeColumns(columns, { widths: { date: 300 } })[1]).toMatchObject({ width: 300, roomyWidth: 300 });
});
