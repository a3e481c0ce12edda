import { normalizeDni, normalizePhone } from '../../contract/formats';

/** Returns the ten digits of a phone that has passed its rule. */
export const storedPhone = (text: string): string => passed(normalizePhone(text), 'phone');
/** Returns the seven or eight digits of a DNI that has passed its rule. */
export const storedDni = (text: string): string => passed(normalizeDni(text), 'DNI');

function passed(digits: string | undefined, what: string): string {
  if (digits === undefined) throw new Error(`An invalid ${what} was not refused by its rule.`);
  return digits;
}
