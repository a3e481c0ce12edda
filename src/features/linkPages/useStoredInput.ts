import { useState } from 'react';
import { readStoredInput, removeStoredInput, storeInput } from '../../ui/browserStorage';

/**
 * Stores the input of a form in this browser until it is sent, so that closing the page loses nothing. Returns the
 * values, a function that sets them, and one that deletes the stored ones.
 */
export function useStoredInput<Values extends object>(
  name: string,
  empty: Values,
): [Values, (values: Values) => void, () => void] {
  const key = `posventa-trabajo ${name}`;
  const [values, setValues] = useState<Values>(() => ({ ...empty, ...readStoredInput<Partial<Values>>(key) }));
  const type = (next: Values) => {
    setValues(next);
    storeInput(key, next);
  };
  return [values, type, () => removeStoredInput(key)];
}
