import { useCountUnreadClaimsQuery } from '../../../api/claimNews';
import { useAppSelector } from '../../../session/hooks';
import { selectIsLive } from '../../../session/liveSlice';
import { useFreshSeconds } from '../../../session/useFreshSeconds';

/** Milliseconds between two refetches of the numbers while the page is visible and there is no live connection. */
const refetchMs = 120_000;

/**
 * Returns the number of unread claims of each kind, and the changes since the user's last visit; undefined until known.
 */
export function useUnread() {
  const isLive = useAppSelector(selectIsLive);
  const { data } = useCountUnreadClaimsQuery(undefined, {
    refetchOnMountOrArgChange: useFreshSeconds(),
    pollingInterval: isLive ? 0 : refetchMs,
    skipPollingIfUnfocused: true,
  });
  return data;
}
