import { formatMoney, parseMoney } from '../../src/ui/money';

test('a price is formatted as in Argentina', () => {
  expect(formatMoney('125000.50')).toBe('$ 125.000,50');
  expect(formatMoney('0.00')).toBe('$ 0,00');
  expect(formatMoney(null)).toBeUndefined();
  expect(formatMoney('')).toBeUndefined();
});

test.each([
  ['125.000,5', '125000.50'],
  ['125000.50', '125000.50'],
  ['$ 1.250', '1250.00'],
  ['1250', '1250.00'],
  ['1.234.567,89', '1234567.89'],
  ['12,3', '12.30'],
  ['  ', null],
  ['', null],
  ['doce', undefined],
  ['-5', undefined],
  ['1,234', undefined],
  ['12.34.5', undefined],
])('"%s" typed as a price means %s', (text, price) => {
  expect(parseMoney(text)).toBe(price);
});
