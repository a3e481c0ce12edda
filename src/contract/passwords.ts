import { limits } from './limits';
import { rulesText } from './rulesText';

/**
 * Words of the company, of its place and of its language that an attacker tries first. The server knows many more: the list of
 * `src/server/accounts/passwords.service.ts`, which no page has to carry.
 */
const common = new Set([
  'posventa',
  'constructora',
  'departamento',
  'administrador',
  'administradora',
  'rosario',
  'rosariocentral',
  'newells',
  'bocajuniors',
  'riverplate',
  'argentina',
  'contraseña',
  'bienvenido',
  'bienvenida',
  'mipassword',
  'miclave',
]);
const series = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
];

/**
 * Why a password is refused: its length, that it is easy to guess, or that it is made of the own e-mail.
 * Undefined where it is fine. Both sides ask here, wherever a password is chosen (decisions 9).
 * @param isListed whether a word, in small letters, is on a longer list than the one here.
 */
export function passwordProblem(
  password: string | null | undefined,
  username?: string | null,
  isListed: (word: string) => boolean = () => false,
): string | undefined {
  const text = password ?? '';
  if (text.length < limits.passwordMin || text.length > limits.passwordMax) return rulesText.password;
  const isCommon = (word: string) => common.has(word) || isListed(word);
  return isEasyToGuess(text, username?.trim().toLowerCase(), isCommon) ? rulesText.passwordWeak : undefined;
}

/** @param email of whom it is to be, in small letters. */
function isEasyToGuess(password: string, email: string | undefined, isCommonWord: (word: string) => boolean): boolean {
  const plain = password.toLowerCase();
  const letters = plain.replace(/^[\d\W_]+|[\d\W_]+$/g, '');
  const isRepeated = new Set(plain).size < 5;
  const isSeries = series.some((row) => row.includes(plain));
  const half = plain.slice(0, plain.length / 2);
  const isCommon = isCommonWord(plain) || isCommonWord(letters) || (plain === half.repeat(2) && isCommonWord(half));
  const isOwn = (part: string) => part.length >= 4 && (plain === part || letters === part);
  const isFromEmail = email !== undefined && (isOwn(email) || isOwn(email.replace(/@.*/, '')));
  return isRepeated || isSeries || isCommon || isFromEmail;
}
