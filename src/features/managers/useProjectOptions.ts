import { useListProjectsQuery } from '../../api/projects';
import { managersText as text } from './managersText';

export interface ProjectOption {
  value: number;
  label: string;
  /** Whether the project already has a consortium user. */
  isTaken: boolean;
}

/** Returns all projects: a company has dozens, not thousands. */
export function useProjectOptions() {
  const { data, isLoading, error } = useListProjectsQuery({});
  const projects = (data?.items ?? []).map(({ id, name, consortium_id }): ProjectOption => ({
    value: id,
    label: name,
    isTaken: consortium_id !== null,
  }));
  return { projects, isLoading, error };
}

/**
 * Returns the options for a consortium's project: projects of other consortiums are disabled; `own` is its current one.
 */
export const forConsortium = (projects: ProjectOption[], currentId?: number) =>
  projects.map(({ value, label, isTaken }) => {
    const isOfOther = isTaken && value !== currentId;
    return { value, label: isOfOther ? text.projectTaken(label) : label, disabled: isOfOther };
  });
