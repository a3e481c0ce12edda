import { useListUnitsQuery } from '../../../api/units';
import { useUser } from '../../../session/useCan';

/**
 * For a tenant whose lease begins later and who has no other unit: the day on which it begins, because until then no
 * claim is possible. `isUnknown` while the units of such a tenant are not loaded.
 */
export function useLeaseStart(): { day: string | undefined; isUnknown: boolean } {
  const { lease_starts_on: startsOn } = useUser();
  const { data, isError } = useListUnitsQuery({ page: 1, pageSize: 30, active: true }, { skip: !startsOn });
  return {
    day: startsOn && data?.items.length === 0 ? startsOn : undefined,
    isUnknown: Boolean(startsOn) && !data && !isError,
  };
}
