import { useState } from 'react';

/** Stores the input of a form in this browser until it is sent, so that closing the page loses nothing. */
export function useStoredInput<Values extends object>(
  name: string,
  empty: Values,
): [Values, (values: Values) => void, () => void] {
  const key = `posventa-trabajo ${name}`;
  const [values, setValues] = useState<Values>(() => ({ ...empty, ...read<Values>(key) }));
  const type = (next: Values) => {
    setValues(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Without local storage the form works, but does not survive a reload.
    }
  };
  const clear = () => {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  };
  return [values, type, clear];
}

function read<Values>(key: string): Partial<Values> | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Values> | null) ?? undefined;
  } catch {
    return undefined;
  }
}
