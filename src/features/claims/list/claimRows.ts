import {
  useListProjectClaimsQuery,
  useListUnitClaimsQuery,
  type ListProjectClaimsApiArg,
  type ListUnitClaimsApiArg,
} from '../../../api/claims';
import { claimScreens, type ClaimMode } from '../../../contract/claimScreens';
import { to } from '../../../contract/links';
import { useAppSelector } from '../../../session/hooks';
import { selectLiveChangedAt } from '../../../session/liveSlice';
import { useFreshSeconds } from '../../../session/useFreshSeconds';
import { createResourceRows, type RowsOptions } from '../../../ui/table/list/resourceRows';
import { toClaimArg, toProjectClaimArg } from '../claimArgs';
import { selectClaims } from '../claimsStore';
import type { Claim } from '../claimTypes';
import { selectChangedAt, selectReadAt } from '../edit/claimEditsSlice';
import { allColumns } from './claimColumns';

/** The kind of change events of each list. */
const kinds = { unit: 'unitClaim', project: 'projectClaim' } as const;

/**
 * Returns the age in seconds from which a page of claims is requested again. Rows keep their position while cells are
 * edited: when the list is opened again, it is refetched if it was loaded before the last change of a claim, and a list of
 * unread claims also if the user has read one since.
 */
export function useFreshClaims(mode: ClaimMode, isUnreadOnly = false): number {
  const ownChangeAt = useAppSelector(selectChangedAt);
  const readAt = useAppSelector(selectReadAt);
  const otherChangeAt = useAppSelector((root) => selectLiveChangedAt(root, kinds[mode]));
  return useFreshSeconds(Math.max(ownChangeAt, otherChangeAt, isUnreadOnly ? readAt : 0));
}

function useOptions(mode: ClaimMode, { unread }: ListProjectClaimsApiArg, { skip }: RowsOptions) {
  return { skip, refetchOnMountOrArgChange: useFreshClaims(mode, unread === true), selectFromResult: selectClaims };
}

/** What the rows of both kinds have in common. */
const common = (mode: ClaimMode) => ({
  columns: allColumns[mode],
  rowKey: (claim: Claim) => claim.claimId,
  idOf: (claim: Claim) => claim.recordId,
  pathOf: (id: number) => to(claimScreens[mode].detail, { id }),
});

/** The rows of the claims lists. */
export const claimRows = {
  unit: createResourceRows<Claim, ListUnitClaimsApiArg>({
    ...common('unit'),
    toArg: toClaimArg,
    useQuery: (arg, options) => useListUnitClaimsQuery(arg, useOptions('unit', arg, options)),
  }),
  project: createResourceRows<Claim, ListProjectClaimsApiArg>({
    ...common('project'),
    toArg: (query) => toProjectClaimArg(toClaimArg(query)),
    useQuery: (arg, options) => useListProjectClaimsQuery(arg, useOptions('project', arg, options)),
  }),
} satisfies Record<ClaimMode, unknown>;
