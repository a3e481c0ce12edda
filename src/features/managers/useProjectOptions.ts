import { useListProjectsQuery } from '../../api/projects';
import { managersText as text } from './managersText';

export interface ProjectOption {
  value: number;
  label: string;
  /** It has a consortium user already. */
  isTaken: boolean;
}

/** All projects: a company has dozens, not thousands. */
export function useProjectOptions() {
  const { data, isLoading, error } = useListProjectsQuery({});
  const projects = (data?.items ?? []).map(({ id, name, consortium_id }): ProjectOption => ({
    value: id,
    label: name,
    isTaken: consortium_id !== null,
  }));
  return { projects, isLoading, error };
}

/** As the choice of a consortium's project: those that have another one can't be chosen; `own` is the one it has. */
export const forConsortium = (projects: ProjectOption[], own?: number) =>
  projects.map(({ value, label, isTaken }) => {
    const isOfOther = isTaken && value !== own;
    return { value, label: isOfOther ? text.projectTaken(label) : label, disabled: isOfOther };
  });
