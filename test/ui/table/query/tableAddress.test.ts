import { knownSort } from '../../../../src/ui/table/query/sorting';
import { knownCodes, yesOrNo } from '../../../../src/ui/table/query/tableQuery';

test('an order by an unknown column is replaced by the default order', () => {
  const columns = [{ key: 'id' }, { key: 'date' }];
  expect(knownSort('-date', columns)).toBe('-date');
  expect(knownSort('-dates', columns)).toBeUndefined();
  expect(knownSort('', columns)).toBeUndefined();
});

test('only known codes of a filter are requested', () => {
  expect(knownCodes('open,nada', ['open', 'pending'])).toBe('open');
  expect(knownCodes('nada', ['open'])).toBeUndefined();
  expect(yesOrNo('quizás')).toBeUndefined();
});
