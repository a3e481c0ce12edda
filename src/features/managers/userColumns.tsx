import { roleText } from '../../contract/roleText';
import { EmailAddress } from '../../ui/EmailAddress';
import { InactiveTag } from '../../ui/Panel';
import type { DataColumn } from '../../ui/table/tableTypes';
import { uiText } from '../../ui/text';
import { managersText as text } from './managersText';
import type { UserRow } from './userRow';

const { columns: titles } = text;

export const TypeBadge = ({ type }: { type: UserRow['type'] }) => (
  <span className={`tag tag-${type}`}>{roleText[type].one}</span>
);

/** The first project's name, and the number of others. */
export const ProjectsOf = ({ row }: { row: UserRow }) => (
  <span className="tag-list" title={row.projects.join(', ') || undefined}>
    <span>{row.project_name}</span>
    {row.more > 0 && <span className="tag tag-more">{text.more(row.more)}</span>}
  </span>
);

/** The columns of section 2, "Users table". */
export const userColumns: DataColumn<UserRow>[] = [
  {
    key: 'id',
    title: titles.id,
    value: (row) => row.id,
    render: (row) => <span className="tabular">{row.id}</span>,
    width: 64,
  },
  {
    key: 'username',
    title: titles.username,
    value: (row) => row.username,
    render: (row) =>
      row.active ? (
        <EmailAddress address={row.username} />
      ) : (
        <>
          <EmailAddress address={row.username} /> <InactiveTag />
        </>
      ),
    width: 230,
  },
  {
    key: 'type',
    title: titles.type,
    value: (row) => roleText[row.type].one,
    render: (row) => <TypeBadge type={row.type} />,
    width: 110,
  },
  { key: 'name', title: titles.name, value: (row) => row.name, width: 150 },
  { key: 'last_name', title: titles.last_name, value: (row) => row.last_name, width: 140 },
  {
    key: 'phone',
    title: titles.phone,
    value: (row) => row.phone_number || uiText.notAvailable,
    render: (row) => (
      <span className={row.phone_number ? 'tabular' : 'is-empty'}>{row.phone_number || uiText.notAvailable}</span>
    ),
    width: 116,
  },
  {
    key: 'projects',
    title: titles.projects,
    value: (row) => (row.more > 0 ? `${row.project_name} ${text.more(row.more)}` : row.project_name),
    render: (row) => <ProjectsOf row={row} />,
    width: 260,
  },
];
