import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type pg from 'pg';
import type { Holder } from '../../contract/permissions';
import type { Executor } from '../database/connection';
import { session } from '../database/schema';

type SessionRecord = typeof session.$inferSelect;

/** What a request needs to know of its session. */
interface SessionRow {
  id: number;
  type: Holder['type'];
  username: string;
  name: string;
  last_name: string;
  is_stale: boolean;
}

/** A session that is not used ends after so many days, and one that is used all the time after the longer ones. */
export const idleDays = 30;
const absoluteDays = 90;
/** Sliding the expiry at every request would write at every request. */
const touchMinutes = 5;

const findStatement = {
  name: 'find-session',
  text: `select a.id, a.type, a.username, a.name, a.last_name, s.last_seen_at < now() - make_interval(mins => ${touchMinutes}) as is_stale
    from session s join account a on a.id = s.account_id where s.token_hash = $1 and s.expires_at > now() and a.active`,
};
/** However much it is used, a session ends: the new expiry never lies beyond that day. */
const touchStatement = `update session set last_seen_at = now(),
    expires_at = least(now() + make_interval(days => ${idleDays}), created_at + make_interval(days => ${absoluteDays})) where token_hash = $1`;

/** The account of a session that is open; undefined where there is none or its account is no longer active. */
export async function findSession(pool: pg.Pool, tokenHash: string): Promise<SessionRow | undefined> {
  const { rows } = await pool.query<SessionRow>({ ...findStatement, values: [tokenHash] });
  return rows[0];
}

/** Keeps a session alive for as long as it is used. */
export async function touchSession(pool: pg.Pool, tokenHash: string): Promise<void> {
  await pool.query(touchStatement, [tokenHash]);
}

export async function insertSession(db: Executor, values: typeof session.$inferInsert): Promise<void> {
  await db.insert(session).values(values);
}

/** An account's open sessions, the last used first. */
export const readSessions = (db: Executor, accountId: number): Promise<SessionRecord[]> =>
  db
    .select()
    .from(session)
    .where(and(eq(session.accountId, accountId), gt(session.expiresAt, new Date())))
    .orderBy(desc(session.lastSeenAt), desc(session.id));

export async function removeSession(db: Executor, tokenHash: string): Promise<void> {
  await db.delete(session).where(eq(session.tokenHash, tokenHash));
}

/** Removes one session of an account; answers whether there was one. */
export async function removeSessionOf(db: Executor, accountId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(session)
    .where(and(eq(session.accountId, accountId), eq(session.id, id)))
    .returning({ id: session.id });
  return rows.length > 0;
}

/** Removes an account's sessions, but for the one of `exceptHash`. */
export async function removeSessionsOf(db: Executor, accountId: number, exceptHash?: string): Promise<void> {
  const isOther = exceptHash === undefined ? undefined : ne(session.tokenHash, exceptHash);
  await db.delete(session).where(and(eq(session.accountId, accountId), isOther));
}
