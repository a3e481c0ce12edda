import { useListProjectsQuery } from '../../api/projects';
import { unitsApi, useExportUnitsMutation, useListUnitsQuery, type ListUnitsApiArg, type Unit } from '../../api/units';
import { to } from '../../contract/links';
import { InactiveTag } from '../../ui/Panel';
import { activeFilter } from '../../ui/table/filters/FilterButton';
import type { ListFilter } from '../../ui/table/filters/ListFilterPanel';
import { createRecordSlice } from '../../session/recordSlice';
import { createResourceList } from '../../ui/table/list/resourceList';
import { idsFilter, listArg, yesOrNo } from '../../ui/table/query/tableQuery';
import { ownerName, unitColumns } from './unitColumns';
import { unitsText as text } from './unitsText';

function useUnitFilters(): ListFilter[] {
  const { data: projects } = useListProjectsQuery({});
  return [
    {
      name: 'project_id',
      label: text.filterProject,
      choices: (projects?.items ?? []).map(({ id, name }) => ({ values: [String(id)], label: name })),
    },
    activeFilter(text),
  ];
}

const unitRecords = createRecordSlice<Unit>({
  kind: 'units',
  lists: [unitsApi.endpoints.listUnits, unitsApi.endpoints.listUnassignedUnits],
  detail: unitsApi.endpoints.getUnit,
  idOf: (row) => row.unit_id,
  nameOf: (row) => row.name,
});

/** The units (section 2, "Units table"). */
export const unitList = createResourceList<Unit, ListUnitsApiArg>({
  name: 'units',
  title: text.title,
  columns: unitColumns,
  rowKey: (row) => row.unit_id,
  pathOf: (id) => to('unidades/:id', { id }),
  records: unitRecords,
  viewLabel: (row) => text.viewOf(row.name),
  toArg: (query) => ({
    ...listArg<ListUnitsApiArg>(query, unitColumns),
    projectId: idsFilter(query.filters.project_id),
    active: yesOrNo(query.filters.active),
  }),
  useQuery: useListUnitsQuery,
  useExport: useExportUnitsMutation,
  filterTitle: text.filter,
  useFilters: useUnitFilters,
  card: (row) => (
    <>
      <div className="card-line">
        <strong>{row.name}</strong>
        {!row.active && <InactiveTag isFeminine />}
      </div>
      <p className="card-soft">{row.project_name}</p>
      <p className="card-soft">
        {[ownerName(row) ?? text.noOwner, row.lease_contract && text.rented].filter(Boolean).join(' · ')}
      </p>
    </>
  ),
  empty: { title: text.emptyTitle, hint: text.emptyHint },
  live: { kind: 'unit', newRows: text.newRows, newestFirst: '-id' },
});
