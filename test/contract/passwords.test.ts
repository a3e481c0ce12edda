import { passwordProblem } from '../../src/contract/passwords';
import { rulesText } from '../../src/contract/rulesText';

test('a password has at least ten and at most 128 characters', () => {
  expect(passwordProblem('gato-azul')).toBe(rulesText.password);
  expect(passwordProblem('gato-azul1')).toBeUndefined();
  expect(passwordProblem('gato-azul1'.padEnd(128, 'xyz'))).toBeUndefined();
  expect(passwordProblem('gato-azul1'.padEnd(129, 'xyz'))).toBe(rulesText.password);
  expect([passwordProblem(undefined), passwordProblem(null)]).toEqual([rulesText.password, rulesText.password]);
});

/** Written by hand as a second source: removing a word from the list requires a change here. */
const common = [
  ...['posventa', 'constructora', 'departamento', 'administrador', 'administradora', 'rosario', 'rosariocentral'],
  ...['newells', 'bocajuniors', 'riverplate', 'argentina', 'contraseña', 'bienvenido', 'bienvenida', 'mipassword'],
  ...['miclave'],
];
test.each(common)('"%s" is refused as easily guessed, also with digits and signs around it', (word) => {
  expect(passwordProblem(`${word}1234567890`.slice(0, 120))).toBe(rulesText.passwordWeak);
  expect(passwordProblem(`2026!!${word.toUpperCase()}.2026`)).toBe(rulesText.passwordWeak);
});

test("words of the server's list are refused like those of the contract", () => {
  const isListed = (word: string) => word === 'girasol' || word === '1qaz2wsx3edc';
  for (const password of ['girasol-2026', '99Girasol!', 'GIRASOLgirasol', '1qaz2wsx3EDC'])
    expect([passwordProblem(password), passwordProblem(password, null, isListed)]).toEqual([
      undefined,
      rulesText.passwordWeak,
    ]);
  expect(passwordProblem('girasol y margarita', null, isListed)).toBeUndefined();
});

test('a common word inside a longer password is accepted', () => {
  expect(passwordProblem('rosario y dos gatos')).toBeUndefined();
  expect(passwordProblem('mi rosario verde')).toBeUndefined();
});

test.each([
  'rosariorosario',
  '0123456789',
  '9876543210',
  'abcdefghijkl',
  'fghijklmnop',
  'wertyuiopas',
  'aaaaaaaaaaaa',
  'abcdabcdabcd',
])('repeated words, series and few distinct characters are refused: "%s"', (text) =>
  expect(passwordProblem(text)).toBe(rulesText.passwordWeak),
);

test('five different characters are enough, unless they are a known series', () => {
  expect(passwordProblem('abceabceabcex')).toBeUndefined();
});

test.each([
  ['LauraGimenez99', 'lauragimenez@correo.ar', true],
  ['lauragimenez@correo.ar', ' LauraGimenez@correo.ar ', true],
  ['lauragimenez-del-puerto', 'lauragimenez@correo.ar', false],
  // A name that is too short does not identify its owner.
  ['1234567ana8', 'ana@correo.ar', false],
  ['12345678ana1', '', false],
  ['luis1234567', 'luis@correo.ar', true],
  ['laura12345', 'laura12345@correo.ar', true],
  ['correo.ar-77', 'laura@correo.ar', false],
])("the user's own e-mail is not a password: %s of %s", (password, username, isWeak) => {
  expect(passwordProblem(password, username)).toBe(isWeak ? rulesText.passwordWeak : undefined);
});
