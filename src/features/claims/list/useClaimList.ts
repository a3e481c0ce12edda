import { useCallback, useMemo } from 'react';
import { claimsApi, useListProjectClaimsQuery, useListUnitClaimsQuery } from '../../../api/claims';
import { freshForSeconds } from '../../../api/baseApi';
import { selectUser } from '../../../session/authSlice';
import { useAppSelector, type AppDispatch } from '../../../session/hooks';
import type { RootState } from '../../../session/rootReducer';
import type { ListResult } from '../../../ui/table/tableTypes';
import type { TableQuery } from '../../../ui/table/query/tableQuery';
import { localRows } from '../../../ui/table/query/useListPage';
import { listedIds, type ListedIds } from '../../../ui/Neighbours';
import { toClaimArg, toProjectClaimArg } from '../claimArgs';
import { claimColumns } from './claimColumns';
import { selectChangedAt } from '../edit/claimEditsSlice';
import { selectClaims } from '../claimsStore';
import type { Claim, ClaimMode } from '../claimTypes';
import { currentEntry, firstClaims } from './firstClaims';

/** All permissions: local sorting must support every column. */
const everything = {
  canSeePriority: true,
  canSeePrice: true,
  canChangePrice: false,
  canChangePriority: false,
  canSeeResponsible: true,
  canAssign: false,
};
/**
 * Puts the claims that the boot script requested for this page into the query cache, so that the list's first render
 * already shows them.
 */
export const receiveFirstRows = () => async (dispatch: AppDispatch, getState: () => RootState) => {
  const user = selectUser(getState());
  const first = user && firstClaims(location.pathname + location.search, currentEntry(), user);
  if (!first) return;
  const arg = toClaimArg(first.query);
  const { listUnitClaims, listProjectClaims } = claimsApi.endpoints;
  if (first.mode === 'unit') await dispatch(listUnitClaims.initiate(arg, { subscribe: false }));
  else await dispatch(listProjectClaims.initiate(toProjectClaimArg(arg), { subscribe: false }));
};

const noQuery: TableQuery = { page: 1, pageSize: 1, filters: {} };
/** Returns a function that requests a page before it is rendered. */
export function usePrefetchClaims(mode: ClaimMode): (query: TableQuery) => void {
  const units = claimsApi.usePrefetch('listUnitClaims', { ifOlderThan: freshForSeconds });
  const projects = claimsApi.usePrefetch('listProjectClaims', { ifOlderThan: freshForSeconds });
  return useCallback(
    (query: TableQuery) => {
      if (mode === 'unit') units(toClaimArg(query));
      else projects(toProjectClaimArg(toClaimArg(query)));
    },
    [mode, units, projects],
  );
}

/**
 * One page of claims for the table; requests nothing without a query. While another page loads, the previous one stays;
 * `isCurrent` says whether the rows belong to the query.
 */
export function useClaimList(
  mode: ClaimMode,
  query: TableQuery | undefined,
): ListResult<Claim> & { isCurrent: boolean } {
  const arg = toClaimArg(query ?? noQuery);
  const changedAt = useAppSelector(selectChangedAt);
  // Rows keep their position while cells are edited. When the list is opened again, it is refetched if it was loaded
  // before the last change.
  const refetchOnMountOrArgChange = Math.min(freshForSeconds, (Date.now() - changedAt) / 1000);
  const units = useListUnitClaimsQuery(arg, {
    skip: !query || mode !== 'unit',
    refetchOnMountOrArgChange,
    selectFromResult: selectClaims,
  });
  const projects = useListProjectClaimsQuery(toProjectClaimArg(arg), {
    skip: !query || mode !== 'project',
    refetchOnMountOrArgChange,
    selectFromResult: selectClaims,
  });
  return mode === 'unit' ? units : projects;
}

const idsOf = (mode: ClaimMode) =>
  function useIds(query: TableQuery | undefined): ListedIds | undefined {
    const { data, isCurrent } = useClaimList(mode, query);
    const columns = useMemo(() => claimColumns(mode, everything), []);
    return (
      query &&
      listedIds(
        isCurrent ? data : undefined,
        (row) => row.recordId,
        (rows) => localRows(rows, columns, query),
      )
    );
  };

/** The ids of a page of a claims list, for the links to neighbouring records. */
export const useClaimIds = { unit: idsOf('unit'), project: idsOf('project') } satisfies Record<ClaimMode, unknown>;
