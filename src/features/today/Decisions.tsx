import { errorMessage } from '../../api/envelope';
import { useListProjectClaimsQuery, useListUnitClaimsQuery } from '../../api/claims';
import { useListComplaintsQuery } from '../../api/complaints';
import { useListLeaseRequestsQuery } from '../../api/leases';
import { useListWorksQuery } from '../../api/works';
import { openClaimsFilter } from '../../contract/claimStatus';
import { canRejectLease, leaseStatuses } from '../../contract/leaseStatus';
import { to } from '../../contract/links';
import { ErrorState } from '../../ui/states';
import { Panel } from '../../ui/Panel';
import { RecordLinks } from '../../ui/RecordLinks';
import { uiText } from '../../ui/text';
import { todayText as text } from './todayText';

const openLeases = leaseStatuses.filter(canRejectLease).join(',');
/** Open claims whose client said that the problem is not solved. */
const unsolved = { ...openClaimsFilter, answer: 'no' };
/** Formal complaints without an answer, and those of them whose term is over. */
const openComplaints = { state: 'open,late' };
const lateOnes = { state: 'late' };
/** Only the total is used. */
const onlyTotal = { page: 1, pageSize: 1 };

/** Unsolved claims, formal complaints, lease requests and work orders that need a decision of staff: how many there are, with links to their lists. */
export function Decisions() {
  const leases = useListLeaseRequestsQuery({ ...onlyTotal, status: openLeases });
  const done = useListWorksQuery({ ...onlyTotal, status: 'done' });
  const refused = useListWorksQuery({ ...onlyTotal, status: 'refused' });
  const undated = useListWorksQuery({ ...onlyTotal, undated: true });
  const stuck = useListWorksQuery({ ...onlyTotal, stuck: true });
  const unread = useListWorksQuery({ ...onlyTotal, unread: true });
  const unsolvedUnits = useListUnitClaimsQuery({ ...onlyTotal, ...unsolved });
  const unsolvedProjects = useListProjectClaimsQuery({ ...onlyTotal, ...unsolved });
  const complaints = useListComplaintsQuery({ ...onlyTotal, ...openComplaints });
  const lateComplaints = useListComplaintsQuery({ ...onlyTotal, ...lateOnes });
  const results = [
    unsolvedUnits,
    unsolvedProjects,
    complaints,
    lateComplaints,
    leases,
    done,
    refused,
    undated,
    stuck,
    unread,
  ];
  const error = results.find((result) => result.error)?.error;
  const isLoaded = results.every(({ data }) => data);
  const totalOf = ({ data }: (typeof results)[number]) => data?.meta?.total ?? 0;
  const links = [
    {
      key: 'unsolved',
      count: totalOf(unsolvedUnits),
      words: text.unsolved,
      to: to('reclamos', { query: unsolved }),
    },
    {
      key: 'unsolvedProjects',
      count: totalOf(unsolvedProjects),
      words: text.unsolvedProjects,
      to: to('consorcio-reclamos', { query: unsolved }),
    },
    {
      key: 'lateComplaints',
      count: totalOf(lateComplaints),
      words: text.lateComplaints,
      to: to('reclamos-formales', { query: lateOnes }),
    },
    {
      key: 'complaints',
      count: totalOf(complaints),
      words: text.complaints,
      to: to('reclamos-formales', { query: openComplaints }),
    },
    {
      key: 'leases',
      count: totalOf(leases),
      words: text.leases,
      to: to('lease-requests', { query: { status: openLeases } }),
    },
    {
      key: 'stuck',
      count: totalOf(stuck),
      words: text.worksStuck,
      to: to('trabajos', { query: { stuck: 'true' } }),
    },
    {
      key: 'unread',
      count: totalOf(unread),
      words: text.worksUnread,
      to: to('trabajos', { query: { unread: 'true' } }),
    },
    { key: 'done', count: totalOf(done), words: text.worksDone, to: to('trabajos', { query: { status: 'done' } }) },
    {
      key: 'refused',
      count: totalOf(refused),
      words: text.worksRefused,
      to: to('trabajos', { query: { status: 'refused' } }),
    },
    {
      key: 'undated',
      count: totalOf(undated),
      words: text.worksUndated,
      // The agenda lists them beside the calendar.
      to: to('agenda'),
    },
  ].filter(({ count }) => count > 0);
  return (
    <div aria-busy={!isLoaded && !error}>
      <Panel title={text.decisions}>
        {error && !isLoaded ? (
          <ErrorState
            title={text.decisionsFailed}
            message={errorMessage(error)}
            onRetry={() => results.forEach(({ refetch }) => void refetch())}
          />
        ) : !isLoaded ? (
          <p className="card-soft">{uiText.loading}</p>
        ) : (
          <RecordLinks
            label={text.decisions}
            empty={text.nothingToDecide}
            links={links.map(({ key, count, words, to }) => ({ key, to, title: words(count) }))}
          />
        )}
      </Panel>
    </div>
  );
}
