import { Button, Popover } from 'antd';
import Input, { type InputRef } from 'antd/es/input/Input';
import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { rulesText } from '../../contract/rulesText';
import { formatMoney, parseMoney } from '../../ui/money';
import { uiText } from '../../ui/text';
import { usePopup } from '../../ui/usePopup';
import { claimsText } from './claimsText';
import { useChangePrice } from './useClaimChanges';

interface PriceEditorProps {
  claimId: number;
  price: string | null;
}

/** The repair price as staff see it: a click opens its editor, in the grid as in the detail. */
export function PriceEditor({ claimId, price }: PriceEditorProps) {
  const { isOpen, wasOpened, button, onOpenChange, close } = usePopup();
  const field = useRef<InputRef>(null);
  return (
    <span className="popup-anchor">
      <button
        type="button"
        className={price ? 'price-button' : 'price-button is-empty'}
        aria-label={`${claimsText.priceOf(claimId)}: ${formatMoney(price) ?? claimsText.noPrice}`}
        aria-haspopup="dialog"
        {...button}
      >
        {formatMoney(price) ?? claimsText.noPrice}
      </button>
      {wasOpened && (
        <Popover
          // The field can take the focus only once the editor stands in its place.
          open={isOpen}
          onOpenChange={onOpenChange}
          afterOpenChange={(isShown) => isShown && field.current?.focus()}
          trigger="click"
          destroyOnHidden
          title={claimsText.priceOf(claimId)}
          content={<PriceForm field={field} claimId={claimId} price={price} onDone={close} />}
        >
          <span className="popup-place" aria-hidden />
        </Popover>
      )}
    </span>
  );
}

function PriceForm({
  claimId,
  price,
  field,
  onDone,
}: PriceEditorProps & { field: RefObject<InputRef | null>; onDone: () => void }) {
  const [text, setText] = useState(price ? formatMoney(price)!.replace('$ ', '') : '');
  const [problem, setProblem] = useState<string>();
  const { changePrice, isBusy } = useChangePrice();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const next = parseMoney(text);
    if (next === undefined) return setProblem(rulesText.price);
    if (next === price) return onDone();
    const failure = await changePrice(claimId, next, price);
    if (failure) setProblem(failure);
    else onDone();
  };

  return (
    <form
      className="price-form"
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
    >
      <Input
        ref={field}
        prefix="$"
        inputMode="decimal"
        value={text}
        status={problem ? 'error' : undefined}
        aria-label={claimsText.priceOf(claimId)}
        aria-describedby={`price-hint-${claimId}`}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(undefined);
        }}
      />
      <p
        id={`price-hint-${claimId}`}
        className={problem ? 'field-problem' : 'field-hint'}
        role={problem ? 'alert' : undefined}
      >
        {problem ?? claimsText.priceHint}
      </p>
      <div className="price-form-actions">
        <Button size="small" onClick={onDone}>
          {uiText.cancel}
        </Button>
        <Button size="small" type="primary" htmlType="submit" loading={isBusy}>
          {uiText.save}
        </Button>
      </div>
    </form>
  );
}
