import { Link } from 'react-router-dom';
import { late, LatePart } from '../../../ui/late';
import { errorMessage, type ApiError } from '../../../api/envelope';
import type { WorkOrder } from '../../../api/works';
import { to } from '../../../contract/links';
import { openWorkStatuses } from '../../../contract/workStatus';
import { ErrorState } from '../../../ui/states';
import { Fold } from '../../../ui/Fold';
import { Panel } from '../../../ui/Panel';
import { uiText } from '../../../ui/text';
import { workStatusText } from '../../../contract/statusText';
import { useClaimWorks } from '../talk/useClaimWorks';
import { claimDetailText as text } from './claimDetailText';
import type { ClaimFoldProps } from './VisitFold';

const WorkList = late(() => import(/* webpackChunkName: "claim-works" */ './WorkList'));

/** Returns what matters of the work orders: the newest one that needs an action, or the newest one. */
function workLine(works: WorkOrder[]): string {
  const work = works.find(({ status }) => openWorkStatuses.includes(status)) ?? works[0];
  if (!work) return text.noWorks;
  const { id, contractor, assignee, status } = work;
  const worker = (contractor ?? assignee)?.name ?? '';
  return text.workLine(id, worker, workStatusText.labels[status].toLowerCase(), works.length - 1);
}

/** For staff: the work orders of a claim, folded to one line, and the link to create one for an open claim. */
export function WorkFold({ claimId, isOpen, onToggle, ref, isClaimOpen }: ClaimFoldProps & { isClaimOpen: boolean }) {
  const { data, error, refetch } = useClaimWorks(claimId);
  // A server that implements only the specification has no work orders.
  if (error && (error as ApiError).status === 404) return null;
  const action = isClaimOpen && (
    <Link to={to('encargar-trabajo', { query: { reclamos: claimId } })}>{text.askForWork}</Link>
  );
  if (error)
    return (
      <Panel title={text.works} action={action}>
        <ErrorState title={text.worksFailed} message={errorMessage(error)} onRetry={() => void refetch()} />
      </Panel>
    );
  const works = data?.items ?? [];
  return (
    <Fold
      ref={ref}
      className="claim-works"
      title={text.works}
      line={data ? workLine(works) : uiText.loading}
      action={action}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      {works.length > 0 && (
        <LatePart fallback={<p className="card-soft">{uiText.loading}</p>}>
          <WorkList works={works} isClaimOpen={isClaimOpen} />
        </LatePart>
      )}
    </Fold>
  );
}
