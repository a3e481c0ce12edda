import { useMemo } from 'react';
import { useListProjectClaimsQuery, useListUnitClaimsQuery, type ListProjectClaimsApiArg, type ListUnitClaimsApiArg } from '../../api/claims';
import type { ListResult } from '../../ui/table/DataTable';
import type { TableQuery } from '../../ui/table/tableQuery';
import { projectClaimRow, unitClaimRow } from './claimMapping';
import type { ClaimMode, ClaimRow } from './claimTypes';

const idFilter = (text: string | undefined) => (text && /^\d+$/.test(text) ? Number(text) : undefined);

function toArg({ page, pageSize, sort, q, filters }: TableQuery): ListUnitClaimsApiArg {
  return {
    page, pageSize, sort: sort as ListUnitClaimsApiArg['sort'], q: q?.trim() || undefined,
    status: filters.status, priority: filters.priority, projectId: idFilter(filters.project_id), unitId: idFilter(filters.unit_id), clientId: idFilter(filters.client_id), from: filters.from, to: filters.to,
  };
}

/** One page of claims as the table shows them. While another page loads the one before stays. */
export function useClaimList(mode: ClaimMode, query: TableQuery): ListResult<ClaimRow> {
  const arg = toArg(query);
  const { priority: _priority, unitId: _unit, clientId: _client, ...projectArg } = arg;
  const units = useListUnitClaimsQuery(arg, { skip: mode !== 'unit', refetchOnMountOrArgChange: 5 });
  const projects = useListProjectClaimsQuery(projectArg as ListProjectClaimsApiArg, { skip: mode !== 'project', refetchOnMountOrArgChange: 5 });
  const { isFetching, error, refetch } = mode === 'unit' ? units : projects;
  const unitList = units.data;
  const projectList = projects.data;
  const data = useMemo(() => {
    if (mode === 'unit') return unitList && { items: unitList.items.map(unitClaimRow), meta: unitList.meta };
    return projectList && { items: projectList.items.map(projectClaimRow), meta: projectList.meta };
  }, [mode, unitList, projectList]);
  return { data, isFetching, error, refetch };
}
