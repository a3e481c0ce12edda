import {
  claimsApi,
  useExportProjectClaimsMutation,
  useExportUnitClaimsMutation,
  useListProjectClaimsQuery,
  useListUnitClaimsQuery,
  type ListProjectClaimsApiArg,
  type ListUnitClaimsApiArg,
} from '../../../api/claims';
import { freshForSeconds } from '../../../api/baseApi';
import { claimScreens, type ClaimMode } from '../../../contract/claimScreens';
import { to } from '../../../contract/links';
import { useAppSelector } from '../../../session/hooks';
import { ownFilters } from '../../../ui/table/filters/FilterButton';
import { createResourceList, type ListDefinition } from '../../../ui/table/list/resourceList';
import { toClaimArg, toProjectClaimArg } from '../claimArgs';
import { claimLists } from '../claimLists';
import { selectClaims } from '../claimsStore';
import { claimsText, listTitles } from '../claimsText';
import type { Claim } from '../claimTypes';
import { selectChangedAt } from '../edit/claimEditsSlice';
import { useClaimFilterNames } from '../filters/useClaimFilterNames';
import { ClaimCard } from './ClaimCard';
import { allColumns, useClaimColumns } from './claimColumns';
import { useClaimViews } from './useClaimViews';

const { listUnitClaims, listProjectClaims } = claimsApi.endpoints;
const loadFilters = () => import(/* webpackChunkName: "claim-filters" */ '../filters/ClaimFilterPanel');
const freshFor = { ifOlderThan: freshForSeconds };
const withoutUse = { subscribe: false };

/**
 * Rows keep their position while cells are edited. When the list is opened again, it is refetched if it was loaded before
 * the last change.
 */
function useOptions({ skip }: { skip: boolean }) {
  const changedAt = useAppSelector(selectChangedAt);
  const refetchOnMountOrArgChange = Math.min(freshForSeconds, (Date.now() - changedAt) / 1000);
  return { skip, refetchOnMountOrArgChange, selectFromResult: selectClaims };
}

/** What the lists of both kinds have in common. */
const common = (mode: ClaimMode) =>
  ({
    name: claimLists[mode].name,
    title: listTitles[mode],
    stored: claimLists[mode].stored,
    columns: allColumns[mode],
    useColumns: () => useClaimColumns(mode),
    rowKey: (claim) => claim.claimId,
    idOf: (claim) => claim.recordId,
    pathOf: (id) => to(claimScreens[mode].detail, { id }),
    viewLabel: (claim) => claimsText.viewOf(claim.claimId),
    useViews: () => useClaimViews(mode),
    card: (claim) => <ClaimCard claim={claim} />,
    empty: { title: claimsText.emptyTitle, hint: claimsText.emptyStaff },
    live: {
      kind: mode === 'unit' ? 'unitClaim' : 'projectClaim',
      newRows: claimsText.newClaims,
      newestFirst: undefined,
    },
  }) satisfies Partial<ListDefinition<Claim, never>>;

/** The claims of units (section 2, "Claims table"). */
export const unitClaimList = createResourceList<Claim, ListUnitClaimsApiArg>({
  ...common('unit'),
  toArg: toClaimArg,
  useQuery: (arg, options) => useListUnitClaimsQuery(arg, useOptions(options)),
  usePrefetch: () => claimsApi.usePrefetch('listUnitClaims', freshFor),
  first: { list: claimLists.unit, request: (arg) => listUnitClaims.initiate(arg, withoutUse) },
  useExport: useExportUnitClaimsMutation,
  ownFilters: ownFilters(
    async () => ({ default: (await loadFilters()).UnitClaimFilters }),
    (query) => useClaimFilterNames('unit', query),
  ),
});

/** The claims of whole projects. */
export const projectClaimList = createResourceList<Claim, ListProjectClaimsApiArg>({
  ...common('project'),
  toArg: (query) => toProjectClaimArg(toClaimArg(query)),
  useQuery: (arg, options) => useListProjectClaimsQuery(arg, useOptions(options)),
  usePrefetch: () => claimsApi.usePrefetch('listProjectClaims', freshFor),
  first: { list: claimLists.project, request: (arg) => listProjectClaims.initiate(arg, withoutUse) },
  useExport: useExportProjectClaimsMutation,
  ownFilters: ownFilters(
    async () => ({ default: (await loadFilters()).ProjectClaimFilters }),
    (query) => useClaimFilterNames('project', query),
  ),
});

export const claimDefinitions = { unit: unitClaimList, project: projectClaimList } satisfies Record<ClaimMode, unknown>;
