import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Role } from '../../contract/permissions';
import type { Executor } from '../database/connection';
import { account, session } from '../database/schema';

type SessionRecord = typeof session.$inferSelect;

/** What a request needs to know of its session. */
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
}

/** A session that is not used ends after so many days, and one that is used all the time after the longer ones. */
export const idleDays = 30;
const absoluteDays = 90;
/** Sliding the expiry at every request would write at every request. */
const touchMinutes = 5;
/** Longer than any process remembers a count. */
const justWrittenSeconds = 2;

/** Notes that accounts are here; on another day of Argentina than the last time, that time becomes their former visit. */
const noteVisitOf = (
  accounts: string,
) => `insert into account_visit as v (account_id) ${accounts} on conflict (account_id) do update set at = now(),
    former_at = case when (v.at at time zone 'America/Argentina/Buenos_Aires')::date < (now() at time zone 'America/Argentina/Buenos_Aires')::date
      then v.at else v.former_at end`;

const selectOpen = `select a.id, a.type, a.username, a.name, a.last_name, s.last_seen_at < now() - make_interval(mins => ${touchMinutes}) as is_stale,
    a.totp_enabled_at is not null as has_factor, coalesce(s.wrote_at > now() - make_interval(secs => ${justWrittenSeconds}), false) as has_just_written,
    exists (select from security_settings where staff_second_factor) as is_factor_demanded
    from session s join account a on a.id = s.account_id where s.expires_at > now() and a.active`;
const findStatement = { name: 'find-session', text: `${selectOpen} and s.token_hash = $1` };
/** However much it is used, a session ends: the new expiry never lies beyond that day. */
const touchStatement = `with touched as (update session set last_seen_at = now(),
    expires_at = least(now() + make_interval(days => ${idleDays}), created_at + make_interval(days => ${absoluteDays})) where token_hash = $1 returning account_id)
  ${noteVisitOf('select account_id from touched')}`;

/** The account of a session that is open; undefined where there is none or its account is no longer active. */
export async function findSession(pool: pg.Pool, tokenHash: string): Promise<SessionRow | undefined> {
  const { rows } = await pool.query<SessionRow>({ ...findStatement, values: [tokenHash] });
  return rows[0];
}

/** Of some sessions those that are open, with their hashes. */
export async function findSessions(pool: pg.Pool, hashes: string[]): Promise<(SessionRow & { token_hash: string })[]> {
  const { rows } = await pool.query<SessionRow & { token_hash: string }>(
    `${selectOpen.replace('select ', 'select s.token_hash, ')} and s.token_hash = any($1)`,
    [hashes],
  );
  return rows;
}

/** Whether a session is open, and keeps it so until the transaction ends: whoever ends it waits for that long. */
export async function lockOpenSession(db: Executor, tokenHash: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select 1 from session s join account a on a.id = s.account_id
    where s.token_hash = ${tokenHash} and s.expires_at > now() and a.active for key share of a, s`);
  return rowCount === 1;
}

/** Keeps a session alive for as long as it is used, and notes that its account is here. */
export async function touchSession(pool: pg.Pool, tokenHash: string): Promise<void> {
  await pool.query(touchStatement, [tokenHash]);
}

/** Notes that a session has just written something. */
export async function saveWrite(pool: pg.Pool, tokenHash: string): Promise<void> {
  await pool.query('update session set wrote_at = now() where token_hash = $1', [tokenHash]);
}

/** Opens a session, with which the account's visit begins. */
export async function insertSession(db: Executor, values: typeof session.$inferInsert): Promise<void> {
  await db.insert(session).values(values);
  await db.execute(sql.raw(noteVisitOf(`values (${Number(values.accountId)})`)));
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

/** Devices that signed in to an account before are no longer known: the marks that they carry are of an earlier epoch. */
export async function forgetDevices(tx: Executor, accountId: number): Promise<void> {
  await tx
    .update(account)
    .set({ deviceEpoch: sql`${account.deviceEpoch} + 1` })
    .where(eq(account.id, accountId));
}

/** When the owner of a session last gave the password again; null where that never happened, or there is no such session. */
export async function readConfirmation(db: Executor, tokenHash: string): Promise<Date | null> {
  const [row] = await db.select({ at: session.confirmedAt }).from(session).where(eq(session.tokenHash, tokenHash));
  return row?.at ?? null;
}

export async function saveConfirmation(db: Executor, tokenHash: string, confirmedAt: Date): Promise<void> {
  await db.update(session).set({ confirmedAt }).where(eq(session.tokenHash, tokenHash));
}
