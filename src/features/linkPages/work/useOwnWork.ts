import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { errorMessage, isApiError } from '../../../api/envelope';
import { loadWorkByLink, type OwnWork } from '../../../api/ownWork';
import { logFailure } from '../../../ui/log';
import {
  forgetWork,
  orderOf,
  readCompany,
  readLastLink,
  readStoredWork,
  storeLastLink,
  storeWork,
} from '../outbox/workStore';
import { forgetPhotos } from './photoCache';
import { adoptLink, outboxState, startOutbox, subscribeOutbox } from '../outbox/outbox';
import { isOfOrder } from '../outbox/outboxState';
import { secretInAddress, takeSecret } from '../secret';

/**
 * Returns the secret of the page's link: from the address or this tab; else of the last link opened in this browser.
 * Undefined if there is none.
 */
async function takeLink(): Promise<string | undefined> {
  const opened = secretInAddress();
  const secret = takeSecret('posventa-trabajo');
  if (opened) await storeLastLink(opened).catch((error: unknown) => logFailure('store the link', error));
  if (secret) return secret;
  return readLastLink().catch((error: unknown) => {
    logFailure('read the last link', error);
    return undefined;
  });
}

export type PageState =
  | { state: 'loading' }
  | { state: 'no link' }
  /** The link is not valid any more; `message` is the server's. */
  | { state: 'ended'; message: string; company?: OwnWork['company'] }
  | { state: 'failed'; message: string }
  /** `storedAt`: stored at that time and shown because there is no connection now. */
  | { state: 'shown'; work: OwnWork; storedAt?: string };

/** Returns the work order of the page's link, and the unsent commands. */
export function useOwnWork() {
  const [link, setLink] = useState<string>();
  const [pageState, setPageState] = useState<PageState>({ state: 'loading' });
  const outbox = useSyncExternalStore(subscribeOutbox, outboxState);
  // The number of shown command responses: a response to an earlier load would be older.
  const responseCount = useRef(0);
  // The link whose work order is shown: another one can be opened while a response is on its way.
  const shownLink = useRef<string>(undefined);

  const read = useCallback(async (secret: string) => {
    const countBefore = responseCount.current;
    const isOutdated = () => shownLink.current !== secret || responseCount.current !== countBefore;
    const stored = await readStoredWork(secret).catch((error: unknown) => {
      logFailure('read the stored work order', error);
      return undefined;
    });
    // The stored work order is shown at once; the response replaces it.
    if (stored && !isOutdated())
      setPageState((now) => (now.state === 'shown' ? now : { state: 'shown', work: stored.work }));
    try {
      const work = await loadWorkByLink(secret);
      if (!isOutdated()) setPageState({ state: 'shown', work });
      await adoptLink({ link: secret, order: orderOf(work) });
    } catch (error) {
      if (isApiError(error) && error.status === 401) {
        const company = stored?.work.company ?? (await readCompany().catch(() => undefined));
        if (shownLink.current === secret) setPageState({ state: 'ended', message: error.message, company });
        await Promise.all([forgetWork(secret), forgetPhotos()]).catch((reason: unknown) =>
          logFailure('delete the stored work order', reason),
        );
      } else if (!isOutdated())
        setPageState((now) => {
          if (stored) return { state: 'shown', work: stored.work, storedAt: stored.at };
          // What is shown stays, with the open form, also if this browser stores nothing.
          return now.state === 'shown' ? now : { state: 'failed', message: errorMessage(error) };
        });
    }
  }, []);

  const start = useCallback(async () => {
    setPageState({ state: 'loading' });
    const secret = await takeLink();
    shownLink.current = secret;
    setLink(secret);
    if (secret) await read(secret);
    else setPageState({ state: 'no link' });
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
        sent: (item, work) => {
          if (!isOfOrder(item, link, orderOf(work)) || item.link !== link) return;
          responseCount.current += 1;
          setPageState({ state: 'shown', work });
        },
        refused: (item) => void (item.link === link && read(item.link)),
      }),
    [link, read],
  );

  const isEnded = pageState.state === 'ended';
  const refresh = useCallback(() => void (link && read(link)), [link, read]);
  useRefresh(link && !isEnded ? refresh : undefined);

  useEffect(() => {
    if (link && pageState.state === 'shown' && !pageState.storedAt)
      storeWork(link, pageState.work).catch((error: unknown) => logFailure('store the work order', error));
  }, [link, pageState]);

  return { link, pageState, outbox, retry: () => (link ? read(link) : start()) };
}

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
