import { useCountProjectClaimsQuery, useCountUnitClaimsQuery } from '../../../api/claims';
import { useAppSelector } from '../../../session/hooks';
import { selectIsLive } from '../../../session/liveSlice';
import type { ClaimMode } from '../claimTypes';

/** Milliseconds after which the number is asked for again while somebody looks at the page and nothing tells of changes. */
const askEvery = 120_000;

/** How many claims wait for an answer of staff, whatever a list shows; undefined until that is known. */
export function useWaitingCount(mode: ClaimMode): number | undefined {
  const isLive = useAppSelector(selectIsLive);
  const options = { pollingInterval: isLive ? 0 : askEvery, skipPollingIfUnfocused: true };
  const units = useCountUnitClaimsQuery({ by: 'waiting' }, { ...options, skip: mode !== 'unit' });
  const projects = useCountProjectClaimsQuery({ by: 'waiting' }, { ...options, skip: mode !== 'project' });
  const { data } = mode === 'unit' ? units : projects;
  return data && (data.counts.find(({ value }) => value === 'true')?.count ?? 0);
}
