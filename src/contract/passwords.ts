import { limits } from './limits';
import { rulesText } from './rulesText';

/**
 * Words of the company, its city and its language that an attacker tries first. The server's list in
 * `src/server/accounts/passwords.service.ts` is much longer, too long for a page.
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
 * Returns why a password is refused: its length, an easy guess, or its similarity to the user's e-mail; undefined if it
 * is acceptable. Browser and server use it for every new password (decisions 9).
 * @param isListed whether a lower-case word is on a longer list than the one here.
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

/** @param email the owner's e-mail, in lower case. */
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
