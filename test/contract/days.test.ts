import fc from 'fast-check';
import { isDay, normalizeDay } from '../../src/contract/days';

test('days are days of the calendar', () => {
  expect(isDay('2028-02-29')).toBe(true);
  expect(isDay('2027-02-29')).toBe(false);
  expect(isDay('29/02/2028')).toBe(false);
  expect(
    ['1899-12-31', '2200-01-01', '12028-02-29', '+012028-02-29', '2028-02-29T00:00', '2028-13-01'].some(isDay),
  ).toBe(false);
  expect(['1900-01-01', '2199-12-31'].every(isDay)).toBe(true);
});

test.each([
  ['15/1/27', '2027-01-15'],
  ['15/01/2027', '2027-01-15'],
  ['15-01-2027', '2027-01-15'],
  ['15.1.27', '2027-01-15'],
  ['15 1 2027', '2027-01-15'],
  ['15 / 01 / 2027', '2027-01-15'],
  ['15–01–2027', '2027-01-15'],
  ['15012027', '2027-01-15'],
  ['20270115', '2027-01-15'],
  ['2027-1-5', '2027-01-05'],
  ['2027/01/15', '2027-01-15'],
  ['  15/01/2027 ', '2027-01-15'],
  ['\u00a015/01/2027\u00a0', '2027-01-15'],
  ['\u200e15\u200e/\u200e01\u200e/\u200e2027', '2027-01-15'],
  ['１５／０１／２０２７', '2027-01-15'],
  ['15/01/2027 10:30', '2027-01-15'],
  ['15/01/2027, 10:30:00 a. m.', '2027-01-15'],
  ['15/01/2027 9:30 hs', '2027-01-15'],
  ['2027-01-15T00:00:00.000Z', '2027-01-15'],
  ['2027-01-15T23:59:59-03:00', '2027-01-15'],
  ['15-ene-27', '2027-01-15'],
  ['15 de enero de 2027', '2027-01-15'],
  ['1 de Setiembre del 2027', '2027-09-01'],
  ['3 set 2027', '2027-09-03'],
  ['30/02/2027', undefined],
  ['12/31/2025', undefined],
  ['15/1', undefined],
  ['15/01/027', undefined],
  ['15/01-2027', undefined],
  ['150127', undefined],
  ['46054', undefined],
  ['15/01/2027 o 16', undefined],
  ['15 de en de 2027', undefined],
  ['enero 2027', undefined],
  ['', undefined],
])('the day "%s" is %s', (text, expected) => expect(normalizeDay(text)).toBe(expected));

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const marks = fc.constantFrom('', ' ', '\u00a0', '\u200e', '\u202a', '\ufeff', '\u2009');

test('every day is read from each way to write it, with surrounding marks and a time', () => {
  fc.assert(
    fc.property(
      day,
      fc.constantFrom('/', '-', '.', ' ', '–', '‑', '/ ', ' - '),
      fc.boolean(),
      marks,
      fc.constantFrom('', ' 00:00', ' 9:05:07', 'T12:30:00Z'),
      (iso, separator, isShort, mark, time) => {
        const [year = '', month = '', date = ''] = iso.split('-');
        const parts = isShort ? [String(Number(date)), String(Number(month)), year] : [date, month, year];
        const spellings = [parts.join(separator), iso, `${date}${month}${year}`, `${year}${month}${date}`];
        if (year.startsWith('20')) spellings.push([date, month, year.slice(2)].join(separator));
        for (const text of spellings) expect(normalizeDay(`${mark}${text}${time}${mark}`)).toBe(iso);
      },
    ),
  );
});

test('what is understood is a day, and understood again as itself', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d/.\- :T]{0,20}$/)), (text) => {
      const iso = normalizeDay(text);
      if (iso === undefined) return;
      expect(isDay(iso)).toBe(true);
      expect(normalizeDay(iso)).toBe(iso);
    }),
  );
});
