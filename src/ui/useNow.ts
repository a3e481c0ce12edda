import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/**
 * Returns the time in milliseconds, and a new one every minute: a page can stay open until a visit begins or a claim is
 * late.
 */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
