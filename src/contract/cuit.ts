/** The tax number of a person or a company in Argentina (CUIT or CUIL): eleven digits, the last of which checks the others. */

const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
/** What the number may begin with: people, companies and those that AFIP gives to either. */
const prefix = /^(20|23|24|25|26|27|30|33|34)/;

/** Eleven digits without hyphens, or undefined where `text` is no such number. */
export function normalizeCuit(text: string): string | undefined {
  const digits = text.replace(/[\s.-]/g, '');
  if (!/^\d{11}$/.test(digits) || !prefix.test(digits)) return undefined;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  const check = (11 - (sum % 11)) % 11;
  // AFIP gives no number whose check would be 10: it changes the prefix instead.
  return check === Number(digits[10]) ? digits : undefined;
}

/** As people write it: `30-71234567-1`. */
export const shownCuit = (digits: string): string => digits.replace(/^(\d{2})(\d{8})(\d)$/, '$1-$2-$3');
