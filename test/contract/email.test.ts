import fc from 'fast-check';
import { emailKey, emailText, isStoredEmail, readEmail, wireAddress } from '../../src/contract/email';

test.each([
  ['ana@correo.ar', 'ana@correo.ar'],
  [' Ana.Paz+obra@Correo.com.AR ', 'ana.paz+obra@correo.com.ar'],
  ['<ana@correo.ar>', 'ana@correo.ar'],
  ['ana@correo.ar;', 'ana@correo.ar'],
  ['ana@correo.ar ,', 'ana@correo.ar'],
  ['mailto:ana@correo.ar', 'ana@correo.ar'],
  [' <mailto:ana@correo.ar>; ', 'ana@correo.ar'],
  ['ana@correo.ar\u200b', 'ana@correo.ar'],
  ['\u202aana@correo.ar\u202c', 'ana@correo.ar'],
  ['\u00a0ana@correo.ar\r\n', 'ana@correo.ar'],
  ['\ufeffana@correo.ar', 'ana@correo.ar'],
  ["o'brien@correo.ar", "o'brien@correo.ar"],
  ['ana@Construcción.com.ar', 'ana@construcción.com.ar'],
  [`${'a'.repeat(64)}@correo.ar`, `${'a'.repeat(64)}@correo.ar`],
])('reads the address in "%s"', (text, email) => expect(readEmail(text)).toEqual({ email }));

test.each([
  ['', emailText.invalid],
  ['ana', emailText.invalid],
  ['ana@correo', emailText.noDomain],
  ['ana@correo.', emailText.invalid],
  ['ana@@correo.ar', emailText.several],
  ['ana@correo.ar / leo@correo.ar', emailText.several],
  ['ana@correo.ar;leo@correo.ar', emailText.several],
  ['ana paz@correo.ar', emailText.space],
  ['Ana Paz <ana@correo.ar>', emailText.space],
  ['ana(casa)o09@correo.test', emailText.character('(')],
  ['ana,x@correo.test', emailText.character(',')],
  ['a@gmail,com.ar', emailText.character(',')],
  ['"ana"@correo.test', emailText.character('"')],
  ['josé@correo.ar', emailText.character('é')],
  ['\u212Aana@correo.ar', emailText.character('\u212A')],
  ['ana@[127.0.0.1]', emailText.character('[')],
  ['ana@correo.ar:25', emailText.character(':')],
  ['ana..paz@correo.ar', emailText.invalid],
  ['.ana@correo.ar', emailText.invalid],
  ['ana@-correo.ar', emailText.invalid],
  ['ana@127.0.0.1', emailText.invalid],
  ['ana@１.２', emailText.invalid],
  [`${'a'.repeat(65)}@correo.ar`, emailText.tooLong],
  [
    `ana@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(20)}.ar`,
    emailText.tooLong,
  ],
])('refuses "%s"', (text, problem) => expect(readEmail(text)).toEqual({ problem }));

test('what was read is the stored form: reading it again changes nothing, and its account is found by it', () => {
  const part = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
  const text = fc.oneof(
    fc.emailAddress(),
    part,
    fc.tuple(part, part).map(([local, domain]) => `${local}@${domain}.ar`),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const { email } = readEmail(typed);
      if (email === undefined) return;
      expect(wireAddress(email)).toMatch(/^[!-~]+@[a-z0-9.-]+$/);
      expect(readEmail(email)).toEqual({ email });
      expect(isStoredEmail(email)).toBe(true);
      expect(emailKey(typed)).toBe(email);
    }),
    { numRuns: 2000 },
  );
});
