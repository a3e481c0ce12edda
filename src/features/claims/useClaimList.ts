import { useCallback, useMemo } from 'react';
import {
  claimsApi,
  useListProjectClaimsQuery,
  useListUnitClaimsQuery,
  type ListProjectClaimsApiArg,
  type ListUnitClaimsApiArg,
} from '../../api/claims';
import type { ListResult } from '../../ui/table/DataTable';
import type { TableQuery } from '../../ui/table/tableQuery';
import { projectClaimRow, unitClaimRow } from './claimMapping';
import type { ClaimMode, ClaimRow } from './claimTypes';

const idFilter = (text: string | undefined) => (text && /^\d+$/.test(text) ? Number(text) : undefined);

function toArg({ page, pageSize, sort, q, filters }: TableQuery): ListUnitClaimsApiArg {
  return {
    page,
    pageSize,
    sort: sort as ListUnitClaimsApiArg['sort'],
    q: q?.trim() || undefined,
    status: filters.status,
    priority: filters.priority,
    projectId: idFilter(filters.project_id),
    unitId: idFilter(filters.unit_id),
    clientId: idFilter(filters.client_id),
    from: filters.from,
    to: filters.to,
  };
}

/** Seconds that an answer is fresh enough to be shown without asking again. */
const freshFor = 5;

const toProjectArg = ({ priority: _priority, unitId: _unit, clientId: _client, ...arg }: ListUnitClaimsApiArg) =>
  arg as ListProjectClaimsApiArg;

/** Asks for a page ahead of its rendering. */
export function usePrefetchClaims(mode: ClaimMode): (query: TableQuery) => void {
  const units = claimsApi.usePrefetch('listUnitClaims', { ifOlderThan: freshFor });
  const projects = claimsApi.usePrefetch('listProjectClaims', { ifOlderThan: freshFor });
  return useCallback(
    (query: TableQuery) => {
      if (mode === 'unit') units(toArg(query));
      else projects(toProjectArg(toArg(query)));
    },
    [mode, units, projects],
  );
}

/** One page of claims as the table shows them. While another page loads the one before stays. */
export function useClaimList(mode: ClaimMode, query: TableQuery): ListResult<ClaimRow> {
  const arg = toArg(query);
  const units = useListUnitClaimsQuery(arg, { skip: mode !== 'unit', refetchOnMountOrArgChange: freshFor });
  const projects = useListProjectClaimsQuery(toProjectArg(arg), {
    skip: mode !== 'project',
    refetchOnMountOrArgChange: freshFor,
  });
  const { isFetching, error, refetch } = mode === 'unit' ? units : projects;
  const unitList = units.data;
  const projectList = projects.data;
  const data = useMemo(() => {
    if (mode === 'unit') return unitList && { items: unitList.items.map(unitClaimRow), meta: unitList.meta };
    return projectList && { items: projectList.items.map(projectClaimRow), meta: projectList.meta };
  }, [mode, unitList, projectList]);
  return { data, isFetching, error, refetch };
}
