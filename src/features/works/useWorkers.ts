import { useListColleaguesQuery } from '../../api/claimNotes';
import { useListContractorsQuery, type Contractor } from '../../api/contractors';
import type { WorkableClaim } from '../../api/works';
import { contractorKey, staffKey } from './workValues';
import { worksText as text } from './worksText';

/** Whether a contractor does the category of one of the claims, and works in all their projects. */
const fits = ({ categories, projects }: Contractor, claims: WorkableClaim[]): boolean =>
  claims.some(({ category_id: category }) => categories.some(({ id }) => id === category)) &&
  claims.every(({ project_id: project }) => projects.length === 0 || projects.some(({ id }) => id === project));

/** Returns the grouped options for an assignee: contractors that fit the claims first, then the others, then staff. */
export function useWorkers(claims: WorkableClaim[]) {
  const contractors = useListContractorsQuery({ active: true });
  const staff = useListColleaguesQuery();
  const allContractors = contractors.data?.items ?? [];
  const toOption = ({ id, name }: Contractor) => ({ value: contractorKey(id), label: name });
  const groups = [
    { label: text.suggested, options: allContractors.filter((each) => fits(each, claims)).map(toOption) },
    { label: text.others, options: allContractors.filter((each) => !fits(each, claims)).map(toOption) },
    {
      label: text.team,
      options: (staff.data?.items ?? []).map(({ id, name }) => ({ value: staffKey(id), label: name })),
    },
  ];
  const isLoading = contractors.isLoading || staff.isLoading;
  return {
    // No options until both responses have arrived: later ones would move the option that the user is about to tap.
    options: isLoading ? [] : groups.filter(({ options }) => options.length > 0),
    isLoading,
    error: contractors.error ?? staff.error,
    retry: () => [contractors, staff].forEach((query) => void (query.error && query.refetch())),
  };
}
