import { useMemo, useRef, useState } from 'react';
import { isDay, normalizeDay } from '../../contract/days';

interface TypedDayArgs {
  value: string | undefined;
  onChange: ((day: string | undefined) => void) | undefined;
  isRequired: boolean;
  isImmediate: boolean;
}

export interface TypedDay {
  /** The text of the field while it is not simply its value. */
  text: string | undefined;
  /** Whether the field was left with a text that is no day. */
  isUnreadable: boolean;
  type(text: string): void;
  /** The field is left, or Enter confirms it: shows the understood day in full. Returns whether it was understood. */
  leave(): boolean;
  /** A day of the calendar, or none. */
  choose(day: string | undefined): void;
}

/** The text of a date field while it is typed. The value of the form follows each key, so that no submit misses it. */
export function useTypedDay({ value, onChange, isRequired, isImmediate }: TypedDayArgs): TypedDay {
  /** The text, and the value that it led to: another value from outside replaces it. */
  const [typed, setTyped] = useState<{ text: string; for: string | undefined; isLeft: boolean }>();
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  const isOwn = typed !== undefined && typed.for === value;
  const isText = value !== undefined && value !== '' && !isDay(value);
  const text = isOwn ? typed.text : isText ? value : undefined;
  const isUnreadable = isOwn ? typed.isLeft : isText;
  return useMemo(() => {
    const pass = (next: string | undefined) => {
      if (next !== latest.current.value) latest.current.onChange?.(next);
    };
    return {
      text,
      isUnreadable,
      type: (next) => {
        const day = next.trim() === '' ? undefined : (normalizeDay(next) ?? next);
        const passed = isImmediate || (isRequired && day === undefined) ? latest.current.value : day;
        setTyped({ text: next, for: passed, isLeft: false });
        pass(passed);
      },
      leave: () => {
        if (text === undefined) return true;
        const day = normalizeDay(text);
        const isEmpty = text.trim() === '';
        if (day !== undefined || (isEmpty && !isRequired)) {
          setTyped(undefined);
          pass(day);
          return true;
        }
        // A required field that was emptied shows its value again; a text that is no day stays.
        setTyped(isEmpty ? undefined : { text, for: latest.current.value, isLeft: true });
        return isEmpty;
      },
      choose: (day) => {
        setTyped(undefined);
        pass(day);
      },
    };
  }, [text, isUnreadable, isRequired, isImmediate]);
}
