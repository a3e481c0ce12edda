import {
  useListProjectClaimsQuery,
  useListUnitClaimsQuery,
  type ListProjectClaimsApiArg,
  type ListUnitClaimsApiArg,
} from '../../../api/claims';
import { freshForSeconds } from '../../../api/baseApi';
import { claimScreens, type ClaimMode } from '../../../contract/claimScreens';
import { to } from '../../../contract/links';
import { useAppSelector } from '../../../session/hooks';
import { createResourceRows } from '../../../ui/table/list/resourceRows';
import { toClaimArg, toProjectClaimArg } from '../claimArgs';
import { selectClaims } from '../claimsStore';
import type { Claim } from '../claimTypes';
import { selectChangedAt } from '../edit/claimEditsSlice';
import { allColumns } from './claimColumns';

/**
 * Rows keep their position while cells are edited. When the list is opened again, it is refetched if it was loaded before
 * the last change.
 */
function useOptions({ skip }: { skip: boolean }) {
  const changedAt = useAppSelector(selectChangedAt);
  const refetchOnMountOrArgChange = Math.min(freshForSeconds, (Date.now() - changedAt) / 1000);
  return { skip, refetchOnMountOrArgChange, selectFromResult: selectClaims };
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
    useQuery: (arg, options) => useListUnitClaimsQuery(arg, useOptions(options)),
  }),
  project: createResourceRows<Claim, ListProjectClaimsApiArg>({
    ...common('project'),
    toArg: (query) => toProjectClaimArg(toClaimArg(query)),
    useQuery: (arg, options) => useListProjectClaimsQuery(arg, useOptions(options)),
  }),
} satisfies Record<ClaimMode, unknown>;
