import { serverNow } from '../api/serverClock';
import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/**
 * Returns the time in milliseconds, and a new one every minute: a page can stay open until a visit begins or a claim is
 * late.
 */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Returns a value that updates when `value` has not changed for `ms` milliseconds. */
export function useDebounced<T>(value: T, ms: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}
