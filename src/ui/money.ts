import { isMoney } from '../contract/rules';

const format = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A price in pesos as the Argentine reads it: `"125000.00"` becomes `$ 125.000,00`; undefined where there is none. */
export function formatMoney(price: string | null | undefined): string | undefined {
  return price === null || price === undefined || price === '' ? undefined : `$ ${format.format(Number(price))}`;
}

/** What a person typed as a price, as a plain decimal where it can be one: `$ 125.000,5` becomes `125000.5`. */
export function plainMoney(text: string): string {
  const bare = text.replace(/[$\s]/g, '');
  // Dots group thousands where a comma follows them or each stands before three digits; else a single dot is the decimal one.
  const isGrouped = bare.includes(',') || /^\d{1,3}(\.\d{3})+$/.test(bare);
  return isGrouped ? bare.replaceAll('.', '').replace(',', '.') : bare;
}

/**
 * What a person typed as a price, as the wire's decimal: `125.000,5` and `125000.50` both become `125000.50`; an empty text is null
 * (no price); undefined where it is no price.
 */
export function parseMoney(text: string): string | null | undefined {
  const plain = plainMoney(text);
  if (plain === '') return null;
  return isMoney(plain) ? Number(plain).toFixed(2) : undefined;
}
