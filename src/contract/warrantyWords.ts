interface Term {
  claim_category_id: number | null;
  claim_item_id: number | null;
  category: string;
  item: string;
  covers: string;
}
interface Item {
  id: number;
  label: string;
  claim_category_id: number;
}

/**
 * Whether a term of the warranty table applies to an item. A term without an item applies to all items of its trade
 * without their own term.
 */
export const isTermFor = (term: Term, item: Item, terms: readonly Term[]): boolean =>
  term.claim_item_id === null
    ? item.claim_category_id === term.claim_category_id &&
      !terms.some(({ claim_item_id: itemOfTerm }) => itemOfTerm === item.id)
    : item.id === term.claim_item_id;

/** Returns the search text of a term: its own text, and the claim form's labels of its items. */
export const termWords = <T extends Term & { excludes: string }>(term: T, terms: readonly T[], items: Item[]): string =>
  [
    term.category,
    term.item,
    term.covers,
    term.excludes,
    ...items.filter((item) => isTermFor(term, item, terms)).map(({ label }) => label),
  ].join(' ');

/** Formats the length of a warranty term: "18 meses", "2 años"; "Sin garantía" for 0. */
export function monthsWords(months: number): string {
  if (months === 0) return 'Sin garantía';
  if (months % 12 === 0) return months === 12 ? '1 año' : `${months / 12} años`;
  return months === 1 ? '1 mes' : `${months} meses`;
}

const dayMs = 86_400_000;

/** "1 día", "45 días", "3 meses", "2 años": the larger unit from 60 days and from 24 months on, rounded down. */
function lengthWords(from: string, until: string): { count: number; words: string } {
  const days = Math.round((Date.parse(until) - Date.parse(from)) / dayMs);
  if (days < 60) return { count: days, words: days === 1 ? '1 día' : `${days} días` };
  const [fromYear, fromMonth, fromDay] = from.split('-').map(Number) as [number, number, number];
  const [year, month, day] = until.split('-').map(Number) as [number, number, number];
  const months = (year - fromYear) * 12 + month - fromMonth - (day < fromDay ? 1 : 0);
  if (months < 24) return { count: months, words: months === 1 ? '1 mes' : `${months} meses` };
  return { count: Math.floor(months / 12), words: `${Math.floor(months / 12)} años` };
}

/** What is left until the last day of a term: "faltan 3 meses", "termina hoy", "terminó hace 2 años". */
export function leftWords(lastDay: string, today: string): string {
  if (lastDay === today) return 'termina hoy';
  if (lastDay < today) return `terminó hace ${lengthWords(lastDay, today).words}`;
  const { count, words } = lengthWords(today, lastDay);
  return `${count === 1 ? 'falta' : 'faltan'} ${words}`;
}

/** The last day of a term: "hasta el 12/03/2027", "terminó el 12/03/2024". */
export const lastDayWords = (lastDay: string, today: string): string =>
  `${lastDay < today ? 'terminó el' : 'hasta el'} ${lastDay.split('-').reverse().join('/')}`;
