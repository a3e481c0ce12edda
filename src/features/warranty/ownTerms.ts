import type { OwnTerm, OwnWarranty } from '../../api/ownWarranty';
import { limits } from '../../contract/limits';
import { everydayWordsFor } from '../../contract/itemWordsText';
import { matchesWords, plainText } from '../../ui/words';

/** Days before its last day from which a term is among the first. */
const soonDays = 90;

/** A term with its unit. */
export interface TermOfUnit {
  term: OwnTerm;
  of: OwnWarranty;
}

const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

const wordsOf = ({ term, of }: TermOfUnit): string => {
  const words = [of.unit, of.project, term.category, term.item, term.covers, term.excludes].filter(Boolean).join(' ');
  return [words, ...everydayWordsFor(plainText(words))].join(' ');
};

/** Returns the terms that match a search in three groups: what ends soon, the rest by last day, and what has ended, latest first. */
export function groupTerms(units: OwnWarranty[], query: string, today: string) {
  const all = units
    .flatMap((of) => of.terms.map((term): TermOfUnit => ({ term, of })))
    .filter((each) => query === '' || matchesWords(wordsOf(each), query))
    .toSorted((one, other) => one.term.expires_on.localeCompare(other.term.expires_on));
  const soonUntil = addDays(today, soonDays);
  return {
    soon: all.filter(({ term: { expires_on: day } }) => day >= today && day <= soonUntil),
    later: all.filter(({ term: { expires_on: day } }) => day > soonUntil),
    ended: all.filter(({ term: { expires_on: day } }) => day < today).toReversed(),
  };
}

/** Whether a notice can still be asked for: it would be mailed later than today. */
export const canBeNoticed = ({ expires_on: day }: OwnTerm, today: string): boolean =>
  day > addDays(today, limits.warrantyNoticeDays);
