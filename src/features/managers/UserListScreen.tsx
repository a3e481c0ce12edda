import '../../accounts/accounts.css';
import { to } from '../../contract/links';
import { EyeOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useCallback, useMemo } from 'react';
import { useExportUsersMutation } from '../../api/managers';
import { roleText } from '../../contract/roleText';
import { useAppSelector } from '../../session/hooks';
import { EmailAddress } from '../../ui/EmailAddress';
import { EmptyState } from '../../ui/states';
import { InactiveTag } from '../../ui/Panel';
import { LinkButton } from '../../ui/LinkButton';
import { PageHeader } from '../../ui/PageHeader';
import { DataTable } from '../../ui/table/DataTable';
import { ListExport } from '../../ui/table/list/ListExport';
import { localRows } from '../../ui/table/query/useListPage';
import { ListFilters } from '../../ui/table/filters/FilterButton';
import type { RowLink } from '../../ui/table/tableTypes';
import { useTableQuery } from '../../ui/table/query/useTableQuery';
import { ViewAction } from '../../ui/table/rows/RowControls';
import { ViewStrip } from '../../ui/table/views/ViewStrip';
import { uiText } from '../../ui/text';
import { AdminList } from './AdminList';
import { managerRecords } from './managersSlice';
import { managersText as text } from './managersText';
import { SecurityPanel } from './SecurityPanel';
import { ProjectsOf, TypeBadge, userColumns } from './userColumns';
import { isListed, listedRoles, userKey as rowKey, type UserRow } from './userRow';
import { useMarkedUsers, useUsers } from './useUsers';

const noUsers: UserRow[] = [];
const nameOf = (row: UserRow) => `${row.name} ${row.last_name}`.trim() || row.username;

function UserActions({ row, link }: { row: UserRow; link: RowLink<UserRow> }) {
  if (link.to(row)) return <ViewAction row={row} link={link} />;
  // A disabled button fires no pointer events: the tooltip belongs to an element around it.
  return (
    <Tooltip title={text.unavailable}>
      <span className="disabled-action" title={text.unavailable}>
        <Button
          size="small"
          type="text"
          icon={<EyeOutlined aria-hidden />}
          disabled
          aria-label={`${text.viewOf(nameOf(row))}. ${text.unavailable}`}
        />
      </span>
    </Tooltip>
  );
}

/** /managers (section 2, "Users table"): supervisors and consortium users, merged in the browser. */
export function UserListScreen() {
  const openedKey = useAppSelector(managerRecords.selectOpenedId);
  const control = useTableQuery({ list: 'users' });
  const result = useUsers(control.query.filters.type);
  const users = result.data?.items ?? noUsers;
  const changedKeys = useMarkedUsers(users);
  const [exportUsers] = useExportUsersMutation();
  // The list is merged and searched in the browser, so the export sends ids.
  const matching = useMemo(
    () =>
      localRows(result.data?.items ?? [], userColumns, { ...control.query, page: 1, pageSize: Number.MAX_SAFE_INTEGER })
        .rows,
    [result.data, control.query],
  );
  const create = (
    <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to={to('crear-manager')}>
      {text.create}
    </LinkButton>
  );
  const { origin } = control;
  const link = useMemo<RowLink<UserRow>>(
    () => ({
      to: (row) => (row.type === 'manager' ? to('managers/:id', { id: row.id }) : undefined),
      label: (row) => text.viewOf(nameOf(row)),
      state: origin,
    }),
    [origin],
  );
  const actions = useCallback((row: UserRow) => <UserActions row={row} link={link} />, [link]);
  return (
    <>
      <PageHeader title={text.title} actions={create} />
      <ViewStrip list="users" control={control} columns={userColumns} />
      <div className="stack">
        <DataTable<UserRow>
          name="users"
          label={text.title}
          columns={userColumns}
          rowKey={rowKey}
          result={result}
          control={control}
          offers={{ link, actions }}
          marks={{ openedKey, changedKeys }}
          toolbar={{
            filters: (
              <>
                <ListFilters
                  title={text.filter}
                  control={control}
                  total={result.data && matching.length}
                  filters={[
                    {
                      name: 'type',
                      label: text.filterType,
                      choices: listedRoles.map((role) => ({ values: [role], label: roleText[role].one })),
                    },
                  ]}
                />
                <ListExport
                  list="users"
                  columns={userColumns}
                  total={matching.length}
                  fileName={text.title}
                  fetchFile={(args) => exportUsers({ ids: matching.map((row) => row.id).join(','), ...args }).unwrap()}
                />
              </>
            ),
            filterNames: (name, value) => (name === 'type' && isListed(value) ? roleText[value].one : undefined),
          }}
          card={(row) => (
            <>
              <div className="card-line">
                <strong>{nameOf(row)}</strong>
                <TypeBadge type={row.type} />
                {!row.active && <InactiveTag />}
              </div>
              <p className="card-soft">
                <EmailAddress address={row.username} />
              </p>
              <p className="card-soft">{row.phone_number || uiText.notAvailable}</p>
              <p>
                <ProjectsOf row={row} />
              </p>
            </>
          )}
          empty={
            <EmptyState title={text.emptyTitle}>
              <p>{text.emptyHint}</p>
            </EmptyState>
          }
        />
        <AdminList />
        <SecurityPanel />
      </div>
    </>
  );
}
