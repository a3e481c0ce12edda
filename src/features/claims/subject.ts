import type { Claim } from './claimTypes';

/** Returns what a claim is about: location, detail, category and item of a unit claim, the reason of a project claim. */
export const subjectOf = (claim: Claim): string => (claim.claim_type === 'UNIT' ? claim.location : claim.reason);

/** Returns the text before the first slash, trimmed (section 3, the slash helpers). */
export const firstSlashPart = (text: string): string => (text.split('/')[0] ?? '').trim();

/**
 * Returns exactly four trimmed parts: padded with empty strings, extras cut (section 3). For a unit claim: location,
 * detail, category, item.
 */
export function fourSlashParts(text: string): [string, string, string, string] {
  const [first = '', second = '', third = '', fourth = ''] = text.split('/').map((part) => part.trim());
  return [first, second, third, fourth];
}
