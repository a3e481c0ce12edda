import { Button } from 'antd';
import { useMoveWorkMutation, type WorkOrderDetail } from '../../api/works';
import { useListVisitsQuery, type Visit } from '../../api/visits';
import { openVisitStatuses } from '../../contract/visitStatus';
import { spanWords } from '../../contract/visitWords';
import { possibleWorkMoves, workMoveOf, type WorkMoveName } from '../../contract/workStatus';
import { notifyDone, notifyFailed } from '../../ui/notices';
import { useConfirm } from '../../ui/useDialog';
import { preloadReason, useReason } from '../../ui/useReason';
import { workStatusText } from '../../contract/statusText';
import { useOpenWorks } from './useOpenWorks';
import { worksText as text } from './worksText';

/** The moves that are shown as the page's main button. */
const mainMoves: readonly WorkMoveName[] = ['accept', 'finish', 'verify', 'ask'];

/** The moves that a work order's state allows; those that require a reason ask for it. */
export function WorkMoves({ work }: { work: WorkOrderDetail }) {
  const [moveWork, { isLoading, originalArgs }] = useMoveWorkMutation();
  const { askReason, dialog } = useReason();
  const { confirm, dialog: confirmDialog } = useConfirm();
  const { sendKnowingly, dialog: openDialog } = useOpenWorks();
  const { data: visits } = useListVisitsQuery({ workId: String(work.id) });

  const send = async (move: WorkMoveName, note?: string) => {
    await sendKnowingly(
      work.claims.map(({ id }) => id),
      (known) => moveWork({ id: work.id, body: { move, note, ...(known && { known_open_works: known }) } }).unwrap(),
    );
    notifyDone(text.moved(workStatusText.labels[workMoveOf(move).to]));
  };
  const start = (move: WorkMoveName) => {
    if (workMoveOf(move).needsReason)
      return askReason({
        title: text.moveTitle(workStatusText.moves[move], work.id),
        hint: hintOf(move, work),
        label: text.reasonLabel,
        okText: workStatusText.moves[move],
        onSubmit: (reason) => send(move, reason),
      });
    const ended = move === 'finish' ? (visits?.items ?? []).filter(isAhead) : [];
    if (ended.length === 0) return void send(move).catch(notifyFailed);
    confirm({
      title: text.finishTitle,
      children: (
        <>
          <p>{text.finishHint(ended.length)}</p>
          <ul>
            {ended.map((visit) => (
              <li key={visit.id}>{visitLine(visit)}</li>
            ))}
          </ul>
        </>
      ),
      okText: workStatusText.moves[move],
      onConfirm: () => send(move).catch(notifyFailed),
    });
  };

  return (
    <>
      {possibleWorkMoves(work.status).map((move) => (
        <Button
          key={move}
          type={mainMoves.includes(move) ? 'primary' : 'default'}
          disabled={isLoading}
          loading={isLoading && originalArgs?.body.move === move}
          onPointerEnter={workMoveOf(move).needsReason && preloadReason}
          onClick={() => start(move)}
        >
          {workStatusText.moves[move]}
        </Button>
      ))}
      {dialog}
      {confirmDialog}
      {openDialog}
    </>
  );
}

/** Whether a visit would be cancelled, because its time has not come. */
const isAhead = ({ status, starts_at: start }: Visit): boolean =>
  openVisitStatuses.includes(status) && (start === null || Date.parse(start) > Date.now());

const visitLine = ({ starts_at: start, ends_at: end, place }: Visit): string =>
  start && end ? `${spanWords({ starts_at: start, ends_at: end })} · ${place}` : place;

/** Says who reads the reason: a contractor is mailed when its work order is returned or cancelled. */
function hintOf(move: WorkMoveName, { contractor, contact }: WorkOrderDetail): string {
  if (!contractor || (move !== 'return' && move !== 'cancel')) return text.reasonHint;
  return contact?.email ? text.reasonMailed : text.reasonUnmailed;
}
