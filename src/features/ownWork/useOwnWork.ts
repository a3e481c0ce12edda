import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { errorMessage, isApiError } from '../../api/envelope';
import { openByLink, type OwnWork } from '../../api/ownWork';
import { logFailure } from '../../ui/log';
import { forgetWork, keepWork, readKept } from './kept';
import { takeLink } from './link';
import { forgetPhotos } from './photoCache';
import { outboxState, startOutbox, subscribeOutbox } from './outbox';

/** What the page shows. */
export type Shown =
  | { state: 'loading' }
  | { state: 'no link' }
  /** The link leads nowhere now; `message` is the server's. */
  | { state: 'ended'; message: string }
  | { state: 'failed'; message: string }
  /** `keptAt`: read at that time, because there is no connection now. */
  | { state: 'shown'; work: OwnWork; keptAt?: string };

/** The work order of the link that the page was opened by, and what waits to be sent. */
export function useOwnWork() {
  const [link, setLink] = useState<string>();
  const [shown, setShown] = useState<Shown>({ state: 'loading' });
  const outbox = useSyncExternalStore(subscribeOutbox, outboxState);
  // How many answers of what was sent are shown: one that was asked for before is older.
  const answers = useRef(0);

  const read = useCallback(async (of: string) => {
    const asked = answers.current;
    const kept = await readKept(of).catch((error: unknown) => {
      logFailure('read the kept work order', error);
      return undefined;
    });
    // What is known is shown at once; the answer takes its place.
    if (kept) setShown((now) => (now.state === 'shown' ? now : { state: 'shown', work: kept.work }));
    try {
      const work = await openByLink(of);
      if (answers.current === asked) setShown({ state: 'shown', work });
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
    // Another link that is opened in the same tab changes nothing but what follows the `#`.
    const onHash = () => window.location.hash.length > 1 && void start();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [start]);

  useEffect(
    () =>
      startOutbox({
        sent: (of, work) => {
          if (of !== link) return;
          answers.current += 1;
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
