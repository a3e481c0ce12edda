import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/es';
import { useMemo, useState, type ComponentProps } from 'react';
import { useCloseOnBack } from '../closeOnBack';
import type { FieldAria } from './invalidFields';
import { useIsPhone, useIsTouch } from '../useMediaQuery';

dayjs.locale('es');

/** On touch screens a tap opens the calendar without the on-screen keyboard; a physical keyboard can still type. */
const TouchInput = (props: ComponentProps<'input'>) => <input {...props} inputMode="none" />;
const onTouch = { input: TouchInput };

interface DayPickerProps extends FieldAria {
  id?: string;
  /** `YYYY-MM-DD`. */
  value?: string;
  onChange?: (day: string | undefined) => void;
  /** The earliest day that can be chosen, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  /** The red border outside a form item, which sets it itself. */
  status?: 'error';
  /** Whether the field cannot be cleared. */
  isRequired?: boolean;
}

/**
 * A date field, shown as `DD/MM/YYYY`. The form item provides its value. On a phone its calendar is a sheet at the bottom
 * of the screen (`app/shell/antd.css`), which Back closes.
 */
export function DayPicker({ id, value, onChange, min, max, isRequired = false, ...marks }: DayPickerProps) {
  const isTouch = useIsTouch();
  const [isOpen, setIsOpen] = useState(false);
  useCloseOnBack(useIsPhone() && isOpen, () => setIsOpen(false));
  // Ant Design drops what is being typed when it receives another object, as it would here when the calendar opens.
  const chosen = useMemo(() => (value ? dayjs(value) : null), [value]);
  return (
    <DatePicker
      id={id}
      {...marks}
      components={isTouch ? onTouch : undefined}
      open={isOpen}
      onOpenChange={setIsOpen}
      // No two-digit years: 05/12/20 would be accepted before the user types 26.
      format={['DD/MM/YYYY', 'D/M/YYYY']}
      allowClear={!isRequired}
      placeholder="DD/MM/AAAA"
      value={chosen}
      minDate={min ? dayjs(min) : undefined}
      maxDate={max ? dayjs(max) : undefined}
      onKeyDown={(event) => {
        const opens = event.key === 'ArrowDown' || event.key === ' ';
        if (opens && !isOpen) setIsOpen(true);
        // Enter confirms the typed date and must not submit the form; a date contains no spaces.
        if (event.key === 'Enter' || event.key === ' ') event.preventDefault();
      }}
      onChange={(day) => onChange?.(day ? day.format('YYYY-MM-DD') : undefined)}
    />
  );
}
