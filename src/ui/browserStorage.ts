/**
 * Stores the input of forms in this browser as JSON. If the browser forbids local storage, or it is full, nothing is
 * stored: a form still works, but its input does not survive a reload.
 */
export function storeInput(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // See above.
  }
}

/** Returns a stored value; undefined if there is none. */
export function readStoredInput<Value>(key: string): Value | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Value | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Deletes a stored value. */
export function removeStoredInput(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/** Returns the keys of the stored values that begin with `start`. */
export function storedInputKeys(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}
