import '../shell/shell.css';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { authApi } from '../../api/auth';
import { baseApi, tagTypes } from '../../api/baseApi';
import { copies } from '../../api/shownCopies';
import { useAppDispatch, useAppStore } from '../../session/hooks';
import { uiText } from '../../ui/text';
import { useIsUnsent } from '../../ui/leaveGuard';
import { followWorker } from './followWorker';
import { keepCopies } from './keepCopies';
import { formatInstant, today } from '../../ui/dates';

/** The time of an instant, with its day unless it is today. */
function when(at: number): string {
  const [day, time] = formatInstant(new Date(at).toISOString()).split(', ');
  return day === today().split('-').reverse().join('/') ? `a las ${time}` : `el ${day} a las ${time}`;
}

const offlineText = {
  copy: (at: number) => `Sin conexión: así estaba ${when(at)}.`,
} as const;

/** Milliseconds between attempts to replace what a page shows from a copy. */
const retryMs = 30_000;

/** Registers the service worker. A new version takes over at the next page, if nothing is unsent. */
function useNewVersion(): void {
  const { pathname } = useLocation();
  const isUnsent = useIsUnsent();
  /** The page on which a newer version was found. */
  const [foundAt, setFoundAt] = useState<string>();
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') followWorker(() => setFoundAt(window.location.pathname));
  }, []);
  useEffect(() => {
    if (foundAt !== undefined && foundAt !== pathname && !isUnsent) window.location.reload();
  }, [foundAt, pathname, isUnsent]);
}

/**
 * What the portal does to work without a connection: keeps copies of the list and of what the form needs, registers the
 * service worker, and says above a page that shows copies from when they are.
 */
export function OfflineBar() {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  useNewVersion();
  useEffect(() => keepCopies(store), [store]);
  const oldest = useSyncExternalStore(store.subscribe, () => {
    const { queries } = store.getState().api;
    const times = [...copies.shown].filter(([key]) => key && queries[key]).map(([, at]) => at);
    return times.length > 0 ? Math.min(...times) : 0;
  });
  const isCopy = oldest > 0;

  const resume = useCallback(async () => {
    const session = dispatch(
      authApi.endpoints.getSession.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
    // Everything on the page is requested again, and what is not on the page is forgotten.
    if ((await session).isSuccess) dispatch(baseApi.util.invalidateTags([...tagTypes]));
  }, [dispatch]);
  useEffect(() => {
    if (!isCopy) return;
    const onOnline = () => void resume();
    const timer = setInterval(() => navigator.onLine && onOnline(), retryMs);
    window.addEventListener('online', onOnline);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', onOnline);
    };
  }, [isCopy, resume]);

  if (!isCopy) return null;
  return (
    <div className="offline-bar" role="status">
      <span>{offlineText.copy(oldest)}</span>
      <button type="button" className="plain-button" onClick={() => void resume()}>
        {uiText.retry}
      </button>
    </div>
  );
}
