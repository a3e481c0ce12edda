import { useListProjectsQuery } from '../../api/projects';
import { useExportUnitsMutation, type Unit } from '../../api/units';
import { useCan } from '../../session/useCan';
import { InactiveTag } from '../../ui/InactiveTag';
import { LinkButton } from '../../ui/LinkButton';
import { ListScreen } from '../../ui/table/ListScreen';
import { listTotal } from '../../ui/table/listTotal';
import { activeFilter } from '../../ui/table/activeFilter';
import { ListFilters } from '../../ui/table/ListFilters';
import { whole } from '../../ui/table/tableQuery';
import { useTableQuery } from '../../ui/table/useTableQuery';
import { ownerName, unitColumns } from './unitColumns';
import { assignPath, newUnitPath, unitPath } from './unitPaths';
import { unitsText as text } from './unitsText';
import { unitArg, useUnitList } from './useUnitList';

const rowKey = (row: Unit) => row.unit_id;
const viewLabel = (row: Unit) => text.viewOf(row.name);

/** /unidades (section 2, "Units table"). */
export function UnitListScreen() {
  const control = useTableQuery({ list: 'units' });
  const result = useUnitList(control.query);
  const [exportUnits] = useExportUnitsMutation();
  const { data: projects } = useListProjectsQuery({});
  const canImport = useCan('imports:run');
  return (
    <ListScreen<Unit>
      name="units"
      title={text.title}
      create={{ to: newUnitPath, label: text.create }}
      more={
        <>
          {canImport && <LinkButton to="/importar">{text.import}</LinkButton>}
          <LinkButton to={assignPath}>{text.assign}</LinkButton>
        </>
      }
      columns={unitColumns}
      rowKey={rowKey}
      result={result}
      control={control}
      pathOf={unitPath}
      viewLabel={viewLabel}
      filters={
        <ListFilters
          title={text.filter}
          control={control}
          total={listTotal(result)}
          filters={[
            {
              name: 'project_id',
              label: text.filterProject,
              choices: (projects?.items ?? []).map(({ id, name }) => ({ values: [String(id)], label: name })),
            },
            activeFilter(text),
          ]}
        />
      }
      filterNames={(name, value) => {
        if (name === 'active') return value === 'false' ? text.inactive : text.active;
        const project = name === 'project_id' && projects?.items.find(({ id }) => String(id) === value);
        return project ? `${text.filterProject}: ${project.name}` : undefined;
      }}
      card={(row) => (
        <>
          <div className="card-line">
            <strong>{row.name}</strong>
            {!row.active && <InactiveTag />}
          </div>
          <p className="card-soft">{row.project_name}</p>
          <p className="card-soft">
            {[ownerName(row) ?? text.noOwner, row.lease_contract && text.rented].filter(Boolean).join(' · ')}
          </p>
        </>
      )}
      fetchFile={(asked) => exportUnits({ ...whole(unitArg(control.query)), ...asked }).unwrap()}
      empty={{ title: text.emptyTitle, hint: text.emptyHint }}
    />
  );
}
