import { useListProjectsQuery } from '../../api/projects';
import { managersText as text } from './managersText';

export interface ProjectOption {
  value: number;
  label: string;
  /** The project's consortium user; null if it has none. */
  consortiumId: number | null;
}

/** Returns all projects: a company has dozens, not thousands. `hasNone` is known once they have been loaded. */
export function useProjectOptions() {
  const { data, isLoading, error, refetch } = useListProjectsQuery({});
  const projects = (data?.items ?? []).map(({ id, name, consortium_id }): ProjectOption => ({
    value: id,
    label: name,
    consortiumId: consortium_id,
  }));
  return { projects, isLoading, error, retry: () => void refetch(), hasNone: data?.items.length === 0 };
}

/** Returns the options for a new consortium's projects: those of other consortiums are disabled. */
export const freeOptions = (projects: ProjectOption[]) =>
  projects.map(({ value, label, consortiumId }) => ({
    value,
    label: consortiumId === null ? label : text.projectTaken(label),
    disabled: consortiumId !== null,
  }));
