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
