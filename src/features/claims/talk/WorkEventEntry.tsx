import '../parts/claim.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../../api/envelope';
import { useListClaimWorkEventsQuery, type ClaimWorkEvent } from '../../../api/works';
import { to } from '../../../contract/links';
import { partsWords, workEventWords } from '../../../contract/workEventText';
import { formatInstant } from '../../../ui/dates';
import { ErrorState } from '../../../ui/states';
import { talkText as text } from './talkText';
import { useClaimWorks } from './useClaimWorks';
import { useFreshRecord } from '../../../session/useFreshSeconds';

/** For staff, in the history of a claim: an event of one of its work orders, with a link to it. */
export function WorkEventEntry({ event }: { event: ClaimWorkEvent }) {
  const { work_id: workId, note, parts, at, by } = event;
  return (
    <>
      <span>{text.workEvent(by, workEventWords(event))}</span>
      {note && <span className="history-reason">{note}</span>}
      {parts && <span className="history-reason">{partsWords(parts)}</span>}
      <small>
        <span>{`${formatInstant(at)} · `}</span>
        <Link to={to('trabajos/:id', { id: workId })}>{text.workNumber(workId)}</Link>
      </small>
    </>
  );
}

const none: ClaimWorkEvent[] = [];

/**
 * The events of the work orders of a claim, oldest first, and an error message if they could not be loaded. Most claims
 * have no work order: then the events are not requested.
 */
export function useClaimWorkEvents(claimId: number): { workEvents: ClaimWorkEvent[]; failed: ReactNode } {
  const works = useClaimWorks(claimId);
  const hasWorks = (works.currentData?.items.length ?? 0) > 0;
  const { currentData, error, refetch } = useListClaimWorkEventsQuery(
    { id: claimId },
    { skip: !hasWorks, refetchOnMountOrArgChange: useFreshRecord() },
  );
  return {
    workEvents: currentData?.items ?? none,
    failed: error && (
      <ErrorState title={text.workEventsFailed} message={errorMessage(error)} onRetry={() => void refetch()} />
    ),
  };
}
