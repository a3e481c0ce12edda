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

/** As the choice of a consortium's project: those that have one can't be chosen. */
export const forConsortium = (projects: ProjectOption[]) =>
  projects.map(({ value, label, isTaken }) => ({
    value,
    label: isTaken ? text.projectTaken(label) : label,
    disabled: isTaken,
  }));
