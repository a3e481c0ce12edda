import type { WarrantyTerm } from '../../../api/content';
import { emptyWords, everydayWords } from '../../../contract/itemWordsText';
import { isTermFor } from '../../../contract/warrantyWords';
import { wordsOf } from '../../../ui/words';

export interface SuggestedItem {
  id: number;
  label: string;
  claim_category_id: number;
}

const suggestedMax = 4;
/**
 * The score of a word that occurs in an item's name, as a synonym there, or in its warranty text. What is named comes
 * first: a "persiana" that "se traba" is no lock.
 */
const scores = { name: 4, synonym: 3, term: 1 } as const;
const minScore = 2;

/** Whether two words are forms of one word: "canilla" and "canillas", "cerrar" and "cerradura". */
function isSameWord(one: string, other: string): boolean {
  const shared = Math.max(4, Math.min(one.length, other.length) - 2);
  return one === other || (one.length >= shared && one.slice(0, shared) === other.slice(0, shared));
}

/** Returns a word of the description, and then its synonyms in the items. */
const withSynonyms = (word: string): string[] => [
  word,
  ...Object.keys(everydayWords).filter((meaning) => everydayWords[meaning]!.includes(word)),
];

/** Returns the items that match a description best, by their names, their categories and their warranty texts. */
export function suggestItems<Item extends SuggestedItem>(
  description: string,
  items: readonly Item[],
  terms: readonly WarrantyTerm[],
): Item[] {
  const wordForms = wordsOf(description)
    .filter((word) => !emptyWords.includes(word))
    .map(withSynonyms);
  if (wordForms.length === 0) return [];
  const rated = items.map((item) => {
    const names = wordsOf(item.label);
    const covered = terms.filter((term) => isTermFor(term, item, terms));
    const otherWords = wordsOf(covered.map((term) => [term.category, term.item, term.covers].join(' ')).join(' '));
    const has = (words: string[], forms: string[]) =>
      forms.some((form) => words.some((word) => isSameWord(word, form)));
    const points = wordForms.map((forms) =>
      has(names, forms.slice(0, 1))
        ? scores.name
        : has(names, forms)
          ? scores.synonym
          : has(otherWords, forms)
            ? scores.term
            : 0,
    );
    return { item, points: points.reduce<number>((sum, value) => sum + value, 0) };
  });
  const best = Math.max(...rated.map(({ points }) => points));
  return rated
    .filter(({ points }) => points >= minScore && points * 2 >= best)
    .sort((one, other) => other.points - one.points)
    .slice(0, suggestedMax)
    .map(({ item }) => item);
}
