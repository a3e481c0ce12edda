import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type pg from 'pg';
import { timeZone } from '../../contract/limits';
import type { Role } from '../../contract/permissions';
import type { Executor } from '../database/connection';
import { account, session } from '../database/schema';

type SessionRecord = typeof session.$inferSelect;

/** The data of a session that a request needs. */
export interface SessionRow {
  id: number;
  type: Role;
  username: string;
  name: string;
  last_name: string;
  is_stale: boolean;
  has_factor: boolean;
  is_factor_demanded: boolean;
  has_just_written: boolean;
  is_first_admin: boolean | null;
  can_manage_costs: boolean;
}

/** Days after which an unused session expires, and days after which any session expires. */
export const idleDays = 30;
const absoluteDays = 90;
/** Minutes between extensions of a session: extending it at every request would write at every request. */
const touchMinutes = 5;
/** Longer than any process caches a count. */
const justWrittenSeconds = 2;

/**
 * Stores that accounts are active now. On the first activity of a day (in Argentina), the last activity before becomes
 * the former visit.
 */
const recordVisitOf = (
  accounts: string,
) => `insert into account_visit as v (account_id) ${accounts} on conflict (account_id) do update set at = now(),
    former_at = case when (v.at at time zone '${timeZone}')::date < (now() at time zone '${timeZone}')::date
      then v.at else v.former_at end`;

/** The id of the first active admin. */
export const firstAdmin = `select min(f.id) from account f where f.type = 'admin' and f.active`;

const selectOpen = `select a.id, a.type, case a.type when 'admin' then a.id = (${firstAdmin}) end as is_first_admin, a.username, a.name, a.last_name, s.last_seen_at < now() - make_interval(mins => ${touchMinutes}) as is_stale,
    a.can_manage_costs, a.totp_enabled_at is not null as has_factor, coalesce(s.wrote_at > now() - make_interval(secs => ${justWrittenSeconds}), false) as has_just_written,
    exists (select from security_settings where staff_second_factor) as is_factor_demanded
    from session s join account a on a.id = s.account_id where s.expires_at > now() and a.active`;
const findStatement = { name: 'find-session', text: `${selectOpen} and s.token_hash = $1` };
/** A session ends however much it is used: the new expiry never exceeds the maximum age. */
const touchStatement = `with touched as (update session set last_seen_at = now(),
    expires_at = least(now() + make_interval(days => ${idleDays}), created_at + make_interval(days => ${absoluteDays})) where token_hash = $1 returning account_id)
  ${recordVisitOf('select account_id from touched')}`;

/** Whether an account is the first active admin. */
export async function isFirstAdmin(db: Executor, id: number): Promise<boolean> {
  const { rows } = await db.execute<{ is_first: boolean }>(sql`select ${id} = (${sql.raw(firstAdmin)}) as is_first`);
  return rows[0]?.is_first ?? false;
}

/** Returns the account of an open session; undefined if there is none or its account is no longer active. */
export async function findSession(pool: pg.Pool, tokenHash: string): Promise<SessionRow | undefined> {
  const { rows } = await pool.query<SessionRow>({ ...findStatement, values: [tokenHash] });
  return rows[0];
}

/** Returns the open sessions for a list of hashes, with their hashes. */
export async function findSessions(pool: pg.Pool, hashes: string[]): Promise<(SessionRow & { token_hash: string })[]> {
  const { rows } = await pool.query<SessionRow & { token_hash: string }>(
    `${selectOpen.replace('select ', 'select s.token_hash, ')} and s.token_hash = any($1)`,
    [hashes],
  );
  return rows;
}

/** Whether a session is open. Locks it until the transaction ends, so that ending the session waits. */
export async function lockOpenSession(db: Executor, tokenHash: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select 1 from session s join account a on a.id = s.account_id
    where s.token_hash = ${tokenHash} and s.expires_at > now() and a.active for key share of a, s`);
  return rowCount === 1;
}

/** Extends a session in use, and stores that its account is active now. */
export async function touchSession(pool: pg.Pool, tokenHash: string): Promise<void> {
  await pool.query(touchStatement, [tokenHash]);
}

/** Stores that a session has just written something. */
export async function saveWrite(pool: pg.Pool, tokenHash: string): Promise<void> {
  await pool.query('update session set wrote_at = now() where token_hash = $1', [tokenHash]);
}

/** Opens a session, which starts the account's visit. */
export async function insertSession(db: Executor, values: typeof session.$inferInsert): Promise<void> {
  await db.insert(session).values(values);
  await db.execute(sql.raw(recordVisitOf(`values (${Number(values.accountId)})`)));
}

/** Returns an account's open sessions, the most recently used first. */
export const readSessions = (db: Executor, accountId: number): Promise<SessionRecord[]> =>
  db
    .select()
    .from(session)
    .where(and(eq(session.accountId, accountId), gt(session.expiresAt, new Date())))
    .orderBy(desc(session.lastSeenAt), desc(session.id));

export async function removeSession(db: Executor, tokenHash: string): Promise<void> {
  await db.delete(session).where(eq(session.tokenHash, tokenHash));
}

/** Removes one session of an account. Returns whether there was one. */
export async function removeSessionOf(db: Executor, accountId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(session)
    .where(and(eq(session.accountId, accountId), eq(session.id, id)))
    .returning({ id: session.id });
  return rows.length > 0;
}

/** Removes an account's sessions, except the one of `exceptHash`. */
export async function removeSessionsOf(db: Executor, accountId: number, exceptHash?: string): Promise<void> {
  const isOther = exceptHash === undefined ? undefined : ne(session.tokenHash, exceptHash);
  await db.delete(session).where(and(eq(session.accountId, accountId), isOther));
}

/** Makes all known devices of an account unknown: their cookies carry an earlier epoch. */
export async function forgetDevices(tx: Executor, accountId: number): Promise<void> {
  await tx
    .update(account)
    .set({ deviceEpoch: sql`${account.deviceEpoch} + 1` })
    .where(eq(account.id, accountId));
}

/**
 * Returns when the owner of a session last entered the password again; null if never, or if there is no such session.
 */
export async function readConfirmation(db: Executor, tokenHash: string): Promise<Date | null> {
  const [row] = await db.select({ at: session.confirmedAt }).from(session).where(eq(session.tokenHash, tokenHash));
  return row?.at ?? null;
}

export async function saveConfirmation(db: Executor, tokenHash: string, confirmedAt: Date): Promise<void> {
  await db.update(session).set({ confirmedAt }).where(eq(session.tokenHash, tokenHash));
}
