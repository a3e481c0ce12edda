import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useListConsortiumsQuery, useListManagersQuery } from '../../api/managers';
import { useCan } from '../../session/useCan';
import { notify } from '../../ui/notify';
import { uiText } from '../../ui/text';
import type { ListResult } from '../../ui/table/DataTable';
import { selectManagersError, selectUsers } from './managersSlice';
import { managersText } from './managersText';
import type { UserRow } from './userRow';

/**
 * Supervisors and consortium users together, from their two calls; both are asked for only by an admin (section 6). A failure is
 * stored and told by a notification that stays (section 8).
 */
export function useUsers(type: string | undefined): ListResult<UserRow> {
  const isAdmin = useCan('managers:manage');
  const managers = useListManagersQuery({}, { skip: !isAdmin, refetchOnMountOrArgChange: 5 });
  const consortiums = useListConsortiumsQuery({}, { skip: !isAdmin, refetchOnMountOrArgChange: 5 });
  const users = useSelector(selectUsers);
  const failure = useSelector(selectManagersError);
  const hasData = Boolean(managers.data ?? consortiums.data);
  const isSettled = !managers.isLoading && !consortiums.isLoading;

  useEffect(() => {
    if (failure) notify({ type: 'error', title: uiText.error, description: managersText.listFailed, durationMs: null });
  }, [failure]);

  const data = useMemo(
    () => (hasData && isSettled ? { items: type ? users.filter((user) => user.type === type) : users } : undefined),
    [hasData, isSettled, users, type],
  );
  return {
    data,
    isFetching: managers.isFetching || consortiums.isFetching,
    error: managers.error ?? consortiums.error,
    refetch: () => [managers, consortiums].forEach((query) => void (query.error && query.refetch())),
  };
}
