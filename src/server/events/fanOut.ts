import type pg from 'pg';
import type { Change } from '../../contract/events';
import type { Database } from '../database/connection';
import { concernedAccounts } from '../policies/concerned.policy';
import { audiencesOf, personalOf, recordsHeardBy, type Audience, type Listening } from './hearing.service';

/** Audiences that the database is asked for at once: calls of others need connections, too. */
const askedAtOnce = 4;

interface Outcome<Listener> {
  /** What each of them hears, which may be nothing. */
  tell: (listener: Listener, heard: Change[]) => void;
  /** What those hear could not be read. */
  fail: (listeners: Listener[], error: unknown) => void;
}

/** Finds out who hears what of some changes. */
export async function fanOut<Listener extends { user: Listening }>(
  { db, pool }: { db: Database; pool: pg.Pool },
  everybody: Listener[],
  changes: Change[],
  { tell, fail }: Outcome<Listener>,
): Promise<void> {
  const waiting = audiencesOf(everybody, changes);
  // Most changes concern few of those who hear only of their own records: the policies are asked for these alone.
  const concerned =
    changes.length > 0 && waiting.some(({ owner }) => owner !== undefined)
      ? concernedAccounts(pool, changes)
      : Promise.resolve(new Set<number>());
  concerned.catch(() => undefined); // Told where it is awaited.
  const heardByOne = async ({ listeners: [first], owner }: Audience<Listener>) => {
    if (!first || changes.length === 0 || (owner !== undefined && !(await concerned).has(owner))) return [];
    return recordsHeardBy(db, first.user, changes);
  };
  const work = async () => {
    for (let audience = waiting.pop(); audience; audience = waiting.pop()) {
      const { listeners } = audience;
      try {
        const heard = await heardByOne(audience);
        for (const listener of listeners) tell(listener, [...heard, ...personalOf(listener.user, changes)]);
      } catch (error) {
        fail(listeners, error);
      }
    }
  };
  await Promise.all(Array.from({ length: askedAtOnce }, work));
}
