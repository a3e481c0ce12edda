import type { Project } from '../../api/projects';
import { idColumn, nameColumn } from '../../ui/table/columns';
import type { DataColumn } from '../../ui/table/tableTypes';
import { projectsText, projectsText as text } from './projectsText';

/** The tag of a closed project, which accepts no new claims or lease requests. */
export const ClosedTag = () => <span className="tag tag-inactive">{text.closed}</span>;

const { columns: titles } = projectsText;

/** The columns of section 2, "Projects table". */
export const projectColumns: DataColumn<Project>[] = [
  idColumn(titles.id, (row) => row.id),
  nameColumn({
    key: 'project',
    title: titles.project,
    value: (row) => row.name,
    mark: (row) => row.closed_at && <ClosedTag />,
    width: 220,
  }),
  {
    key: 'description',
    title: titles.description,
    value: (row) => row.description,
    width: 420,
    roomyWidth: 700,
    isMain: true,
  },
  { key: 'address', title: titles.address, value: (row) => row.address, width: 260 },
];
