import type { Project } from '../../api/projects';
import type { DataColumn } from '../../ui/table/tableTypes';
import { ClosedTag } from './ClosedTag';
import { projectsText } from './projectsText';

const { columns: titles } = projectsText;

/** The columns of section 2, "Projects table". */
export const projectColumns: DataColumn<Project>[] = [
  {
    key: 'id',
    title: titles.id,
    value: (row) => row.id,
    render: (row) => <span className="tabular">{row.id}</span>,
    width: 72,
    isLink: true,
  },
  {
    key: 'project',
    title: titles.project,
    value: (row) => row.name,
    render: (row) =>
      row.closed_at ? (
        <>
          <span>{row.name}</span> <ClosedTag />
        </>
      ) : (
        row.name
      ),
    width: 220,
    isLink: true,
  },
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
