import { columnWidths } from '../../../../src/ui/table/layout/columnWidths';

const columns = [
  { key: 'id', width: 50 },
  { key: 'name', width: 80, roomyWidth: 180 },
  { key: 'date', width: 80, roomyWidth: 130 },
  { key: 'text', width: 100, roomyWidth: 300, isMain: true },
];

test('without spare width each column has its minimum width, and the table scrolls', () => {
  expect(columnWidths(columns, 200)).toEqual([50, 80, 80, 100]);
});

test('spare width goes to the main column first', () => {
  expect(columnWidths(columns, 460)).toEqual([50, 80, 80, 250]);
});

test('then to the others in proportion to their missing width', () => {
  expect(columnWidths(columns, 585)).toEqual([50, 130, 105, 300]);
});

test('the rest goes to the main column, so that the table fills its container', () => {
  expect(columnWidths(columns, 900)).toEqual([50, 180, 130, 540]);
});

test("a column with the user's width keeps it, whether there is spare width or not", () => {
  const own = { name: 120 };
  expect(columnWidths(columns, 200, { own })).toEqual([50, 120, 80, 100]);
  expect(columnWidths(columns, 900, { own })).toEqual([50, 120, 130, 600]);
});
