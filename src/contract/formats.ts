/** How people write phones, documents and amounts, and how they are stored (decisions 9). */

/** Returns ten digits (area code without 0, number without 15); undefined if `text` is not a valid phone. */
export function normalizePhone(text: string): string | undefined {
  return /^(?:\+?549)?([1-9]\d{9})$/.exec(text.replace(/[\s\-().]/g, ''))?.[1];
}

/** Returns seven or eight digits without dots; undefined if `text` is not a valid document. */
export function normalizeDni(text: string): string | undefined {
  const digits = text.trim().replace(/\./g, '');
  return /^[1-9]\d{6,7}$/.test(digits) ? digits : undefined;
}

/** Whether `text` is an amount in pesos as a decimal with up to two places, below ten thousand million. */
export const isMoney = (text: string): boolean => /^\d{1,10}(\.\d{1,2})?$/.test(text);
