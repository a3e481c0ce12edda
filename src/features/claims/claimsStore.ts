/**
 * The specification's claims store (section 4: list, active claim, comments, loading), as selectors over what the calls answered: the
 * query cache has the one copy of each record, so that what changes a claim changes it in the list and where it is active. A list that is
 * asked for replaces the list; a created claim comes with the list, which is asked for again.
 */
import type { ClaimComment, ProjectClaim, UnitClaim } from '../../api/claims';
import type { ListMeta } from '../../api/envelope';
import { activeProjectClaim, activeUnitClaim, projectClaimRow, unitClaimRow } from './claimMapping';
import type { ActiveProjectClaim, ActiveUnitClaim, ClaimRow } from './claimTypes';
import { claimsText } from './claimsText';

/** A call as its hook hands it to a selector: the last answer, and the one to what is asked now. */
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

/** The same result for the same answer, so that who reads it is not rendered again. */
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

/** The list: while another one loads, the one before stays, and `isCurrent` tells which it is. `isFetching` is the loading flag. */
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

/** The active claim, with what the call said of it; none until it is the one that is asked for. */
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
/** The comments of the active claim, oldest first: never another claim's. */
export const selectComments = ({ currentData, isFetching, error }: Asked<Listed<ClaimComment>>) => ({
  comments: currentData?.items ?? noComments,
  isKnown: currentData !== undefined,
  isFetching,
  error,
});

/** Section 4: a claim is of a unit or of a project; anything else is an error of ours. */
export function assertClaimType(type: string): asserts type is 'UNIT' | 'PROJECT' {
  if (type !== 'UNIT' && type !== 'PROJECT') throw new Error(claimsText.invalidType);
}
