import { useCallback, useMemo } from 'react';
import {
  claimsApi,
  useListProjectClaimsQuery,
  useListUnitClaimsQuery,
  type ListProjectClaimsApiArg,
  type ListUnitClaimsApiArg,
} from '../../../api/claims';
import { freshForSeconds } from '../../../api/baseApi';
import { useAppSelector } from '../../../session/hooks';
import type { ListResult } from '../../../ui/table/tableTypes';
import { idFilter, idsFilter, knownCodes, yesOrNo, type TableQuery } from '../../../ui/table/query/tableQuery';
import { assignments, claimPriorities, claimStatuses, dueStates, warrantyStates } from '../../../contract/claimStatus';
import { isDay } from '../../../contract/rules';
import { localRows } from '../../../ui/table/query/useListPage';
import { knownSort } from '../../../ui/table/query/sorting';
import { listedIds, type ListedIds } from '../../../ui/Neighbours';
import { claimColumns } from './claimColumns';
import { selectChangedAt } from '../edit/claimEditsSlice';
import { selectProjectClaims, selectUnitClaims } from '../claimsStore';
import type { ClaimMode, ClaimRow } from '../claimTypes';

const knownDay = (text: string | undefined) => (text && isDay(text) ? text : undefined);
const knownInstant = (text: string | undefined) => (text && !Number.isNaN(Date.parse(text)) ? text : undefined);
/** For sorting by any column, whoever sees it. */
const everything = {
  canSeePriority: true,
  canSeePrice: true,
  canChangePrice: false,
  canChangePriority: false,
  canSeeResponsible: true,
  canAssign: false,
};
const sortable = [...claimColumns('unit', everything), ...claimColumns('project', everything)];

/** What a list call asks for, of the query of an address: what that can't mean is left out. */
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

/** The same for project claims, which know fewer filters. */
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

/** Asks for a page before its screen is there, which finds it in the store. */
export const askForClaims = {
  unit: (query: TableQuery) => claimsApi.endpoints.listUnitClaims.initiate(toClaimArg(query), { subscribe: false }),
  project: (query: TableQuery) =>
    claimsApi.endpoints.listProjectClaims.initiate(toProjectClaimArg(toClaimArg(query)), { subscribe: false }),
};

const noQuery: TableQuery = { page: 1, pageSize: 1, filters: {} };
/** Asks for a page ahead of its rendering. */
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
 * One page of claims as the table shows them; nothing is asked for without a query. While another page
 * loads the one before stays; `isCurrent` tells whether the rows are those of the query.
 */
export function useClaimList(
  mode: ClaimMode,
  query: TableQuery | undefined,
): ListResult<ClaimRow> & { isCurrent: boolean } {
  const arg = toClaimArg(query ?? noQuery);
  const changedAt = useAppSelector(selectChangedAt);
  // Rows stay where they are while they are changed in place. A list that is opened, or left and opened again, has all changes: it is
  // asked for where it is older than the last one.
  const refetchOnMountOrArgChange = Math.min(freshForSeconds, (Date.now() - changedAt) / 1000);
  const units = useListUnitClaimsQuery(arg, {
    skip: !query || mode !== 'unit',
    refetchOnMountOrArgChange,
    selectFromResult: selectUnitClaims,
  });
  const projects = useListProjectClaimsQuery(toProjectClaimArg(arg), {
    skip: !query || mode !== 'project',
    refetchOnMountOrArgChange,
    selectFromResult: selectProjectClaims,
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
        (row) => row.id,
        (rows) => localRows(rows, columns, query),
      )
    );
  };

/** The ids of a page of a list of claims, for the way to the next one. */
export const useClaimIds = { unit: idsOf('unit'), project: idsOf('project') } satisfies Record<ClaimMode, unknown>;
