import './cells.css';
import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { formatMoney } from '../../../ui/money';
import { preloadPopups } from '../../../ui/popups';
import { rowSelector } from '../../../ui/table/keys/rowFocus';
import { claimsText } from '../claimsText';
import { CellProblem, CellSaving, useCellEdit } from './cellEdit';
import type { EditedClaim } from './claimEditsSlice';
import { PriceField } from './PriceField';

/** A cell without a price: a dash, which is read out as words. */
export const NoPrice = () => (
  <>
    <span aria-hidden>{claimsText.emptyCell}</span>
    <span className="visually-hidden">{claimsText.noPrice}</span>
  </>
);

interface PriceEditorProps {
  claim: EditedClaim;
  /** As the server has it. */
  price: string | null;
  /** What stands for no price. */
  empty?: string;
}

/** A price as it is written into its field. */
const written = (price: string | null) => formatMoney(price)?.replace('$ ', '') ?? '';

/**
 * The repair price as staff see it: a click puts its field in its place, in the grid as in the detail, and so does a figure that is
 * typed, in place of the old price. Enter, Tab and a click elsewhere go on in the same event; the price is saved behind, and one that
 * was not saved stays in its cell as it was typed.
 */
export function PriceEditor({ claim, price, empty = claimsText.noPrice }: PriceEditorProps) {
  const { edit, isSaving, save, keep, discard } = useCellEdit(claim, 'price');
  /** What the field begins with, and the price that the person saw then, whoever changes it meanwhile; undefined while it is closed. */
  const [begun, begin] = useState<{ text: string; seen: string | null }>();
  const setBegun = (text: string | undefined) => begin(text === undefined ? undefined : { text, seen: price });
  const button = useRef<HTMLButtonElement>(null);
  const now = edit && edit.typed === undefined ? edit.value : price;
  const before = edit?.typed ?? written(now);

  if (begun !== undefined)
    return (
      <PriceField
        claimId={claim.claim_id}
        before={before}
        begun={begun.text}
        problem={edit?.message}
        onSave={(next) => {
          // Given again as it was, a price that failed is tried once more.
          if (next !== now || edit?.state === 'failed') save(next, begun.seen);
        }}
        onKeep={keep}
        onDiscard={discard}
        onClose={(next) => {
          // The button must stand before it can take the focus, and the next key is to meet it.
          flushSync(() => setBegun(undefined));
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
    setBegun(typed);
  };
  const shown = edit?.typed ?? formatMoney(now);
  return (
    <span className="price-cell">
      <button
        ref={button}
        type="button"
        className={['price-button', edit?.message && 'is-failed', !now && !edit?.typed && 'is-empty']
          .filter(Boolean)
          .join(' ')}
        aria-busy={isSaving || undefined}
        aria-label={`${claimsText.priceOf(claim.claim_id)}: ${shown ?? claimsText.noPrice}`}
        onKeyDown={onKeyDown}
        onPointerEnter={preloadPopups}
        onClick={() => setBegun(before)}
      >
        {shown ?? empty}
      </button>
      {isSaving && <CellSaving />}
      <CellProblem message={edit?.message} />
    </span>
  );
}
