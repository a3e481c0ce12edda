import { dropCopies, keepCopy, keptQueries } from '../../api/copies';
import { copies } from '../../api/shownCopies';
import { currentToken } from '../../api/token';
import type { AppStore } from '../store';
import { logFailure } from '../../ui/log';

/** The cache key of the session. */
const sessionKey = 'getSession(undefined)';
/** Milliseconds after the last change of the store: storing must not delay what the user sees. */
const pauseMs = 300;

/**
 * Stores the results of the queries that the list and the form need, whenever they arrive, for the signed-in account;
 * deletes those of other accounts. Returns a function that ends it.
 */
export function keepCopies({ getState, subscribe }: Pick<AppStore, 'getState' | 'subscribe'>): () => void {
  // Some private windows have none.
  if (!('indexedDB' in window)) return () => {};
  const keptAt = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let keptUser: unknown;
  let hasFailed = false;

  const owner = () => {
    const { auth, stored } = getState();
    const token = currentToken({ stored });
    return auth.user && auth.user.id === stored.id && token ? { id: auth.user.id, token } : undefined;
  };
  const failed = (error: unknown) => {
    // Without IndexedDB each attempt fails: one message is enough.
    if (!hasFailed) logFailure('keep copies', error);
    hasFailed = true;
  };
  const keep = () => {
    timer = undefined;
    const of = owner();
    if (!of) return;
    const { auth, api } = getState();
    // After a login there is no such query; and a profile that was saved is newer.
    if (keptUser !== auth.user && !copies.shown.has(sessionKey)) {
      keptUser = auth.user;
      keepCopy(of, 'getSession', { key: sessionKey, at: Date.now(), data: { user: auth.user } }).catch(failed);
    }
    for (const [key, query] of Object.entries(api.queries)) {
      if (query?.status !== 'fulfilled' || !keptQueries.includes(query.endpointName ?? '')) continue;
      if (key === sessionKey) continue;
      const at = query.fulfilledTimeStamp ?? 0;
      if (copies.shown.has(key) || (keptAt.get(key) ?? 0) >= at) continue;
      keptAt.set(key, at);
      keepCopy(of, query.endpointName!, { key, at, data: query.data }).catch(failed);
    }
  };
  const later = () => {
    timer ??= setTimeout(keep, pauseMs);
  };
  const first = owner();
  if (first) dropCopies(first.id).catch(failed);
  later();
  const unsubscribe = subscribe(later);
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
