import { useEffect } from 'react';

/** Milliseconds between two loads of an open page. */
const refreshMs = 12_000;

/**
 * Loads an open page again while it is visible, when the signal is back, and every few seconds: the office, another phone
 * or the hour of a visit may change it. Does nothing without `read`.
 */
export function useRefresh(read: (() => void) | undefined): void {
  useEffect(() => {
    if (!read) return;
    const onBack = () => document.visibilityState === 'visible' && read();
    window.addEventListener('online', onBack);
    document.addEventListener('visibilitychange', onBack);
    const timer = setInterval(onBack, refreshMs);
    return () => {
      window.removeEventListener('online', onBack);
      document.removeEventListener('visibilitychange', onBack);
      clearInterval(timer);
    };
  }, [read]);
}
