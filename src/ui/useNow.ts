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
