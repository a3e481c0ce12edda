import fc from 'fast-check';
import { normalizePhone, phoneProblem, phoneText, readPhone } from '../../src/contract/phones';

test.each([
  ['3412345678', '3412345678'],
  ['341 234-5678', '3412345678'],
  ['+54 9 341 234 5678', '3412345678'],
  ['5493412345678', '3412345678'],
  ['0341 2345678', '3412345678'],
  ['341 15 234 5678', '3412345678'],
  ['0341 15-555-0001', '3415550001'],
  ['(0341) 15 5550001', '3415550001'],
  ['(0341)155550001', '3415550001'],
  ['+54 341 555-0001', '3415550001'],
  ['54 341 5550001', '3415550001'],
  ['+54 (0341) 15-555-0001', '3415550001'],
  ['+54 9 0341 555-0001', '3415550001'],
  ['9 341 5550001', '3415550001'],
  ['341 – 555 – 0001', '3415550001'],
  ['341—555−0001', '3415550001'],
  ['\u202a+54 9 341 555\u20110001\u202c', '3415550001'],
  ['341\u00a0555\u00a00001', '3415550001'],
  ['３４１ ５５５ ０００１', '3415550001'],
  ['3415550001.0', '3415550001'],
  ['3415550001,00', '3415550001'],
  ['3.415.550.001', '3415550001'],
  ['341.555.0001', '3415550001'],
  ['341/5550001', '3415550001'],
  ['Cel. 341 555-0001', '3415550001'],
  ['Tel: 0341-4555000 (fijo)', '3414555000'],
  ['tel:+5493415550001', '3415550001'],
  ['WhatsApp +54 9 341 555-0001', '3415550001'],
  ['0054 9 341 5550001', '3415550001'],
  ['011 4555-0001', '1145550001'],
  ['11 15 4555-0001', '1145550001'],
  ['011-15-4555-0001', '1145550001'],
  ['+54 9 11 4555 0001', '1145550001'],
  ['03476 15 412345', '3476412345'],
  ['294 15 4123456', '2944123456'],
  ['02945 15 412345', '2945412345'],
  ['0800 555 1234', '8005551234'],
])('the phone "%s" is %s', (text, expected) => expect(readPhone(text)).toEqual({ phone: expected }));

test.each([
  ['3,41555E+09', phoneText.abbreviated],
  ['3.41555e9', phoneText.abbreviated],
  ['3415550001 / 3415550002', phoneText.several],
  ['3415550001, 3415550002', phoneText.several],
  ['3415550001 y 3415550002', phoneText.several],
  ['3415550001\n3415550002', phoneText.several],
  ['3415550001 3415550002', phoneText.several],
  ['3415550001/02', phoneText.several],
  ['+549 341 555 0001 int. 4', phoneText.extension],
  ['341 555 0001 interno 12', phoneText.extension],
  ['341 555 0001 Laura', phoneText.words],
  ['+598 99 123 456', phoneText.foreign],
  ['0034 612 345 678', phoneText.foreign],
  ['15 555-0001', phoneText.noArea],
  ['15-5555-0001', phoneText.noArea],
  ['555-0001', phoneText.noArea],
  ['4555-0001', phoneText.noArea],
  ['341 555 000', phoneText.length(9)],
  ['54934123456789', phoneText.length(11)],
  ['341515555001', phoneText.length(12)],
])('the phone "%s" is refused: %s', (text, reason) => expect(readPhone(text)).toEqual({ reason }));

test.each(['tel', '', '99', '1 5493412345678', '341-555-0001?', '4345550001'])(
  'the phone "%s" is simply wrong',
  (text) => {
    expect(normalizePhone(text)).toBeUndefined();
    expect(phoneProblem(text, 'El teléfono ingresado es incorrecto.')).toContain('El teléfono ingresado es incorrecto');
  },
);

const areas = ['11', '221', '341', '351', '294', '2945', '343', '3435', '3476', '2966', '388', '3888'];

test('every spelling of a phone is the same ten digits', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...areas),
      fc.integer({ min: 40_000_000, max: 49_999_999 }),
      fc.constantFrom('', ' ', '-', '.', '–', '\u2011', '\u00a0', ' - '),
      fc.constantFrom('', '\u200e', '\u202a', '\u2060', ' '),
      (area, digits, gap, mark) => {
        const number = String(digits).slice(0, 10 - area.length);
        const split = `${number.slice(0, -4)}${gap}${number.slice(-4)}`;
        const spellings = [
          `${area}${gap}${split}`,
          `0${area}${gap}${split}`,
          `(0${area})${gap}${split}`,
          `${area}${gap}15${gap}${split}`,
          `0${area}${gap}15${gap}${split}`,
          `+54${gap}9${gap}${area}${gap}${split}`,
          `+54${gap}${area}${gap}${split}`,
          `549${area}${number}`,
          `${area}${number}.0`,
          `tel:+549${area}${number}`,
        ];
        for (const text of spellings)
          expect([text, normalizePhone(`${mark}${text}${mark}`)]).toEqual([text, area + number]);
      },
    ),
  );
});

test('what is stored is understood again as itself', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[+0-9 ().\-/]{0,20}$/)), (text) => {
      const phone = normalizePhone(text);
      if (phone === undefined) return;
      expect(phone).toMatch(/^\d{10}$/);
      expect(normalizePhone(phone)).toBe(phone);
    }),
  );
});
