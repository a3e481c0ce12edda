import { knownSort, nextSort } from '../../src/ui/table/sorting';

test('a press orders by a column, then the other way round, then not at all', () => {
  expect(nextSort(undefined, 'price', false)).toBe('price');
  expect(nextSort('price', 'price', false)).toBe('-price');
  expect(nextSort('-price', 'price', false)).toBeUndefined();
  expect(nextSort('date,-priority', 'price', false)).toBe('price');
});

test('a press with Shift orders by a second column', () => {
  expect(nextSort('-priority', 'date', true)).toBe('-priority,date');
  expect(nextSort('-priority,date', 'date', true)).toBe('-priority,-date');
  expect(nextSort('-priority,-date', 'date', true)).toBe('-priority');
  expect(nextSort('-priority,date', 'price', true)).toBe('-priority,price');
});

test('of two columns those that a table has are asked for', () => {
  expect(knownSort('-priority,nada', [{ key: 'priority' }])).toBe('-priority');
});
