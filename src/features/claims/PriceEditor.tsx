import { Button } from 'antd';
import Input, { type InputRef } from 'antd/es/input/Input';
import { Suspense, useId, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { priceProblem } from '../../contract/rules';
import { controlBeside, type Side } from '../../ui/table/rowControls';
import { formatMoney, parseMoney, plainMoney } from '../../ui/money';
import { FieldPopup, preloadPopups } from '../../ui/popups';
import { uiText } from '../../ui/text';
import { claimsText } from './claimsText';
import { useChangePrice } from './useClaimChanges';

interface PriceEditorProps {
  claimId: number;
  price: string | null;
}

/**
 * The repair price as staff see it: a click puts its editor in its place, in the grid as in the detail, and so does a figure that is
 * typed, in place of the old price.
 */
export function PriceEditor({ claimId, price }: PriceEditorProps) {
  /** What the editor begins with; undefined while it is closed. */
  const [begun, setBegun] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const before = price ? (formatMoney(price)?.replace('$ ', '') ?? '') : '';
  const close = () => setBegun(undefined);
  const finish = (next?: HTMLElement) => {
    close();
    // The button stands again only after this.
    setTimeout(() => (next ?? button.current)?.focus());
  };
  if (begun !== undefined)
    return <PriceForm claimId={claimId} price={price} before={before} begun={begun} onDone={finish} onLeave={close} />;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typed = /^\d$/.test(event.key) ? event.key : event.key === 'Delete' ? '' : undefined;
    if (typed === undefined) return;
    event.preventDefault();
    setBegun(typed);
  };
  return (
    <button
      ref={button}
      type="button"
      className={price ? 'price-button' : 'price-button is-empty'}
      aria-label={`${claimsText.priceOf(claimId)}: ${formatMoney(price) ?? claimsText.noPrice}`}
      onKeyDown={onKeyDown}
      onPointerEnter={preloadPopups}
      onClick={() => setBegun(before)}
    >
      {formatMoney(price) ?? claimsText.noPrice}
    </button>
  );
}

interface PriceFormProps extends PriceEditorProps {
  /** The price as it is written. */
  before: string;
  /** What the field begins with. */
  begun: string;
  /** Saved or given up: with the control that goes on, where it is another one. */
  onDone: (next?: HTMLElement) => void;
  onLeave: () => void;
}

/**
 * The field itself stands in the cell and takes the focus, with the old price selected, in the event of the click that opened it:
 * what is typed at once arrives. Its hint and buttons float beside it and may come later.
 */
function PriceForm({ claimId, price, before, begun, onDone, onLeave }: PriceFormProps) {
  const [text, setText] = useState(begun);
  const [problem, setProblem] = useState<string>();
  /** The text that was about to be saved as $ 0 when we asked once more. */
  const [zeroAsked, setZeroAsked] = useState<string>();
  const { changePrice, isBusy } = useChangePrice();
  const hint = useId();
  const field = useRef<InputRef>(null);
  useLayoutEffect(() => field.current?.focus({ cursor: begun === before ? 'all' : 'end' }), [begun, before]);

  /** Saves it and goes on beside: below after Enter, right after the Tab key. */
  const save = async (side?: Side) => {
    if (isBusy) return;
    const beside = side && controlBeside(field.current?.input ?? null, side);
    const next = parseMoney(text);
    if (next === undefined) return setProblem(priceProblem(plainMoney(text)));
    if (next === price) return onDone(beside);
    if (next === '0.00' && zeroAsked !== text) return setZeroAsked(text);
    const failure = await changePrice(claimId, next, price);
    if (failure) setProblem(failure);
    else onDone(beside);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      void save('below');
    }
    // Out of a table the Tab key goes to the hint's buttons, as everywhere.
    if (event.key === 'Tab' && controlBeside(field.current?.input ?? null, 'right')) {
      event.preventDefault();
      void save(event.shiftKey ? 'left' : 'right');
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      onDone();
    }
  };
  // What was typed and not saved stays open; an editor that nothing was typed into closes behind whoever leaves it.
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const isWithin = relatedTarget instanceof Element && relatedTarget.closest('.price-form') !== null;
    if (!isWithin && text === before) onLeave();
  };
  const message = problem ?? (zeroAsked === text ? claimsText.priceIsZero : undefined);

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
        onChange={(event) => {
          setText(event.target.value);
          setProblem(undefined);
          setZeroAsked(undefined);
        }}
      />
      <span className="popup-place">
        <Suspense fallback={null}>
          <FieldPopup title={claimsText.priceOf(claimId)}>
            <div className="price-form">
              <p id={hint} className={message ? 'field-problem' : 'field-hint'} role={message ? 'alert' : undefined}>
                {message ?? claimsText.priceHint}
              </p>
              <div className="price-form-actions">
                <Button size="small" onClick={() => onDone()}>
                  {uiText.cancel}
                </Button>
                <Button size="small" type="primary" loading={isBusy} onClick={() => void save()}>
                  {uiText.save}
                </Button>
              </div>
            </div>
          </FieldPopup>
        </Suspense>
      </span>
    </span>
  );
}
