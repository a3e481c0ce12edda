import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { errorMessage, isApiError } from '../../api/envelope';
import { loadWorkByLink, type OwnWork } from '../../api/ownWork';
import { logFailure } from '../../ui/log';
import { forgetWork, keepWork, readKept } from './kept';
import { takeLink } from './link';
import { forgetPhotos } from './photoCache';
import { outboxState, startOutbox, subscribeOutbox } from './outbox';

/** The state of the page. */
export type Shown =
  | { state: 'loading' }
  | { state: 'no link' }
  /** The link is not valid any more; `message` is the server's. */
  | { state: 'ended'; message: string }
  | { state: 'failed'; message: string }
  /** `keptAt`: stored at that time and shown because there is no connection now. */
  | { state: 'shown'; work: OwnWork; keptAt?: string };

/** Returns the work order of the page's link, and the unsent commands. */
export function useOwnWork() {
  const [link, setLink] = useState<string>();
  const [shown, setShown] = useState<Shown>({ state: 'loading' });
  const outbox = useSyncExternalStore(subscribeOutbox, outboxState);
  // The number of shown command responses: a response to an earlier load would be older.
  const responseCount = useRef(0);

  const read = useCallback(async (of: string) => {
    const countBefore = responseCount.current;
    const kept = await readKept(of).catch((error: unknown) => {
      logFailure('read the kept work order', error);
      return undefined;
    });
    // The stored work order is shown at once; the response replaces it.
    if (kept) setShown((now) => (now.state === 'shown' ? now : { state: 'shown', work: kept.work }));
    try {
      const work = await loadWorkByLink(of);
      if (responseCount.current === countBefore) setShown({ state: 'shown', work });
    } catch (error) {
      if (isApiError(error) && error.status === 401) {
        setShown({ state: 'ended', message: error.message });
        await Promise.all([forgetWork(of), forgetPhotos()]).catch((reason: unknown) =>
          logFailure('forget the work order', reason),
        );
      } else if (kept) setShown({ state: 'shown', work: kept.work, keptAt: kept.at });
      else setShown({ state: 'failed', message: errorMessage(error) });
    }
  }, []);

  const start = useCallback(async () => {
    setShown({ state: 'loading' });
    const taken = await takeLink();
    setLink(taken);
    if (taken) await read(taken);
    else setShown({ state: 'no link' });
  }, [read]);

  useEffect(() => {
    void start();
    // If another link is opened in the same tab, only the part after the `#` changes.
    const onHash = () => window.location.hash.length > 1 && void start();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [start]);

  useEffect(
    () =>
      startOutbox({
        sent: (of, work) => {
          if (of !== link) return;
          responseCount.current += 1;
          setShown({ state: 'shown', work });
        },
        refused: (of) => void (of === link && read(of)),
      }),
    [link, read],
  );

  useEffect(() => {
    if (!link) return;
    const onBack = () => void read(link);
    window.addEventListener('online', onBack);
    return () => window.removeEventListener('online', onBack);
  }, [link, read]);

  useEffect(() => {
    if (link && shown.state === 'shown' && !shown.keptAt)
      keepWork(link, shown.work).catch((error: unknown) => logFailure('keep the work order', error));
  }, [link, shown]);

  return { link, shown, outbox, retry: () => (link ? read(link) : start()) };
}
