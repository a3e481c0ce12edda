import {
  projectsApi,
  useExportProjectsMutation,
  useListProjectsQuery,
  type ListProjectsApiArg,
  type Project,
} from '../../api/projects';
import { to } from '../../contract/links';
import { createRecordSlice } from '../../session/recordSlice';
import { createResourceList } from '../../ui/table/list/resourceList';
import { listArg } from '../../ui/table/query/tableQuery';
import { ClosedTag, projectColumns } from './projectColumns';
import { projectsText as text } from './projectsText';

const projectRecords = createRecordSlice<Pick<Project, 'id' | 'name'>>({
  kind: 'projects',
  lists: [projectsApi.endpoints.listProjects],
  detail: projectsApi.endpoints.getProject,
  idOf: (row) => row.id,
  nameOf: (row) => row.name,
});

/** The projects (section 2, "Projects table"). */
export const projectList = createResourceList<Project, ListProjectsApiArg>({
  name: 'projects',
  title: text.title,
  columns: projectColumns,
  rowKey: (row) => row.id,
  pathOf: (id) => to('proyectos/:id', { id }),
  records: projectRecords,
  viewLabel: (row) => text.viewOf(row.name),
  toArg: (query) => listArg<ListProjectsApiArg>(query, projectColumns),
  useQuery: useListProjectsQuery,
  useExport: useExportProjectsMutation,
  card: (row) => (
    <>
      <div className="card-line">
        <strong>{row.name}</strong>
        {row.closed_at && <ClosedTag />}
      </div>
      <p className="card-soft">{row.address}</p>
      {row.units_count !== undefined && <p className="card-soft">{text.units(row.units_count)}</p>}
    </>
  ),
  empty: { title: text.emptyTitle, hint: text.emptyHint },
  live: { kind: 'project', newRows: text.newRows, newestFirst: '-id' },
});
