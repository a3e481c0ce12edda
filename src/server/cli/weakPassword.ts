import { isPassword } from '../../contract/rules';
import { rulesText } from '../../contract/rulesText';
import { demoPassword } from '../database/seed/accounts';
import { cliText } from './cliText';

const common = [
  'password',
  'contraseña',
  'contrasena',
  'administrador',
  'qwertyuiop',
  '1234567890',
  '0123456789',
  'posventa',
  demoPassword,
];

/** Why a password is too weak for an admin of a production database; undefined where it is fine. */
export function weakness(password: string, username: string): string | undefined {
  if (!isPassword(password)) return rulesText.password;
  const plain = password.toLowerCase();
  const isRepeated = new Set(plain).size < 5;
  const isCommon = common.some((word) => plain === word || plain.replace(/[\d\W]+$/, '') === word);
  const isFromEmail = username
    .toLowerCase()
    .split(/[@.]/)
    .some((part) => part.length >= 4 && plain.includes(part));
  return isRepeated || isCommon || isFromEmail ? cliText.weak : undefined;
}
