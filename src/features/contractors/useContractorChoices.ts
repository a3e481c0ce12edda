import { useListClaimCategoriesQuery } from '../../api/claims';
import { useListProjectsQuery } from '../../api/projects';

interface Choice {
  value: number;
  label: string;
}

/** Returns the choices of a contractor's form: all categories and all projects, both short lists. */
export function useContractorChoices() {
  const categories = useListClaimCategoriesQuery();
  const projects = useListProjectsQuery({});
  return {
    categories: (categories.data?.items ?? []).map(({ id, label }): Choice => ({ value: id, label })),
    projects: (projects.data?.items ?? []).map(({ id, name }): Choice => ({ value: id, label: name })),
    isLoading: categories.isLoading || projects.isLoading,
    error: categories.error ?? projects.error,
    retry: () => [categories, projects].forEach((query) => void (query.error && query.refetch())),
  };
}
