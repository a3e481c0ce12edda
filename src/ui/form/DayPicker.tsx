import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/es';
import type { ComponentProps } from 'react';
import { useIsTouch } from '../useMediaQuery';

dayjs.locale('es');

/** A field that a finger opens the calendar of, without the keyboard over it; who has one can still type. */
const TouchInput = (props: ComponentProps<'input'>) => <input {...props} inputMode="none" />;
const onTouch = { input: TouchInput };

interface DayPickerProps {
  id?: string;
  /** `YYYY-MM-DD`. */
  value?: string;
  onChange?: (day: string | undefined) => void;
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
}

/** A day of the calendar, shown as `DD/MM/YYYY`. Form items give it its value. */
export function DayPicker({ id, value, onChange, min, max }: DayPickerProps) {
  const isTouch = useIsTouch();
  return (
    <DatePicker
      id={id}
      components={isTouch ? onTouch : undefined}
      format={['DD/MM/YYYY', 'D/M/YYYY', 'DD/MM/YY']}
      placeholder="DD/MM/AAAA"
      value={value ? dayjs(value) : null}
      minDate={min ? dayjs(min) : undefined}
      maxDate={max ? dayjs(max) : undefined}
      // Enter confirms the day that was typed; it must not send the form.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      onChange={(day) => onChange?.(day ? day.format('YYYY-MM-DD') : undefined)}
    />
  );
}
