import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/es';
import { useId, useMemo, useState } from 'react';
import { isDay } from '../../contract/days';
import { useCloseOnBack } from '../closeOnBack';
import { useIsPhone, useIsTouch } from '../useMediaQuery';
import { DayInput, DayTyping } from './DayInput';
import { FieldProblem } from './FormMessage';
import { formText } from './formText';
import type { FieldAria } from './invalidFields';
import { useTypedDay } from './useTypedDay';

dayjs.locale('es');

const parts = { input: DayInput };
const dayjsOf = (day: string | undefined) => (day && isDay(day) ? dayjs(day) : null);

interface DayPickerProps extends FieldAria {
  id?: string;
  /** `YYYY-MM-DD`, or the typed text while it is no day: the rules of the form refuse it. */
  value?: string;
  onChange?: (day: string | undefined) => void;
  /** The earliest day that can be chosen, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  /** The red border outside a form item, which sets it itself. */
  status?: 'error';
  /** Whether the field cannot be cleared. */
  isRequired?: boolean;
  /**
   * Whether a choice takes effect at once, as in a filter: a typed day counts when the field is left, and a text that is
   * no day is shown with its error and not passed on.
   */
  isImmediate?: boolean;
}

/**
 * A date field, shown as `DD/MM/YYYY`. It shows what it passes on: a day is understood in every way that people write it
 * (`contract/days`), and a text that is none stays, with an error. The form item provides its value. On a phone its
 * calendar is a sheet at the bottom of the screen (`app/shell/antd.css`), which Back closes.
 */
export function DayPicker({
  id,
  value,
  onChange,
  min,
  max,
  isRequired = false,
  isImmediate = false,
  status,
  'aria-invalid': isInvalid,
  'aria-describedby': describedBy,
}: DayPickerProps) {
  const problemId = useId();
  const isTouch = useIsTouch();
  const [isOpen, setIsOpen] = useState(false);
  useCloseOnBack(useIsPhone() && isOpen, () => setIsOpen(false));
  const typed = useTypedDay({ value, onChange, isRequired, isImmediate });
  // Ant Design drops what is being typed when it receives another object, as it would here when the calendar opens.
  const chosen = useMemo(() => dayjsOf(value), [value]);
  const isOwnProblem = typed.isUnreadable && !isInvalid;
  const typing = useMemo(() => ({ ...typed, isTouch }), [typed, isTouch]);
  return (
    <DayTyping value={typing}>
      <DatePicker
        id={id}
        status={isOwnProblem ? 'error' : status}
        aria-invalid={isInvalid ?? (isOwnProblem || undefined)}
        aria-describedby={isOwnProblem ? [describedBy, problemId].filter(Boolean).join(' ') : describedBy}
        components={parts}
        open={isOpen}
        onOpenChange={setIsOpen}
        format="DD/MM/YYYY"
        allowClear={!isRequired}
        placeholder="DD/MM/AAAA"
        value={chosen}
        minDate={dayjsOf(min) ?? undefined}
        maxDate={dayjsOf(max) ?? undefined}
        onKeyDown={(event) => {
          const opens = event.key === 'ArrowDown' || (event.key === ' ' && typed.text === undefined);
          if (opens && !isOpen) setIsOpen(true);
          if (opens) event.preventDefault();
          if (event.key !== 'Enter') return;
          // Enter confirms the typed date and must not submit the form.
          event.preventDefault();
          if (typed.leave()) setIsOpen(false);
        }}
        onChange={(day) => typed.choose(day ? day.format('YYYY-MM-DD') : undefined)}
      />
      {isOwnProblem && <FieldProblem id={problemId}>{formText.unreadableDay}</FieldProblem>}
    </DayTyping>
  );
}
