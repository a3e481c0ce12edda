import { useMemo } from 'react';
import { useListProjectsQuery } from '../../api/projects';
import { claimStatuses } from '../../contract/claimStatus';
import { useCan } from '../../session/useCan';
import { TableFilter } from '../../ui/table/TableFilter';
import type { TableControl } from '../../ui/table/useTableQuery';
import { claimsText, priorityLabels, statusLabels } from './claimsText';
import type { ClaimMode } from './claimTypes';
import { offeredPriorities } from './PriorityDot';

const statusOptions = claimStatuses.map((value) => ({ value, label: statusLabels[value] }));
/** "Baja" is what `medium` and `low` both show as: the filter takes them together. */
const priorityOptions = offeredPriorities.map((value) => ({
  value: value === 'medium' ? 'medium,low' : value,
  label: priorityLabels[value],
}));

/** Filters beside the search: status, and for staff priority and project. */
export function ClaimFilters({ mode, control }: { mode: ClaimMode; control: TableControl }) {
  const canSeePriority = useCan('claims:seePriority');
  /** Who works with all projects chooses among them; a consortium has one. */
  const hasProjects = useCan('projects:manage');
  const { data: projects } = useListProjectsQuery({}, { skip: !hasProjects });
  const projectOptions = useMemo(
    () => (projects?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    [projects],
  );
  return (
    <>
      <TableFilter control={control} name="status" label={claimsText.filterStatus} options={statusOptions} />
      {canSeePriority && mode === 'unit' && (
        <TableFilter control={control} name="priority" label={claimsText.filterPriority} options={priorityOptions} />
      )}
      {hasProjects && (
        <TableFilter control={control} name="project_id" label={claimsText.filterProject} options={projectOptions} />
      )}
    </>
  );
}
