import type pg from 'pg';
import type { Change } from '../../contract/events';
import type { Database } from '../database/connection';
import { concernedAccounts } from '../policies/concerned.policy';
import { audiencesOf, personalOf, recordChangesFor, type Audience, type Recipient } from './recipients.service';

/** Audiences queried at the same time; other calls need database connections too. */
const concurrency = 4;

interface DeliveryCallbacks<Listener> {
  /** Receives the changes for a listener, which may be none. */
  deliver: (listener: Listener, received: Change[]) => void;
  /** Receives the listeners whose changes could not be read. */
  fail: (listeners: Listener[], error: unknown) => void;
}

/** Determines which listeners receive which of the changes. */
export async function fanOut<Listener extends { user: Recipient }>(
  { db, pool }: { db: Database; pool: pg.Pool },
  recipients: Listener[],
  changes: Change[],
  { deliver, fail }: DeliveryCallbacks<Listener>,
): Promise<void> {
  const pendingAudiences = audiencesOf(recipients, changes);
  // Most changes concern few of the listeners that only see their own records, so the policies are evaluated for those
  // only.
  const concerned =
    changes.length > 0 && pendingAudiences.some(({ owner }) => owner !== undefined)
      ? concernedAccounts(pool, changes)
      : Promise.resolve(new Set<number>());
  concerned.catch(() => undefined); // The error is handled where the promise is awaited.
  const changesForAudience = async ({ listeners: [first], owner }: Audience<Listener>) => {
    if (!first || changes.length === 0 || (owner !== undefined && !(await concerned).has(owner))) return [];
    return recordChangesFor(db, first.user, changes);
  };
  const work = async () => {
    for (let audience = pendingAudiences.pop(); audience; audience = pendingAudiences.pop()) {
      const { listeners } = audience;
      try {
        const received = await changesForAudience(audience);
        for (const listener of listeners) deliver(listener, [...received, ...personalOf(listener.user, changes)]);
      } catch (error) {
        fail(listeners, error);
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}
