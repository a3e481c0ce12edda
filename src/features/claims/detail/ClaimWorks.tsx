import { Link } from 'react-router-dom';
import { errorMessage, type ApiError } from '../../../api/envelope';
import type { WorkOrder } from '../../../api/works';
import { to } from '../../../contract/links';
import { isToDo } from '../../../contract/workStatus';
import { workStatusText } from '../../../contract/workStatusText';
import { formatDate } from '../../../ui/dates';
import { ErrorState } from '../../../ui/ErrorState';
import { Panel } from '../../../ui/Panel';
import { RecordLinks } from '../../../ui/RecordLinks';
import { uiText } from '../../../ui/text';
import { useClaimWorks } from '../talk/useClaimWorks';
import { claimDetailText as text } from './claimDetailText';
import { WorkClaimVisits } from './WorkClaimVisits';

interface ClaimWorksProps {
  claimId: number;
  /** Whether new work orders can be created. */
  isOpen: boolean;
}

/** For staff: the work orders of a claim, what comes next once they are done, and the link to create one. */
export default function ClaimWorks({ claimId, isOpen }: ClaimWorksProps) {
  const { data, error, refetch } = useClaimWorks(claimId);
  // A server that implements only the specification has no work orders.
  if (error && (error as ApiError).status === 404) return null;
  return (
    <div className="claim-works">
      <Panel
        title={text.works}
        action={isOpen && <Link to={to('encargar-trabajo', { query: { reclamos: claimId } })}>{text.askForWork}</Link>}
      >
        {error ? (
          <ErrorState title={text.worksFailed} message={errorMessage(error)} onRetry={() => void refetch()} />
        ) : (
          <RecordLinks
            label={text.works}
            empty={data ? text.noWorks : uiText.loading}
            links={(data?.items ?? []).map(({ id, contractor, assignee, instructions, created_at: at, status }) => ({
              key: id,
              to: to('trabajos/:id', { id }),
              title: text.work(id, (contractor ?? assignee)?.name ?? ''),
              detail: `${formatDate(at)} · ${instructions}`,
              end: <span className={`status work-${status}`}>{workStatusText.labels[status]}</span>,
            }))}
          />
        )}
        {isOpen && data && <NextStep works={data.items} />}
        {data && data.items.length > 0 && <WorkClaimVisits claimId={claimId} works={data.items} />}
      </Panel>
    </div>
  );
}

/** What staff do next for an open claim whose work orders are done. Nothing while work is pending, or if none was done. */
function NextStep({ works }: { works: WorkOrder[] }) {
  if (works.some(({ status }) => isToDo(status))) return null;
  const has = (wanted: WorkOrder['status']) => works.some(({ status }) => status === wanted);
  const hint = has('done') ? text.workDone : has('verified') ? text.workVerified : undefined;
  return hint && <p className="form-aside">{hint}</p>;
}
