import {
  claimsApi,
  useExportProjectClaimsMutation,
  useExportUnitClaimsMutation,
  type ListProjectClaimsApiArg,
  type ListUnitClaimsApiArg,
} from '../../../api/claims';
import type { ClaimMode } from '../../../contract/claimScreens';
import { ownFilters } from '../../../ui/table/filters/FilterButton';
import { createResourceList } from '../../../ui/table/list/resourceList';
import { claimLists } from '../claimLists';
import { claimRecords } from '../claimsSlice';
import { claimsText as text, listTitles } from '../claimsText';
import type { Claim } from '../claimTypes';
import { useClaimFilterNames } from '../filters/useClaimFilterNames';
import { ClaimCard } from './ClaimCard';
import { useClaimColumns } from './claimColumns';
import { claimRows, useFreshClaims } from './claimRows';
import { useClaimViews } from './useClaimViews';

const { listUnitClaims, listProjectClaims } = claimsApi.endpoints;
const loadFilters = () => import(/* webpackChunkName: "claim-filters" */ '../filters/ClaimFilterPanel');
const withoutUse = { subscribe: false };

/** What the lists of both kinds have in common. */
const common = (mode: ClaimMode) => ({
  name: claimLists[mode].name,
  title: listTitles[mode],
  records: claimRecords[mode],
  stored: claimLists[mode].stored,
  useColumns: () => useClaimColumns(mode),
  viewLabel: (claim: Claim) => text.viewOf(claim.claimId),
  useViews: () => useClaimViews(mode),
  card: (claim: Claim) => <ClaimCard claim={claim} />,
  empty: { title: text.emptyTitle, hint: text.emptyStaff },
});

/** The claims of units (section 2, "Claims table"). */
export const unitClaimList = createResourceList<Claim, ListUnitClaimsApiArg>({
  ...common('unit'),
  ...claimRows.unit,
  usePrefetch: () => claimsApi.usePrefetch('listUnitClaims', { ifOlderThan: useFreshClaims('unit') }),
  first: { list: claimLists.unit, request: (arg) => listUnitClaims.initiate(arg, withoutUse) },
  useExport: useExportUnitClaimsMutation,
  ownFilters: ownFilters(
    async () => ({ default: (await loadFilters()).UnitClaimFilters }),
    (query) => useClaimFilterNames('unit', query),
  ),
  live: { kind: 'unitClaim', newRows: text.newClaims, newestFirst: undefined },
});

/** The claims of whole projects. */
export const projectClaimList = createResourceList<Claim, ListProjectClaimsApiArg>({
  ...common('project'),
  ...claimRows.project,
  usePrefetch: () => claimsApi.usePrefetch('listProjectClaims', { ifOlderThan: useFreshClaims('project') }),
  first: { list: claimLists.project, request: (arg) => listProjectClaims.initiate(arg, withoutUse) },
  useExport: useExportProjectClaimsMutation,
  ownFilters: ownFilters(
    async () => ({ default: (await loadFilters()).ProjectClaimFilters }),
    (query) => useClaimFilterNames('project', query),
  ),
  live: { kind: 'projectClaim', newRows: text.newClaims, newestFirst: undefined },
});
