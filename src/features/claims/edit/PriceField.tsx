import './cells.css';
import { Button } from 'antd';
import Input, { type InputRef } from 'antd/es/input/Input';
import {
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { priceProblem } from '../../../contract/rules';
import { parseMoney, plainMoney } from '../../../ui/money';
import { FieldPopup } from '../../../ui/popups';
import { controlBeside, type Side } from '../../../ui/table/keys/rowFocus';
import { uiText } from '../../../ui/text';
import { claimsText } from '../claimsText';

/** Where the focus goes when the field closes: the control beside, its own cell, its row, or where the person took it. */
type NextFocus = HTMLElement | 'own' | 'row' | undefined;

interface PriceFieldProps {
  claimId: number;
  /** What stands in the cell. */
  before: string;
  /** What the field begins with. */
  begun: string;
  /** Why what stands in the cell was not saved. */
  problem: string | undefined;
  onSave: (price: string | null) => void;
  /** What was typed is no price that can be saved, for this reason. */
  onKeep: (typed: string, message: string) => void;
  /** What was not saved is given up. */
  onDiscard: () => void;
  onClose: (next: NextFocus) => void;
}

/**
 * The field itself stands in the cell and takes the focus, with the old price selected, in the event of the click that opened it:
 * what is typed at once arrives. Its hint and buttons float beside it and may come later.
 */
export function PriceField({ claimId, before, begun, problem, onSave, onKeep, onDiscard, onClose }: PriceFieldProps) {
  const [text, setText] = useState(begun);
  const hint = useId();
  const field = useRef<InputRef>(null);
  const hintBox = useRef<HTMLDivElement>(null);
  /** What waits for a decision, for the case that the row leaves the page before it is made. */
  const open = useRef<{ text: string; keep: typeof onKeep } | undefined>(undefined);
  useLayoutEffect(() => field.current?.focus({ cursor: begun === before ? 'all' : 'end' }), [begun, before]);
  useEffect(() => {
    open.current = text === before ? undefined : { text, keep: onKeep };
  });
  useEffect(() => () => open.current?.keep(open.current.text, claimsText.priceLeft), []);

  const close = (next: NextFocus) => {
    open.current = undefined;
    onClose(next);
  };
  /** Takes what was typed and goes on at once; a price of $ 0 waits in its cell until it was given twice. */
  const commit = (next: NextFocus) => {
    const price = parseMoney(text);
    if (text === before && problem === undefined) close(next);
    else {
      const isAskedZero = text === before && problem === claimsText.priceIsZero;
      if (price === undefined) onKeep(text, priceProblem(plainMoney(text)) ?? claimsText.priceLeft);
      else if (price === '0.00' && !isAskedZero) onKeep(text, claimsText.priceIsZero);
      else onSave(price);
      close(next);
    }
  };
  const beside = (side: Side) => controlBeside(field.current?.input ?? null, side);
  const giveUp = () => {
    onDiscard();
    close('own');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      // Below the last row there is nothing: what is typed on must not meet this price again.
      commit(beside('below') ?? (beside('above') ? 'row' : 'own'));
    }
    // Out of a table the Tab key goes to the hint's buttons, as everywhere.
    if (event.key === 'Tab') {
      const next = beside(event.shiftKey ? 'left' : 'right');
      if (!next) return;
      event.preventDefault();
      commit(next);
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      giveUp();
    }
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // The window was left, not the field.
    if (document.activeElement === currentTarget) return;
    const isWithin = relatedTarget instanceof Node && hintBox.current?.contains(relatedTarget) === true;
    if (!isWithin && open.current !== undefined) commit(undefined);
    else if (!isWithin && text === before) close(undefined);
  };
  const message = text === before ? problem : undefined;

  return (
    <span className="price-field">
      <Input
        ref={field}
        className="price-input"
        size="small"
        prefix="$"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        status={message ? 'error' : undefined}
        aria-label={claimsText.priceOf(claimId)}
        aria-describedby={hint}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        onChange={(event) => setText(event.target.value)}
      />
      <span className="popup-anchor">
        <Suspense fallback={null}>
          <FieldPopup title={claimsText.priceOf(claimId)}>
            {/* Its buttons leave the focus in the field, which a click elsewhere saves. */}
            <div ref={hintBox} className="price-form" onMouseDown={(event) => event.preventDefault()}>
              <p id={hint} className={message ? 'field-problem' : 'field-hint'} role={message ? 'alert' : undefined}>
                {message ?? claimsText.priceHint}
              </p>
              <div className="price-form-actions">
                <Button size="small" onClick={giveUp}>
                  {problem === undefined ? uiText.cancel : uiText.discard}
                </Button>
                <Button size="small" type="primary" onClick={() => commit('own')}>
                  {problem === undefined ? uiText.save : uiText.retry}
                </Button>
              </div>
            </div>
          </FieldPopup>
        </Suspense>
      </span>
    </span>
  );
}
