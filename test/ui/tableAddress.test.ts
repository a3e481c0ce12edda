import { knownSort } from '../../src/ui/table/sorting';
import { knownCodes, yesOrNo } from '../../src/ui/table/tableQuery';

test('an order by a column that the table has not is the list’s own', () => {
  const columns = [{ key: 'id' }, { key: 'date' }];
  expect(knownSort('-date', columns)).toBe('-date');
  expect(knownSort('-dates', columns)).toBeUndefined();
  expect(knownSort('', columns)).toBeUndefined();
});

test('of a filter only the codes that are known are asked for', () => {
  expect(knownCodes('open,nada', ['open', 'pending'])).toBe('open');
  expect(knownCodes('nada', ['open'])).toBeUndefined();
  expect(yesOrNo('quizás')).toBeUndefined();
});
