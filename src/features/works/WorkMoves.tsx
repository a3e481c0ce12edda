import { Button } from 'antd';
import { useMoveWorkMutation, type WorkOrderDetail } from '../../api/works';
import { possibleWorkMoves, workMoveOf, type WorkMoveName } from '../../contract/workStatus';
import { workStatusText } from '../../contract/workStatusText';
import { notifyDone, notifyFailed } from '../../ui/notices';
import { preloadReason, useReason } from '../../ui/useReason';
import { worksText as text } from './worksText';

/** The moves that are shown as the page's main button. */
const mainMoves: readonly WorkMoveName[] = ['accept', 'finish', 'verify', 'ask'];

/** The moves that a work order's state allows; those that require a reason ask for it. */
export function WorkMoves({ work }: { work: WorkOrderDetail }) {
  const [moveWork, { isLoading, originalArgs }] = useMoveWorkMutation();
  const { askReason, dialog } = useReason();

  const send = async (move: WorkMoveName, note?: string) => {
    await moveWork({ id: work.id, body: { move, note } }).unwrap();
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
    void send(move).catch(notifyFailed);
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
    </>
  );
}

/** Says who reads the reason: a contractor is mailed when its work order is returned or cancelled. */
function hintOf(move: WorkMoveName, { contractor, contact }: WorkOrderDetail): string {
  if (!contractor || (move !== 'return' && move !== 'cancel')) return text.reasonHint;
  return contact?.email ? text.reasonMailed : text.reasonUnmailed;
}
