/**
 * The specification's claims store (section 4: list, active claim, comments, loading), as selectors over the query
 * cache. The cache has the only copy of each record, so a change of a claim appears both in the list and in the detail.
 * A requested list replaces the previous one; a created claim appears when the list is refetched.
 */
import type { ClaimComment, ProjectClaim, UnitClaim } from '../../api/claims';
import type { ListMeta } from '../../api/envelope';
import { remember } from '../../contract/memo';
import { toClaim } from './claimMapping';
import type { Claim } from './claimTypes';
import { claimsText } from './claimsText';

/**
 * The result of a query hook: the last response (`data`), and the response for the current arguments (`currentData`).
 */
interface Asked<Answer> {
  data?: Answer;
  currentData?: Answer;
  isFetching: boolean;
  error?: unknown;
}
interface Listed<Wire> {
  items: Wire[];
  meta?: ListMeta;
}
interface ClaimList {
  items: Claim[];
  meta?: ListMeta;
}

/** Returns the same list for the same response, so that components that use it do not render again. */
const toList = remember(({ items, meta }: Listed<UnitClaim | ProjectClaim>): ClaimList => ({
  items: items.map(toClaim),
  meta,
}));

/** The list. While another one loads, the previous one stays (`data`). `isFetching` is the loading flag. */
export const selectClaims = ({ data, currentData, isFetching, error }: Asked<Listed<UnitClaim | ProjectClaim>>) => ({
  data: data && toList(data),
  currentData: currentData && toList(currentData),
  isFetching,
  error,
});

/** The active claim; undefined until the response for the current arguments has arrived. */
export const selectActiveClaim = <Wire extends UnitClaim | ProjectClaim>({ currentData, error }: Asked<Wire>) => ({
  active: currentData && toClaim(currentData),
  wire: currentData,
  error,
});

const noComments: ClaimComment[] = [];
/** The comments of the active claim, oldest first; never those of another claim. */
export const selectComments = ({ currentData, isFetching, error }: Asked<Listed<ClaimComment>>) => ({
  comments: currentData?.items ?? noComments,
  isKnown: currentData !== undefined,
  isFetching,
  error,
});

/** Returns the questions of staff that no message of the author's side has followed yet, oldest first. */
export function openQuestions(comments: readonly ClaimComment[]): ClaimComment[] {
  const answered = comments.findLastIndex(({ is_staff: isStaff }) => !isStaff);
  return comments.slice(answered + 1).filter(({ awaits_reply: asks }) => asks);
}

/** Section 4: throws unless a claim belongs to a unit or to a project; anything else is a programming error. */
export function assertClaimType(type: string): asserts type is 'UNIT' | 'PROJECT' {
  if (type !== 'UNIT' && type !== 'PROJECT') throw new Error(claimsText.invalidType);
}
