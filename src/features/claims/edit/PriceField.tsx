import './cells.css';
import { Button } from 'antd';
import Input, { type InputRef } from 'antd/es/input/Input';
import { useEffect, useId, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { LatePart } from '../../../ui/late';
import { priceProblem } from '../../../contract/rules';
import { parseMoney, plainMoney } from '../../../ui/money';
import { FieldPopup } from '../../../ui/popups';
import { neighbourControl, type Side } from '../../../ui/table/keys/rowFocus';
import { uiText } from '../../../ui/text';
import { claimsText } from '../claimsText';

/**
 * The target of the focus when the field closes: the control beside it, its own cell, its row, or undefined if the user
 * has moved the focus.
 */
type NextFocus = HTMLElement | 'own' | 'row' | undefined;

interface PriceFieldProps {
  claimId: number;
  /** The text of the cell. */
  before: string;
  /** The field's initial text. */
  initialText: string;
  /** The error of the last save. */
  problem: string | undefined;
  onSave: (price: string | null) => void;
  /** Called with an input that is not a valid price, and the error. */
  onReject: (typed: string, message: string) => void;
  /** Discards a value that was not saved. */
  onDiscard: () => void;
  onClose: (next: NextFocus) => void;
}

/**
 * The price field. It is rendered and focused in the click event that opened it, with the old price selected, so that
 * keys typed at once are not lost. Its hint and buttons float beside it and may appear later.
 */
export function PriceField({
  claimId,
  before,
  initialText,
  problem,
  onSave,
  onReject,
  onDiscard,
  onClose,
}: PriceFieldProps) {
  const [text, setText] = useState(initialText);
  const hint = useId();
  const field = useRef<InputRef>(null);
  const hintBox = useRef<HTMLDivElement>(null);
  /** The unconfirmed input, kept for the case that the row is removed before the user decides. */
  const unconfirmed = useRef<{ text: string; reject: typeof onReject } | undefined>(undefined);
  useLayoutEffect(
    () => field.current?.focus({ cursor: initialText === before ? 'all' : 'end' }),
    [initialText, before],
  );
  useEffect(() => {
    unconfirmed.current = text === before ? undefined : { text, reject: onReject };
  });
  useEffect(() => () => unconfirmed.current?.reject(unconfirmed.current.text, claimsText.priceLeft), []);

  const close = (next: NextFocus) => {
    unconfirmed.current = undefined;
    onClose(next);
  };
  /** Accepts the input and moves on at once; a price of $ 0 must be entered twice. */
  const commit = (next: NextFocus) => {
    const price = parseMoney(text);
    if (text === before && problem === undefined) close(next);
    else {
      const isAskedZero = text === before && problem === claimsText.priceIsZero;
      if (price === undefined) onReject(text, priceProblem(plainMoney(text)) ?? claimsText.priceLeft);
      else if (price === '0.00' && !isAskedZero) onReject(text, claimsText.priceIsZero);
      else onSave(price);
      close(next);
    }
  };
  const neighbour = (side: Side) => neighbourControl(field.current?.input ?? null, side);
  const giveUp = () => {
    onDiscard();
    close('own');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      // There is no row below: the row itself takes the focus, so that further keys do not change this price.
      commit(neighbour('below') ?? (neighbour('above') ? 'row' : 'own'));
    }
    // Outside a table Tab moves to the hint's buttons, as usual.
    if (event.key === 'Tab') {
      const next = neighbour(event.shiftKey ? 'left' : 'right');
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
    // The window lost the focus, not the field.
    if (document.activeElement === currentTarget) return;
    const isWithin = relatedTarget instanceof Node && hintBox.current?.contains(relatedTarget) === true;
    if (!isWithin && unconfirmed.current !== undefined) commit(undefined);
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
        <LatePart isOptional>
          <FieldPopup title={claimsText.priceOf(claimId)}>
            {/* Clicks on its buttons keep the focus in the field, because losing it saves the price. */}
            <div ref={hintBox} className="price-form" onMouseDown={(event) => event.preventDefault()}>
              <p id={hint} className={message ? 'field-problem' : 'field-hint'} role={message ? 'alert' : undefined}>
                {message ?? claimsText.priceHint}
              </p>
              <div className="price-form-actions">
                <Button onClick={giveUp}>{problem === undefined ? uiText.cancel : uiText.discard}</Button>
                <Button type="primary" onClick={() => commit('own')}>
                  {problem === undefined ? uiText.save : uiText.retry}
                </Button>
              </div>
            </div>
          </FieldPopup>
        </LatePart>
      </span>
    </span>
  );
}
