import './cells.css';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { late, LatePart } from '../../../ui/late';
import type { Responsible } from '../../../contract/claimResponsible';
import { preload } from '../../../ui/loadCode';
import { claimsText } from '../claimsText';
import { CellProblem, CellSaving, useCellEdit } from './cellEdit';
import type { EditedClaim } from './claimEditsSlice';

const load = () => import(/* webpackChunkName: "responsible" */ './ResponsibleSelect');
const ResponsibleSelect = late(load);

interface ResponsibleCellProps {
  claim: EditedClaim;
  /** The responsible person on the server; null for none. */
  responsible: Responsible | null;
}

/**
 * The responsible person for staff. A click or Enter replaces it by a select of colleagues; the choice is saved in the
 * background.
 */
export function ResponsibleCell({ claim, responsible }: ResponsibleCellProps) {
  const { edit, isSaving, save, discard } = useCellEdit(claim, 'responsible');
  /** The responsible person that the user saw when the select opened, also one that is being saved; it is sent as `from`. */
  const [opened, setOpened] = useState<{ id: number | null; name: string | undefined }>();
  const button = useRef<HTMLButtonElement>(null);
  const current = responsible?.id ?? null;
  const name = isSaving ? edit?.display : responsible?.name;
  const label = `${claimsText.responsibleOf(claim.claimId)}: ${name ?? claimsText.noResponsible}`;
  const openButton = (
    <button
      ref={button}
      type="button"
      className={name === undefined ? 'responsible-button is-empty' : 'responsible-button'}
      title={name}
      aria-label={label}
      aria-haspopup="listbox"
      aria-busy={isSaving || undefined}
      onPointerEnter={() => preload(load)}
      onClick={() => setOpened(edit && isSaving ? { id: Number(edit.value) || null, name } : { id: current, name })}
    >
      {name ?? claimsText.emptyCell}
    </button>
  );
  if (opened)
    return (
      <LatePart fallback={openButton} onFailure={() => setOpened(undefined)}>
        <ResponsibleSelect
          label={claimsText.responsibleOf(claim.claimId)}
          current={isSaving ? Number(edit?.value) || null : opened.id}
          onChoose={(colleague) => {
            // The person who was being saved may have failed meanwhile.
            const isBaseLost = edit?.state === 'failed' && (Number(edit.value) || null) === opened.id;
            const base = isBaseLost ? { id: current, name: responsible?.name } : opened;
            discard();
            if ((colleague?.id ?? null) !== base.id)
              save(colleague && String(colleague.id), base.id === null ? null : String(base.id), {
                display: colleague?.name,
                displayFrom: base.name,
              });
          }}
          onClose={(isFocused) => {
            // The button must be in the document before it can take the focus.
            flushSync(() => setOpened(undefined));
            if (isFocused) button.current?.focus();
          }}
        />
      </LatePart>
    );
  return (
    <span className="responsible-cell">
      {openButton}
      {isSaving && <CellSaving />}
      <CellProblem edit={edit} />
    </span>
  );
}
