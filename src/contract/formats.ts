/** How people write phones, documents, e-mail addresses, amounts and days, and how they are stored (decisions 9). */

/** Returns ten digits (area code without 0, number without 15); undefined if `text` is not a valid phone. */
export function normalizePhone(text: string): string | undefined {
  return /^(?:\+?549)?([1-9]\d{9})$/.exec(text.replace(/[\s\-().]/g, ''))?.[1];
}

/** Returns seven or eight digits without dots; undefined if `text` is not a valid document. */
export function normalizeDni(text: string): string | undefined {
  const digits = text.trim().replace(/\./g, '');
  return /^[1-9]\d{6,7}$/.test(digits) ? digits : undefined;
}

/** Whether `text` looks like an e-mail address. Only a mail sent to it proves that it exists. */
export const isEmail = (text: string): boolean =>
  /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim()) && text.length <= 254;

/** Whether `text` is an amount in pesos as a decimal with up to two places, below ten thousand million. */
export const isMoney = (text: string): boolean => /^\d{1,10}(\.\d{1,2})?$/.test(text);

/** Whether `text` is a valid calendar day as `YYYY-MM-DD`, between the years 1900 and 2199. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
  return isReal && text >= '1900-01-01' && text <= '2199-12-31';
}

/**
 * Converts a day as people and spreadsheets write it (`31/12/2025`, `31-12-25`, `2025-12-31`) to `YYYY-MM-DD`;
 * undefined if it is not a day.
 */
export function normalizeDay(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text.trim()) ?? [];
  const iso = year
    ? `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : text.trim();
  return isDay(iso) ? iso : undefined;
}
