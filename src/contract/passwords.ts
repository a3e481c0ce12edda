import { limits } from './limits';
import { rulesText } from './rulesText';

/** What people choose first, and with it whoever guesses: words (also with digits or signs behind them), rows of keys, series. */
const common = [
  'password',
  'passw0rd',
  'contraseña',
  'contrasena',
  'administrador',
  'administrator',
  'qwertyuiop',
  'qwerty',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghij',
  'iloveyou',
  'teamo',
  'tequiero',
  'bienvenido',
  'bienvenida',
  'argentina',
  'rosario',
  'rosariocentral',
  'newells',
  'bocajuniors',
  'riverplate',
  'posventa',
  'constructora',
  'departamento',
  'welcome',
  'letmein',
  'football',
  'princess',
  'superman',
  'secreto',
  'mipassword',
  'miclave',
  'clave',
];
const series = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
];

/**
 * Why a password is refused: its length, or that it is among the first that anybody would guess, or made of the own e-mail.
 * Undefined where it is fine. Both sides ask here, wherever a password is chosen (decisions 9).
 */
export function passwordProblem(password: string | null | undefined, username?: string | null): string | undefined {
  const text = password ?? '';
  if (text.length < limits.passwordMin || text.length > limits.passwordMax) return rulesText.password;
  return isEasyToGuess(text, username?.trim().toLowerCase()) ? rulesText.passwordWeak : undefined;
}

/** @param email of whom it is to be, in small letters. */
function isEasyToGuess(password: string, email: string | undefined): boolean {
  const plain = password.toLowerCase();
  const letters = plain.replace(/^[\d\W_]+|[\d\W_]+$/g, '');
  const isRepeated = new Set(plain).size < 5;
  const isSeries = series.some((row) => row.includes(plain));
  const isCommon = common.some((word) => letters === word || plain === word.repeat(2));
  const isOwn = (part: string) => part.length >= 4 && (plain === part || letters === part);
  const isFromEmail = email !== undefined && (isOwn(email) || isOwn(email.replace(/@.*/, '')));
  return isRepeated || isSeries || isCommon || isFromEmail;
}
