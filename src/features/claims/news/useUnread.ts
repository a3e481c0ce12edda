import { useCountUnreadClaimsQuery } from '../../../api/claimNews';
import { useAppSelector } from '../../../session/hooks';
import { selectIsLive } from '../../../session/liveSlice';

/** Milliseconds after which the numbers are asked for again while somebody looks at the page and nothing tells of changes. */
const askEvery = 120_000;

/** How many claims of each kind the person has not read, and what happened since their last visit; undefined until that is known. */
export function useUnread() {
  const isLive = useAppSelector(selectIsLive);
  const { data } = useCountUnreadClaimsQuery(undefined, {
    pollingInterval: isLive ? 0 : askEvery,
    skipPollingIfUnfocused: true,
  });
  return data;
}
