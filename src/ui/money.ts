import { isMoney } from '../contract/limits';

const formatter = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats a price in pesos: `"125000.00"` becomes `$ 125.000,00`; undefined if there is none. */
export function formatMoney(price: string | null | undefined): string | undefined {
  return price === null || price === undefined || price === '' ? undefined : `$ ${formatter.format(Number(price))}`;
}

/** Normalises a typed price to a plain decimal, if it is one: `$ 125.000,5` becomes `125000.5`. */
export function plainMoney(text: string): string {
  const bare = text.replace(/[$\s]/g, '');
  // Dots separate thousands if a comma follows or each is followed by three digits; else a single dot is the decimal point.
  const isGrouped = bare.includes(',') || /^\d{1,3}(\.\d{3})+$/.test(bare);
  return isGrouped ? bare.replaceAll('.', '').replace(',', '.') : bare;
}

/**
 * Parses a typed price into the API's decimal: `125.000,5` and `125000.50` both become `125000.50`. An empty text is
 * null (no price). Returns undefined if the text is not a price.
 */
export function parseMoney(text: string): string | null | undefined {
  const plain = plainMoney(text);
  if (plain === '') return null;
  return isMoney(plain) ? Number(plain).toFixed(2) : undefined;
}
