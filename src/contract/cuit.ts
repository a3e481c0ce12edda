/**
 * The tax number of a person or a company in Argentina (CUIT or CUIL): eleven digits, the last of which is a check
 * digit.
 */

const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
/** Valid prefixes: of people, of companies, and those that AFIP assigns to either. */
const prefix = /^(20|23|24|25|26|27|30|33|34)/;

/** Returns eleven digits without hyphens; undefined if `text` is not a valid number. */
export function normalizeCuit(text: string): string | undefined {
  const digits = text.replace(/[\s.-]/g, '');
  if (!/^\d{11}$/.test(digits) || !prefix.test(digits)) return undefined;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const check = (11 - (sum % 11)) % 11;
  // AFIP assigns no number whose check digit would be 10: it changes the prefix instead.
  return check === Number(digits[10]) ? digits : undefined;
}

/** Formats a number for display: `30-71234567-1`. */
export const formatCuit = (digits: string): string => digits.replace(/^(\d{2})(\d{8})(\d)$/, '$1-$2-$3');
