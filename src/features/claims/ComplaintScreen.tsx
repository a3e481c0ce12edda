import './detail/rounds.css';
import { Button } from 'antd';
import { Link, useParams } from 'react-router-dom';
import { late } from '../../ui/late';
import { useGetComplaintQuery, type Complaint } from '../../api/complaints';
import { claimScreens } from '../../contract/claimScreens';
import { screenRecord, to } from '../../contract/links';
import { useCan } from '../../session/useCan';
import { formatDay, formatInstant } from '../../ui/dates';
import { BackLink, PageHeader } from '../../ui/PageHeader';
import { Fact, Facts, Panel } from '../../ui/Panel';
import { RecordState } from '../../ui/RecordState';
import { useDialog } from '../../ui/useDialog';
import { complaintAskLabels, complaintStateLabels } from '../../contract/claimEndText';
import { ComplaintWords } from './detail/ClaimComplaints';
import type { ComplaintDialogProps } from './detail/ComplaintDialog';
import { complaintText as text } from './detail/complaintText';

const ComplaintDialog = late(() => import(/* webpackChunkName: "complaint-dialog" */ './detail/ComplaintDialog'));

/** /reclamos-formales/{id}: a formal complaint, for staff and for its client. */
export function ComplaintScreen() {
  const id = Number(useParams().id);
  const { currentData, error, refetch } = useGetComplaintQuery({ id });
  const canManage = useCan('complaints:manage');
  const back = canManage ? <BackLink to={to('reclamos-formales')}>{text.register}</BackLink> : undefined;
  if (currentData) return <ComplaintPage key={id} complaint={currentData} />;
  return (
    <RecordState
      title={screenRecord('reclamos-formales/:id').title}
      name={undefined}
      back={back}
      error={error}
      onRetry={refetch}
      notFound={text.notFound}
      failed={text.oneFailed}
    />
  );
}

function ComplaintPage({ complaint }: { complaint: Complaint }) {
  const canManage = useCan('complaints:manage');
  const { open, dialog } = useDialog<ComplaintDialogProps>(ComplaintDialog);
  const { number, claim_id: claimId, claim_type: type, what, place, client, asks, state } = complaint;
  const claimAt = to(claimScreens[type === 'UNIT' ? 'unit' : 'project'].detail, { id: claimId });
  const claim = text.claim(claimId, what);
  return (
    <>
      <PageHeader
        title={number}
        subtitle={complaintAskLabels[asks]}
        back={
          canManage ? (
            <BackLink to={to('reclamos-formales')}>{text.register}</BackLink>
          ) : (
            <BackLink to={claimAt}>{claim}</BackLink>
          )
        }
        actions={
          canManage &&
          state !== 'answered' && (
            <Button type="primary" onClick={() => open({ act: { kind: 'answer', complaint } })}>
              {text.answer}
            </Button>
          )
        }
      />
      <div className="stack">
        <Panel title={text.words}>
          <ComplaintWords complaint={complaint} />
        </Panel>
        <Panel title={screenRecord('reclamos-formales/:id').title}>
          <Facts>
            <Fact label={text.facts.state}>{complaintStateLabels[state]}</Fact>
            <Fact label={text.facts.due}>{formatDay(complaint.due_on)}</Fact>
            <Fact label={text.facts.date}>{formatInstant(complaint.created_at)}</Fact>
            <Fact label={text.facts.client}>{client}</Fact>
            <Fact label={text.facts.claim}>
              <Link to={claimAt}>{claim}</Link>
            </Fact>
            <Fact label={text.facts.place}>{place}</Fact>
          </Facts>
        </Panel>
      </div>
      {dialog}
    </>
  );
}
