import { useEffect, useMemo } from 'react';
import { useListConsortiumsQuery, useListManagersQuery } from '../../api/managers';
import { remember } from '../../contract/memo';
import { useAppSelector } from '../../session/hooks';
import { useCan } from '../../session/useCan';
import { notify } from '../../ui/notify';
import { uiText } from '../../ui/text';
import { listedIds, type ListedIds } from '../../ui/table/list/resourceRows';
import { useMarkedRows } from '../../ui/table/list/useMarkedRows';
import { localRows } from '../../ui/table/query/useListPage';
import { knownCodes, type TableQuery } from '../../ui/table/query/tableQuery';
import { userColumns } from './userColumns';
import type { ListResult } from '../../ui/table/tableTypes';
import { selectManagersError } from './managersSlice';
import { managersText } from './managersText';
import { consortiumRow, listedRoles, managerRow, userKey, type UserRow } from './userRow';

/** The same row for the same record, so that an unchanged row is not marked. */
const rowOfManager = remember(managerRow);
const rowOfConsortium = remember(consortiumRow);

/**
 * Returns supervisors and consortium users from their two calls, or only some `types`; only an admin requests both
 * (section 6). A failure is stored and shown by a permanent notification (section 8).
 */
export function useUsers(types: string | undefined, isNeeded = true): ListResult<UserRow> {
  const isAdmin = useCan('managers:manage') && isNeeded;
  const managers = useListManagersQuery({}, { skip: !isAdmin });
  const consortiums = useListConsortiumsQuery({}, { skip: !isAdmin });
  const users = useMemo(
    () => [...(managers.data?.items ?? []).map(rowOfManager), ...(consortiums.data?.items ?? []).map(rowOfConsortium)],
    [managers.data, consortiums.data],
  );
  // The slice also keeps the failure of a record's page.
  const hasFailed = managers.isError || consortiums.isError;
  const failure = useAppSelector(selectManagersError);
  const hasData = Boolean(managers.data ?? consortiums.data);
  const isSettled = !managers.isLoading && !consortiums.isLoading;

  useEffect(() => {
    if (hasFailed && failure)
      notify({ type: 'error', title: uiText.error, description: managersText.listFailed, durationMs: null });
  }, [hasFailed, failure]);

  const data = useMemo(() => {
    const selectedTypes = knownCodes(types, listedRoles);
    const items = selectedTypes ? users.filter(({ type }) => selectedTypes.split(',').includes(type)) : users;
    return hasData && isSettled ? { items } : undefined;
  }, [hasData, isSettled, users, types]);
  return {
    data,
    isFetching: managers.isFetching || consortiums.isFetching,
    error: managers.error ?? consortiums.error,
    refetch: () => [managers, consortiums].forEach((query) => void (query.error && query.refetch())),
  };
}

/** Returns the keys of the rows to mark: {@link useMarkedRows} of both roles. */
export function useMarkedUsers(users: UserRow[]): number[] {
  const [first, second] = listedRoles;
  const marked = useMarkedRows(first, users, userKey);
  const others = useMarkedRows(second, users, userKey);
  return useMemo(() => [...marked, ...others], [marked, others]);
}

/**
 * Returns the supervisors of a page of the users table, for the links to neighbouring records; a consortium's page has
 * no such links.
 */
export function useManagerIds(query: TableQuery | undefined): ListedIds | undefined {
  const { data } = useUsers(query?.filters.type, query !== undefined);
  const managers = data?.items.filter(({ type }) => type === 'manager');
  return (
    query &&
    managers &&
    listedIds(
      { items: managers },
      ({ id }) => id,
      (rows) => localRows(rows, userColumns, { ...query, page: 1, pageSize: rows.length || 1 }),
    )
  );
}
