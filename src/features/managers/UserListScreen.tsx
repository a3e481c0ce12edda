import { PlusOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { EmptyState } from '../../ui/EmptyState';
import { InactiveTag } from '../../ui/InactiveTag';
import { LinkButton } from '../../ui/LinkButton';
import { PageHeader } from '../../ui/PageHeader';
import { DataTable } from '../../ui/table/DataTable';
import { TableFilter } from '../../ui/table/TableFilter';
import { useTableQuery, type ListOrigin } from '../../ui/table/useTableQuery';
import { uiText } from '../../ui/text';
import { AdminList } from './AdminList';
import { managerPath, newManagerPath } from './managerPaths';
import { managersText as text } from './managersText';
import { ProjectsOf, TypeBadge, userColumns } from './userColumns';
import type { UserRow } from './userRow';
import { useUsers } from './useUsers';

const nameOf = (row: UserRow) => `${row.name} ${row.last_name}`.trim() || row.username;

function UserActions({ row, from }: { row: UserRow; from: ListOrigin }) {
  if (row.type === 'manager')
    return (
      <LinkButton size="small" type="link" to={managerPath(row.id)} state={from} aria-label={text.viewOf(nameOf(row))}>
        {uiText.view}
      </LinkButton>
    );
  // A disabled button hears no pointer: the hint belongs to what is around it.
  return (
    <Tooltip title={text.unavailable}>
      <span className="disabled-action" title={text.unavailable}>
        <Button size="small" type="link" disabled aria-label={`${text.viewOf(nameOf(row))}. ${text.unavailable}`}>
          {uiText.view}
        </Button>
      </span>
    </Tooltip>
  );
}

/** /managers (section 2, "Users table"): supervisors and consortium users, merged in the browser. */
export function UserListScreen() {
  const control = useTableQuery();
  const result = useUsers(control.query.filters.type);
  const create = (
    <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to={newManagerPath}>
      {text.create}
    </LinkButton>
  );
  return (
    <>
      <PageHeader title={text.title} actions={create} />
      <div className="stack">
        <DataTable<UserRow>
          label={text.title}
          columns={userColumns}
          rowKey={(row) => row.id}
          result={result}
          control={control}
          actionsWidth={72}
          actions={(row) => <UserActions row={row} from={control.from} />}
          filters={
            <TableFilter
              control={control}
              name="type"
              label={text.filterType}
              options={[
                { value: 'manager', label: text.types.manager },
                { value: 'consortium', label: text.types.consortium },
              ]}
            />
          }
          card={(row) => (
            <>
              <div className="card-line">
                <strong>{nameOf(row)}</strong>
                <TypeBadge type={row.type} />
                {!row.active && <InactiveTag />}
              </div>
              <p className="card-soft">{row.username}</p>
              <p className="card-soft">{row.phone_number || uiText.notAvailable}</p>
              <p>
                <ProjectsOf row={row} />
              </p>
            </>
          )}
          empty={
            <EmptyState title={text.emptyTitle}>
              <p>{text.emptyHint}</p>
              {create}
            </EmptyState>
          }
        />
        <AdminList />
      </div>
    </>
  );
}
