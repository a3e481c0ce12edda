/**
 * The specification's claims store (section 4: list, active claim, comments, loading), as selectors over the query
 * cache. The cache has the only copy of each record, so a change of a claim appears both in the list and in the detail.
 * A requested list replaces the previous one; a created claim appears when the list is refetched.
 */
import type { ClaimComment, ProjectClaim, UnitClaim } from '../../api/claims';
import type { ListMeta } from '../../api/envelope';
import { activeProjectClaim, activeUnitClaim, projectClaimRow, unitClaimRow } from './claimMapping';
import type { ActiveProjectClaim, ActiveUnitClaim, ClaimRow } from './claimTypes';
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
  items: ClaimRow[];
  meta?: ListMeta;
}

/** Returns the same result for the same response, so that components that use it do not render again. */
function remember<Wire extends object, Result>(read: (wire: Wire) => Result): (wire: Wire) => Result {
  const results = new WeakMap<Wire, Result>();
  return (wire) => {
    const known = results.get(wire);
    if (known !== undefined) return known;
    const result = read(wire);
    results.set(wire, result);
    return result;
  };
}

const listOf = <Wire extends object>(toRow: (wire: Wire) => ClaimRow) =>
  remember(({ items, meta }: Listed<Wire>): ClaimList => ({ items: items.map(toRow), meta }));

/**
 * The list. While another one loads, the previous one stays; `isCurrent` says whether the rows belong to the current
 * query. `isFetching` is the loading flag.
 */
const listSelector = <Wire extends object>(toList: (wire: Listed<Wire>) => ClaimList) => {
  return ({ data, currentData, isFetching, error }: Asked<Listed<Wire>>) => ({
    data: data && toList(data),
    isCurrent: currentData !== undefined,
    isFetching,
    error,
  });
};
export const selectUnitClaims = listSelector<UnitClaim>(listOf(unitClaimRow));
export const selectProjectClaims = listSelector<ProjectClaim>(listOf(projectClaimRow));

/** The active claim; undefined until the response for the current arguments has arrived. */
const activeSelector = <Wire extends object, Active>(toActive: (wire: Wire) => Active) => {
  return ({ currentData, error }: Asked<Wire>) => ({
    active: currentData && toActive(currentData),
    wire: currentData,
    error,
  });
};
export const selectActiveUnitClaim = activeSelector<UnitClaim, ActiveUnitClaim>(remember(activeUnitClaim));
export const selectActiveProjectClaim = activeSelector<ProjectClaim, ActiveProjectClaim>(remember(activeProjectClaim));

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
