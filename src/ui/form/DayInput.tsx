import { createContext, use, type ComponentProps } from 'react';
import type { TypedDay } from './useTypedDay';

/** What is typed in a date field, for its input, which Ant Design renders. */
export const DayTyping = createContext<(TypedDay & { isTouch: boolean }) | null>(null);

/**
 * The input of a date field. Ant Design is not told what is typed: it would understand its one format only, and put the
 * former day back without a word when the field is left. On touch screens a tap opens the calendar without the on-screen
 * keyboard; a physical keyboard can still type.
 */
export function DayInput({ value, onBlur, onChange: _ignored, ...props }: ComponentProps<'input'>) {
  const typing = use(DayTyping);
  return (
    <input
      {...props}
      inputMode={typing?.isTouch ? 'none' : undefined}
      value={typing?.text ?? value}
      onChange={(event) => typing?.type(event.target.value)}
      onBlur={(event) => {
        typing?.leave();
        onBlur?.(event);
      }}
    />
  );
}
