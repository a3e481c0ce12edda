import '../../../ui/Panel.css';
import './rounds.css';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { late } from '../../../ui/late';
import { useListClaimComplaintsQuery, type Complaint } from '../../../api/complaints';
import { errorMessage } from '../../../api/envelope';
import { to } from '../../../contract/links';
import { useCan } from '../../../session/useCan';
import { formatDay, formatInstant } from '../../../ui/dates';
import { ErrorState } from '../../../ui/states';
import { useDialog } from '../../../ui/useDialog';
import { complaintAskLabels } from '../../../contract/claimEndText';
import type { ComplaintDialogProps } from './ComplaintDialog';
import { complaintText as text } from './complaintText';

const ComplaintDialog = late(() => import(/* webpackChunkName: "complaint-dialog" */ './ComplaintDialog'));

interface ClaimComplaintsProps {
  claimId: number;
  /** How many the reader sees. */
  count: number;
}

/** The formal complaints about a claim: clients make them, staff answer them. */
export default function ClaimComplaints({ claimId, count }: ClaimComplaintsProps) {
  const canMake = useCan('complaints:make');
  const canAnswer = useCan('complaints:manage');
  const { data, error, refetch } = useListClaimComplaintsQuery({ id: claimId }, { skip: count === 0 });
  const { open, dialog } = useDialog<ComplaintDialogProps>(ComplaintDialog);
  return (
    <section className="panel claim-complaints" aria-labelledby="reclamos-formales-titulo">
      <h2 id="reclamos-formales-titulo">{text.title}</h2>
      {error && !data ? (
        <ErrorState title={text.failed} message={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <ul>
          {data?.items.map((complaint) => (
            <li key={complaint.id}>
              <ComplaintText complaint={complaint} />
              {canAnswer && complaint.state !== 'answered' && (
                <Button
                  aria-label={text.answerTitle(complaint.number)}
                  onClick={() => open({ act: { kind: 'answer', complaint } })}
                >
                  {text.answer}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {canMake && (
        <>
          <p className="field-hint">{text.makeHint}</p>
          <Button onClick={() => open({ act: { kind: 'make', claimId } })}>{text.make}</Button>
        </>
      )}
      {dialog}
    </section>
  );
}

/** One complaint: its number, which leads to its page, what it asks for, its words, and its answer or its term. */
function ComplaintText({ complaint }: { complaint: Complaint }) {
  const { id, number, asks, client, created_at: at } = complaint;
  return (
    <>
      <Link to={to('reclamos-formales/:id', { id })}>{text.head(number, complaintAskLabels[asks])}</Link>
      <small>{text.made(client, formatInstant(at))}</small>
      <ComplaintWords complaint={complaint} />
    </>
  );
}

/** The words of a complaint, and its answer or its term. */
export function ComplaintWords({ complaint }: { complaint: Complaint }) {
  const { state, due_on: due, answer } = complaint;
  const day = formatDay(due);
  return (
    <>
      <p className="claim-rounds-done">{complaint.text}</p>
      {answer === null ? (
        <p className={state === 'late' ? 'due-late' : 'card-soft'}>
          {state === 'late' ? text.late(day) : text.due(day)}
        </p>
      ) : (
        <>
          <small>{text.answeredBy(complaint.answered_by ?? '', formatInstant(complaint.answered_at ?? ''))}</small>
          <p className="claim-rounds-done">{answer}</p>
        </>
      )}
    </>
  );
}
