import { Select } from 'antd';
import { claimStatuses } from '../../contract/claimStatus';
import { useCan } from '../../session/useCan';
import { useListProjectsQuery } from '../../api/projects';
import type { TableControl } from '../../ui/table/useTableQuery';
import { claimsText, priorityLabels, statusLabels } from './claimsText';
import type { ClaimMode } from './claimTypes';
import { offeredPriorities } from './PriorityDot';

/** Filters beside the search: status, and for staff priority and project. */
export function ClaimFilters({ mode, control }: { mode: ClaimMode; control: TableControl }) {
  const { filters } = control.query;
  const isStaff = useCan('claims:changeStatus');
  const { data: projects } = useListProjectsQuery({}, { skip: !isStaff });
  const set = (name: string, value: string | undefined) => {
    const { [name]: _old, ...rest } = filters;
    control.change({ filters: value ? { ...rest, [name]: value } : rest });
  };
  const filter = (name: string, label: string, options: { value: string; label: string }[]) => (
    <Select
      className="table-filter" allowClear placeholder={label} aria-label={label} value={options.some(({ value }) => value === filters[name]) ? filters[name] : undefined}
      options={options} onChange={(value: string | undefined) => set(name, value)} popupMatchSelectWidth={false}
    />
  );
  return (
    <>
      {filter('status', claimsText.filterStatus, claimStatuses.map((value) => ({ value, label: statusLabels[value] })))}
      {/* "Baja" is what `medium` and `low` both show as: the filter takes them together. */}
      {isStaff && mode === 'unit' && filter('priority', claimsText.filterPriority, offeredPriorities.map((value) => ({ value: value === 'medium' ? 'medium,low' : value, label: priorityLabels[value] })))}
      {isStaff && filter('project_id', claimsText.filterProject, (projects?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name })))}
    </>
  );
}
