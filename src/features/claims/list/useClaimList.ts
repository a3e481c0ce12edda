import { useCallback, useMemo } from 'react';
import {
  claimsApi,
  useListProjectClaimsQuery,
  useListUnitClaimsQuery,
  type ListProjectClaimsApiArg,
  type ListUnitClaimsApiArg,
} from '../../../api/claims';
import { freshForSeconds } from '../../../api/baseApi';
import { selectUser } from '../../../session/authSlice';
import { useAppSelector, type AppDispatch } from '../../../session/hooks';
import type { RootState } from '../../../session/rootReducer';
import type { ListResult } from '../../../ui/table/tableTypes';
import { idFilter, idsFilter, knownCodes, yesOrNo, type TableQuery } from '../../../ui/table/query/tableQuery';
import { assignments, claimPriorities, claimStatuses, dueStates, warrantyStates } from '../../../contract/claimStatus';
import { isDay } from '../../../contract/days';
import { localRows } from '../../../ui/table/query/useListPage';
import { knownSort } from '../../../ui/table/query/sorting';
import { listedIds, type ListedIds } from '../../../ui/Neighbours';
import { claimColumns } from './claimColumns';
import { selectChangedAt } from '../edit/claimEditsSlice';
import { selectClaims } from '../claimsStore';
import type { Claim, ClaimMode } from '../claimTypes';
import { currentEntry, firstClaims } from './firstClaims';

const knownDay = (text: string | undefined) => (text && isDay(text) ? text : undefined);
const knownInstant = (text: string | undefined) => (text && !Number.isNaN(Date.parse(text)) ? text : undefined);
/** All permissions: local sorting must support every column. */
const everything = {
  canSeePriority: true,
  canSeePrice: true,
  canChangePrice: false,
  canChangePriority: false,
  canSeeResponsible: true,
  canAssign: false,
};
const sortable = [...claimColumns('unit', everything), ...claimColumns('project', everything)];

/** Converts an address's query to the arguments of the list call; invalid filters are omitted. */
export function toClaimArg({ page, pageSize, sort, q, filters }: TableQuery): ListUnitClaimsApiArg {
  return {
    page,
    pageSize,
    sort: knownSort(sort, sortable) as ListUnitClaimsApiArg['sort'],
    q: q?.trim() || undefined,
    status: knownCodes(filters.status, claimStatuses),
    priority: knownCodes(filters.priority, claimPriorities),
    projectId: idsFilter(filters.project_id),
    unitId: idsFilter(filters.unit_id),
    clientId: idsFilter(filters.client_id),
    from: knownDay(filters.from),
    to: knownDay(filters.to),
    olderThan: idFilter(filters.older_than),
    hasPrice: yesOrNo(filters.has_price),
    waiting: yesOrNo(filters.waiting),
    mine: filters.mine === 'true' || undefined,
    due: knownCodes(filters.due, dueStates),
    unread: filters.unread === 'true' || undefined,
    newsSince: knownInstant(filters.news_since),
    responsibleId: idsFilter(filters.responsible_id),
    assigned: knownCodes(filters.assigned, assignments),
    locationId: idsFilter(filters.location_id),
    categoryId: idsFilter(filters.category_id),
    itemId: idsFilter(filters.item_id),
    warranty: knownCodes(filters.warranty, warrantyStates),
  };
}

/** The same for project claims, which have fewer filters. */
export const toProjectClaimArg = ({
  priority: _priority,
  unitId: _unit,
  clientId: _client,
  locationId: _location,
  categoryId: _category,
  itemId: _item,
  warranty: _warranty,
  ...arg
}: ListUnitClaimsApiArg) => arg as ListProjectClaimsApiArg;

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
