import { useExportProjectsMutation, type Project } from '../../api/projects';
import { ListScreen } from '../../ui/table/ListScreen';
import { whole } from '../../ui/table/tableQuery';
import { useTableQuery } from '../../ui/table/useTableQuery';
import { ClosedTag } from './ClosedTag';
import { projectColumns } from './projectColumns';
import { newProjectPath, projectPath } from './projectPaths';
import { projectsText as text } from './projectsText';
import { projectArg, useProjectList } from './useProjectList';

const rowKey = (row: Project) => row.id;
const viewLabel = (row: Project) => text.viewOf(row.name);

/** /proyectos (section 2, "Projects table"). */
export function ProjectListScreen() {
  const control = useTableQuery({ list: 'projects' });
  const result = useProjectList(control.query);
  const [exportProjects] = useExportProjectsMutation();
  return (
    <ListScreen<Project>
      name="projects"
      title={text.title}
      create={{ to: newProjectPath, label: text.create }}
      columns={projectColumns}
      rowKey={rowKey}
      result={result}
      control={control}
      pathOf={projectPath}
      viewLabel={viewLabel}
      card={(row) => (
        <>
          <div className="card-line">
            <strong>{row.name}</strong>
            {row.closed_at && <ClosedTag />}
          </div>
          <p className="card-soft">{row.address}</p>
          {row.units_count !== undefined && <p className="card-soft">{text.units(row.units_count)}</p>}
        </>
      )}
      fetchFile={(asked) => exportProjects({ ...whole(projectArg(control.query)), ...asked }).unwrap()}
      empty={{ title: text.emptyTitle, hint: text.emptyHint }}
    />
  );
}
