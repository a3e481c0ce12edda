import { openClaimsFilter } from '../../../contract/claimStatus';
import { userTypes } from '../../../contract/permissions';
import { useCan, useUser } from '../../../session/useCan';
import { formatInstant } from '../../../ui/dates';
import type { ReadyView } from '../../../ui/table/views/ViewStrip';
import { claimsText } from '../claimsText';
import type { ClaimMode } from '../claimTypes';
import { termText, withTerm } from '../terms/termText';
import { newsText } from '../news/newsText';
import { useUnread } from '../news/useUnread';
import { useCountProjectClaimsQuery, useCountUnitClaimsQuery } from '../../../api/claims';
import { useAppSelector } from '../../../session/hooks';
import { selectIsLive } from '../../../session/liveSlice';
import { useFreshSeconds } from '../../../session/useFreshSeconds';

/** Milliseconds between two refetches of the number while the page is visible and there is no live connection. */
const refetchMs = 120_000;

/**
 * "Sin respuesta" has one meaning everywhere (decisions 11): the last word is the client's, and no message or decision
 * of staff came after it. Also in a finished claim: "it leaks again" needs an answer.
 */
const waitingOnes = { waiting: 'true' };

/**
 * Returns the number of claims that wait for an answer of staff, independent of the list's filter; undefined until
 * it is known.
 */
function useWaitingCount(mode: ClaimMode): number | undefined {
  const isLive = useAppSelector(selectIsLive);
  const refetchOnMountOrArgChange = useFreshSeconds();
  const options = { refetchOnMountOrArgChange, pollingInterval: isLive ? 0 : refetchMs, skipPollingIfUnfocused: true };
  const units = useCountUnitClaimsQuery({ by: 'waiting' }, { ...options, skip: mode !== 'unit' });
  const projects = useCountProjectClaimsQuery({ by: 'waiting' }, { ...options, skip: mode !== 'project' });
  const { data } = mode === 'unit' ? units : projects;
  return data && (data.counts.find(({ value }) => value === 'true')?.count ?? 0);
}

const { views: words } = claimsText;

/** Returns the predefined views of claims for staff's daily work; each is a normal filter of the address. */
export function useClaimViews(mode: ClaimMode): ReadyView[] {
  const waitingCount = useWaitingCount(mode);
  const unread = useUnread();
  const lastVisit = unread?.last_visit;
  const isStaff = useCan('claims:seeResponsible');
  const { type, uses_terms: usesTerms } = useUser();
  const canSeePrice = useCan('claims:seePrice');
  return [
    { label: words.all, filters: {} },
    { label: words.open, filters: openClaimsFilter },
    ...(unread ? [{ label: newsText.unread, filters: { unread: 'true' }, count: unread[mode] }] : []),
    ...(lastVisit && lastVisit[mode] > 0
      ? [
          {
            label: newsText.sinceLastVisit,
            hint: newsText.sinceLastVisitHint(formatInstant(lastVisit.at)),
            filters: { news_since: lastVisit.at },
            count: lastVisit[mode],
          },
        ]
      : []),
    ...(usesTerms
      ? [{ label: termText.byDue, hint: termText.byDueHint, filters: { due: withTerm }, sort: 'due' }]
      : []),
    { label: words.waiting, filters: waitingOnes, count: waitingCount },
    { label: words.oldest, filters: waitingOnes, sort: '-waiting' },
    ...(isStaff ? [{ label: words.assignedToMe, filters: { assigned: 'me' } }] : []),
    ...(userTypes[type].supervisesProjects ? [{ label: words.mine, filters: { mine: 'true' } }] : []),
    ...(canSeePrice ? [{ label: words.withoutPrice, filters: { has_price: 'false' } }] : []),
  ];
}
