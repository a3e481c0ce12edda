import fc from 'fast-check';
import { dniText, normalizeDni, readDni } from '../../src/contract/documents';

test.each([
  ['30.123.456', '30123456'],
  [' 30.123.456 ', '30123456'],
  ['30 123 456', '30123456'],
  ['30,123,456', '30123456'],
  ['30-123-456', '30123456'],
  ['5123456', '5123456'],
  ['5.123.456', '5123456'],
  ['05123456', '5123456'],
  ['030115011', '30115011'],
  ['DNI 30115004', '30115004'],
  ['D.N.I. N° 30.115.004', '30115004'],
  ['\u202a30115009\u202c', '30115009'],
  ['30115010\u00a0', '30115010'],
  ['30115012.0', '30115012'],
  ['5123457.0', '5123457'],
  ['5.123.458.0', '5123458'],
  ['20-30115008-4', '30115008'],
  ['123456', undefined],
  ['301234567', undefined],
  ['0123456', undefined],
  ['30A23456', undefined],
  ['F5123456', undefined],
  ['3.0123.456', undefined],
  ['51.234.57', undefined],
  ['', undefined],
])('the document "%s" is %s', (text, expected) => expect(normalizeDni(text)).toBe(expected));

test('a refused document says why where it is known', () => {
  expect(readDni('3,0115E+07')).toEqual({ reason: dniText.abbreviated });
  expect(readDni('27-30115008-1')).toEqual({ reason: dniText.cuit });
  expect(readDni('mal')).toEqual({});
});

test('every spelling of a document is its digits, never ten times as much', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000_000, max: 99_999_999 }),
      fc.constantFrom('', '\u200e', '\u00a0', ' '),
      (number, mark) => {
        const digits = String(number);
        for (const separator of ['.', ',', ' ', '-']) {
          const grouped = digits.replace(/\B(?=(\d{3})+$)/g, separator);
          expect(normalizeDni(`${mark}${grouped}${mark}`)).toBe(digits);
        }
        for (const text of [digits, `${digits}.0`, `${digits},00`, `0${digits}`, `DNI ${digits}`])
          expect(normalizeDni(`${mark}${text}${mark}`)).toBe(digits);
      },
    ),
  );
});
