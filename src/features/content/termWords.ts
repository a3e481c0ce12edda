import type { WarrantyTerm } from '../../api/content';

interface ClaimItem {
  id: number;
  label: string;
  claim_category_id: number;
}

/**
 * What a term is searched by: its own words, and those by which the claim form calls what it covers. A term without an item of the
 * form is for all of its trade's items that no other term names.
 */
export function termWords(term: WarrantyTerm, terms: WarrantyTerm[], items: ClaimItem[]): string {
  const isNamed = (item: ClaimItem) => terms.some(({ claim_item_id: id }) => id === item.id);
  const covered = items.filter((item) =>
    term.claim_item_id === null
      ? item.claim_category_id === term.claim_category_id && !isNamed(item)
      : item.id === term.claim_item_id,
  );
  return [term.category, term.item, term.covers, term.excludes, ...covered.map(({ label }) => label)].join(' ');
}
