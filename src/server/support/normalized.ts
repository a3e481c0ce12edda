import { readEmail } from '../../contract/email';
import { normalizeDni } from '../../contract/documents';
import { normalizePhone } from '../../contract/phones';

/** Returns the ten digits of a phone that has passed its rule. */
export const storedPhone = (text: string): string => requireValid(normalizePhone(text), 'phone');
/** Returns the seven or eight digits of a DNI that has passed its rule. */
export const storedDni = (text: string): string => requireValid(normalizeDni(text), 'DNI');

/** Returns the stored form of an e-mail address that has passed its rule. */
export const storedEmail = (text: string): string => requireValid(readEmail(text).email, 'e-mail');

function requireValid(value: string | undefined, kind: string): string {
  if (value === undefined) throw new Error(`An invalid ${kind} was not refused by its rule.`);
  return value;
}
