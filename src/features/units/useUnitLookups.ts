import { useListProjectsQuery } from '../../api/projects';
import { useListUnitTypesQuery } from '../../api/units';

export interface UnitOption {
  value: number;
  label: string;
}

/** What a unit's form chooses from: all projects and all kinds of unit, both short lists. */
export function useUnitLookups() {
  const projects = useListProjectsQuery({});
  const types = useListUnitTypesQuery();
  return {
    projects: (projects.data?.items ?? []).map(({ id, name }): UnitOption => ({ value: id, label: name })),
    types: (types.data?.items ?? []).map(({ id, label }): UnitOption => ({ value: id, label })),
    isLoading: projects.isLoading || types.isLoading,
    error: projects.error ?? types.error,
    retry: () => [projects, types].forEach((query) => void (query.error && query.refetch())),
  };
}
