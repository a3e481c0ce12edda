import { Link } from 'react-router-dom';
import { useCountProjectClaimsQuery, useCountUnitClaimsQuery } from '../../api/claims';
import { useCountUnreadClaimsQuery } from '../../api/claimNews';
import { claimScreens, type ClaimMode } from '../../contract/claimScreens';
import { openClaimsFilter, openClaimStatuses } from '../../contract/claimStatus';
import { screenRecord, to } from '../../contract/links';
import { claimStatusLabels } from '../../contract/statusText';
import { useUser } from '../../session/useCan';
import { Loaded } from '../../ui/Loaded';
import { Panel, StatusPill } from '../../ui/Panel';
import { LongestWaiting } from './LongestWaiting';
import { todayText as text } from './todayText';

/** Returns the list of open claims of a kind with further filters, as an address. */
const openClaimsAt = (mode: ClaimMode, query: Record<string, string> = {}): string =>
  to(claimScreens[mode].list, { query: { ...openClaimsFilter, ...query } });

/** Counts the claims of a kind, of those that `filter` finds, by each filter in `by`. */
function useCounts(mode: ClaimMode, by: string, filter: { status?: string } = {}) {
  const arg = { ...filter, by };
  const unit = useCountUnitClaimsQuery(arg, { skip: mode !== 'unit' });
  const project = useCountProjectClaimsQuery(arg, { skip: mode !== 'project' });
  return mode === 'unit' ? unit : project;
}

/** The open claims of one kind: by status, those that need somebody, and those that have waited longest. */
export function TodayClaims({ mode }: { mode: ClaimMode }) {
  const { id: userId, uses_terms: usesTerms } = useUser();
  const result = useCounts(mode, 'status,due,responsible_id', openClaimsFilter);
  const { data } = result;
  // Of all claims, as in the lists: a message about a finished claim waits for its answer too.
  const { data: unanswered } = useCounts(mode, 'waiting');
  const { data: unread } = useCountUnreadClaimsQuery();
  const countOf = (filter: string, value: string | number) =>
    data?.counts.find((count) => count.filter === filter && count.value === String(value))?.count ?? 0;
  const statuses = openClaimStatuses.map((code) => ({ code, count: countOf('status', code) }));
  const openCount = statuses.reduce((sum, { count }) => sum + count, 0);
  const figures = [
    {
      label: text.waiting,
      count: unanswered?.counts.find(({ value }) => value === 'true')?.count ?? 0,
      at: to(claimScreens[mode].list, { query: { waiting: 'true', sort: '-waiting' } }),
    },
    ...(usesTerms
      ? [
          {
            label: text.late,
            count: countOf('due', 'late'),
            at: openClaimsAt(mode, { due: 'late', sort: 'due' }),
            isBad: true,
          },
          {
            label: text.dueToday,
            count: countOf('due', 'today'),
            at: openClaimsAt(mode, { due: 'today', sort: 'due' }),
          },
        ]
      : []),
    { label: text.mine, count: countOf('responsible_id', userId), at: openClaimsAt(mode, { assigned: 'me' }) },
    { label: text.nobody, count: countOf('responsible_id', 0), at: openClaimsAt(mode, { assigned: 'none' }) },
    ...(unread
      ? [{ label: text.unread, count: unread[mode], at: to(claimScreens[mode].list, { query: { unread: 'true' } }) }]
      : []),
  ];
  return (
    <Panel
      title={screenRecord(claimScreens[mode].list).title}
      action={data && openCount > 0 && <Link to={openClaimsAt(mode)}>{text.open(openCount)}</Link>}
    >
      <Loaded result={result} failed={text.claimsFailed}>
        {() => (
          <>
            {openCount === 0 ? (
              <p className="card-soft">{text.noOpen}</p>
            ) : (
              <>
                <div className="today-bar" aria-hidden>
                  {statuses.map(({ code, count }) => (
                    <span key={code} className={`status-${code}`} style={{ flexGrow: count }} />
                  ))}
                </div>
                <ul className="today-statuses" aria-label={text.byStatus}>
                  {statuses.map(({ code, count }) => (
                    <li key={code}>
                      <Link to={to(claimScreens[mode].list, { query: { status: code } })}>
                        <StatusPill code={code} label={claimStatusLabels[code]} />
                        <strong className="tabular">{count.toLocaleString('es-AR')}</strong>
                      </Link>
                    </li>
                  ))}
                </ul>
              </>
            )}
            <ul className="today-figures" aria-label={text.figures}>
              {figures.map(({ label, count, at, isBad }) => (
                <li key={label}>
                  <Link to={at} className={count === 0 ? 'is-zero' : isBad ? 'is-bad' : undefined}>
                    <strong className="tabular">{count.toLocaleString('es-AR')}</strong>
                    <span>{label}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
      <LongestWaiting mode={mode} />
    </Panel>
  );
}
