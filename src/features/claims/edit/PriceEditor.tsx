import './cells.css';
import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { formatMoney } from '../../../ui/money';
import { preloadPopups } from '../../../ui/popups';
import { rowAction } from '../../../ui/table/rows/RowControls';
import { rowSelector } from '../../../ui/table/keys/rowFocus';
import { claimsText } from '../claimsText';
import { CellProblem, CellSaving, useCellEdit } from './cellEdit';
import type { EditedClaim } from './claimEditsSlice';
import { PriceField } from './PriceField';

/** A cell without a price: a dash, with a text for screen readers. */
export const NoPrice = () => (
  <>
    <span aria-hidden>{claimsText.emptyCell}</span>
    <span className="visually-hidden">{claimsText.noPrice}</span>
  </>
);

interface PriceEditorProps {
  claim: EditedClaim;
  /** The price on the server. */
  price: string | null;
  /** Text for a missing price. */
  empty?: string;
}

/** Formats a price for the input field. */
const toInputText = (price: string | null) => formatMoney(price)?.replace('$ ', '') ?? '';

/**
 * The repair price for staff, in the list and in the detail. A click replaces it by an input field, and so does typing
 * a digit. Enter, Tab and a click elsewhere move the focus in the same event, and the price is saved in the background.
 * A price that could not be saved stays in its cell as typed.
 */
export function PriceEditor({ claim, price, empty = claimsText.noPrice }: PriceEditorProps) {
  const { edit, isSaving, save, rejectInput, discard } = useCellEdit(claim, 'price');
  /** The field's initial text, and the price that the user saw when it opened, also one that is being saved. */
  const [editing, setEditing] = useState<{ text: string; from: string | null }>();
  const setEditedText = (text: string | undefined) =>
    setEditing(text === undefined ? undefined : { text, from: edit && isSaving ? edit.value : price });
  const button = useRef<HTMLButtonElement>(null);
  const now = edit && edit.typed === undefined ? edit.value : price;
  const before = edit?.typed ?? toInputText(now);

  if (editing !== undefined)
    return (
      <PriceField
        claimId={claim.claimId}
        before={before}
        initialText={editing.text}
        problem={edit?.message}
        onSave={(next) => {
          // Entering a failed price again retries the save.
          if (next === now && edit?.state !== 'failed') return;
          // The price that was being saved may have failed meanwhile.
          const isBaseLost = edit?.state === 'failed' && edit.typed === undefined && edit.value === editing.from;
          save(next, isBaseLost ? price : editing.from);
        }}
        onReject={rejectInput}
        onDiscard={discard}
        onClose={(next) => {
          // The button must be in the document before it can take the focus; the next key belongs to it.
          flushSync(() => setEditedText(undefined));
          if (next === 'row') button.current?.closest<HTMLElement>(rowSelector)?.focus();
          else if (next === 'own') button.current?.focus();
          else next?.focus();
        }}
      />
    );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typed = /^\d$/.test(event.key) ? event.key : event.key === 'Delete' ? '' : undefined;
    if (typed === undefined) return;
    event.preventDefault();
    setEditedText(typed);
  };
  const displayedPrice = edit?.typed ?? formatMoney(now);
  return (
    <span className="price-cell">
      <button
        ref={button}
        type="button"
        className={['price-button', edit?.message && 'is-failed', !now && !edit?.typed && 'is-empty']
          .filter(Boolean)
          .join(' ')}
        aria-busy={isSaving || undefined}
        aria-label={`${claimsText.priceOf(claim.claimId)}: ${displayedPrice ?? claimsText.noPrice}`}
        onKeyDown={onKeyDown}
        onPointerEnter={preloadPopups}
        {...rowAction('price')}
        onClick={() => setEditedText(before)}
      >
        {displayedPrice ?? empty}
      </button>
      {isSaving && <CellSaving />}
      <CellProblem edit={edit} />
    </span>
  );
}
