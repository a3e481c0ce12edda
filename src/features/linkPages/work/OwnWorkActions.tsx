import { useState, type MouseEvent } from 'react';
import { canArriveAtWork, possibleOwnMoves } from '../../../contract/workStatus';
import { addCommand } from '../outbox/outbox';
import { useIsFormOpen } from '../linkParts';
import { ownWorkText as text } from '../ownWorkText';
import { FinishForm, RefusalForm, type WorkFormProps } from './WorkForms';

type OwnWorkActionsProps = Omit<WorkFormProps, 'onBack'>;

/** The contractor's next actions, at the bottom of the screen. Refusing and finishing ask for a text first. */
export function OwnWorkActions({ origin, work, unsent }: OwnWorkActionsProps) {
  const [openForm, setOpenForm] = useState<'refuse' | 'finish'>();
  const isFormOpen = useIsFormOpen();
  const moves = possibleOwnMoves(work.status);
  if (moves.length === 0) return null;
  if (openForm) {
    const form = { origin, work, unsent, onBack: () => setOpenForm(undefined) };
    return openForm === 'refuse' ? <RefusalForm {...form} /> : <FinishForm {...form} />;
  }
  // The bar is that of the open form.
  if (isFormOpen) return null;
  const canArrive = canArriveAtWork(work.status) && !work.arrived_at;
  const send = (command: Parameters<typeof addCommand>[1]) => void addCommand(origin, command);
  return (
    <div className="ow-actions">
      {moves.includes('refuse') && (
        <button type="button" className="ow-button" onClick={() => setOpenForm('refuse')}>
          {text.refuse}
        </button>
      )}
      {moves.includes('accept') && (
        <button
          type="button"
          className="ow-button is-main"
          onClick={() => send({ kind: 'move', body: { move: 'accept', at: new Date().toISOString() } })}
        >
          {text.accept}
        </button>
      )}
      {moves.includes('finish') && (
        <button
          type="button"
          className={canArrive ? 'ow-button' : 'ow-button is-main'}
          onClick={onFirstTap(() => setOpenForm('finish'))}
        >
          {text.finish}
        </button>
      )}
      {canArrive && (
        <button
          type="button"
          // The last row, where "Aceptar" was: "Terminé" must not appear under a finger that has just tapped it.
          className="ow-button is-main ow-whole-row"
          onClick={onFirstTap(() => send({ kind: 'arrive', at: new Date().toISOString() }))}
        >
          {text.arrive}
        </button>
      )}
    </div>
  );
}

/** Ignores the second tap of a double tap on the button that this one has just replaced. */
const onFirstTap =
  (act: () => void) =>
  ({ detail: taps }: MouseEvent) => {
    if (taps < 2) act();
  };
