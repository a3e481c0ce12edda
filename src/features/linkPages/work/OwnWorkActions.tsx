import type { MouseEvent } from 'react';
import type { OwnWork } from '../../../api/ownWork';
import { canArriveAtWork, possibleOwnMoves } from '../../../contract/workStatus';
import { useIsFormOpen } from '../linkParts';
import { addCommand, type CommandOrigin } from '../outbox/outbox';
import { ownWorkText as text } from '../ownWorkText';
import type { OpenForm } from './WorkForms';

interface OwnWorkActionsProps {
  origin: CommandOrigin;
  work: OwnWork;
  onOpen: (form: OpenForm) => void;
}

/**
 * The contractor's next actions, at the bottom of the screen. While a form is open, its own buttons stand there. With
 * several places, the arrival is reported at each of them.
 */
export function OwnWorkActions({ origin, work, onOpen }: OwnWorkActionsProps) {
  const isFormOpen = useIsFormOpen();
  const moves = possibleOwnMoves(work.status);
  if (moves.length === 0 || isFormOpen) return null;
  const areMany = work.places.length > 1;
  const canArrive = canArriveAtWork(work.status) && !work.arrived_at && !areMany;
  return (
    <div className="ow-actions">
      {moves.includes('accept') && (
        <>
          <button type="button" className="ow-button" onClick={() => onOpen({ kind: 'refuse' })}>
            {text.refuse}
          </button>
          <button
            type="button"
            className="ow-button is-main"
            onClick={() =>
              void addCommand(origin, { kind: 'move', body: { move: 'accept', at: new Date().toISOString() } })
            }
          >
            {text.accept}
          </button>
        </>
      )}
      {moves.includes('finish') && (
        <>
          <button type="button" className="ow-button" onClick={onFirstTap(() => onOpen({ kind: 'stuck' }))}>
            {text.stuck}
          </button>
          <button
            type="button"
            className={canArrive || areMany ? 'ow-button' : 'ow-button is-main'}
            onClick={onFirstTap(() => onOpen({ kind: 'finish' }))}
          >
            {areMany ? text.finishAll : text.finish}
          </button>
        </>
      )}
      {canArrive && (
        <button
          type="button"
          // The last row, where "Aceptar" was: "Terminé" must not appear under a finger that has just tapped it.
          className="ow-button is-main ow-whole-row"
          onClick={onFirstTap(() => void addCommand(origin, { kind: 'arrive', at: new Date().toISOString() }))}
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
