import './cells.css';
import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Responsible } from '../../../contract/claimResponsible';
import { claimsText } from '../claimsText';
import { CellProblem, CellSaving, useCellEdit } from './cellEdit';
import type { EditedClaim } from './claimEditsSlice';

const load = () => import(/* webpackChunkName: "responsible" */ './ResponsibleSelect');
const ResponsibleSelect = lazy(load);

interface ResponsibleCellProps {
  claim: EditedClaim;
  /** As the server has it; null for nobody. */
  responsible: Responsible | null;
}

/** Whoever is responsible, as staff see it: a click, or Enter, puts the choice of colleagues in its place. It is saved behind. */
export function ResponsibleCell({ claim, responsible }: ResponsibleCellProps) {
  const { edit, isSaving, save, discard } = useCellEdit(claim, 'responsible');
  /** Who was responsible when the choice opened: `from` is what the person saw, whoever changes it meanwhile. */
  const [seen, setSeen] = useState<{ id: number | null }>();
  const button = useRef<HTMLButtonElement>(null);
  const name = isSaving ? edit?.shown : responsible?.name;
  const label = `${claimsText.responsibleOf(claim.claim_id)}: ${name ?? claimsText.noResponsible}`;
  const shown = (
    <button
      ref={button}
      type="button"
      className={name === undefined ? 'responsible-button is-empty' : 'responsible-button'}
      title={name}
      aria-label={label}
      aria-haspopup="listbox"
      aria-busy={isSaving || undefined}
      onPointerEnter={() => void load().catch(() => {})}
      onClick={() => setSeen({ id: responsible?.id ?? null })}
    >
      {name ?? claimsText.emptyCell}
    </button>
  );
  if (seen)
    return (
      <Suspense fallback={shown}>
        <ResponsibleSelect
          label={claimsText.responsibleOf(claim.claim_id)}
          current={isSaving ? Number(edit?.value) || null : seen.id}
          onChoose={(chosen) => {
            discard();
            if ((chosen?.id ?? null) !== seen.id)
              save(chosen && String(chosen.id), seen.id === null ? null : String(seen.id), chosen?.name);
          }}
          onClose={(isFocused) => {
            // The button must stand before it can take the focus.
            flushSync(() => setSeen(undefined));
            if (isFocused) button.current?.focus();
          }}
        />
      </Suspense>
    );
  return (
    <span className="responsible-cell">
      {shown}
      {isSaving && <CellSaving />}
      <CellProblem message={edit?.message} />
    </span>
  );
}
