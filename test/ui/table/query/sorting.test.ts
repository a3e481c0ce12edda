import { knownSort, nextSort } from '../../../../src/ui/table/query/sorting';

test('a click sorts by a column ascending, then descending, then not at all', () => {
  expect(nextSort(undefined, 'price', false)).toBe('price');
  expect(nextSort('price', 'price', false)).toBe('-price');
  expect(nextSort('-price', 'price', false)).toBeUndefined();
  expect(nextSort('date,-priority', 'price', false)).toBe('price');
});

test('a click with Shift sorts by a second column', () => {
  expect(nextSort('-priority', 'date', true)).toBe('-priority,date');
  expect(nextSort('-priority,date', 'date', true)).toBe('-priority,-date');
  expect(nextSort('-priority,-date', 'date', true)).toBe('-priority');
  expect(nextSort('-priority,date', 'price', true)).toBe('-priority,price');
});

test('only known columns of an order are requested', () => {
  expect(knownSort('-priority,nada', [{ key: 'priority' }])).toBe('-priority');
});
