import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { SessionInfo } from '../../contract/auth';
import type { Holder } from '../../contract/permissions';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { session } from '../database/schema';
import { holderOf, type SessionUser } from '../policies/actor';
import { notFound } from '../support/errors';
import { iso } from '../support/list';

/** A session that is not used ends after so many days, and one that is used all the time after the longer ones. */
const idleDays = 30;
const absoluteDays = 90;
/** Sliding the expiry at every request would write at every request. */
const touchMinutes = 5;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Where a session is used, as its owner reads it. */
export interface SessionPlace {
  address: string;
  userAgent: string;
}

/** Opens a session and answers its token, which is stored nowhere. */
export async function openSession(
  db: Executor,
  accountId: number,
  { address, userAgent }: SessionPlace,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + idleDays * 86_400_000);
  await db.insert(session).values({ tokenHash: hashToken(token), accountId, expiresAt, address, userAgent });
  return token;
}

export async function closeSession(db: Executor, token: string): Promise<void> {
  await db.delete(session).where(eq(session.tokenHash, hashToken(token)));
}

/** Ends an account's sessions at once, but for the one of `exceptToken`. */
export async function closeSessionsOf(db: Executor, accountId: number, exceptToken?: string): Promise<void> {
  await db
    .delete(session)
    .where(
      and(eq(session.accountId, accountId), exceptToken ? ne(session.tokenHash, hashToken(exceptToken)) : undefined),
    );
}

/** One's open sessions, the last used first. */
export async function listSessions({ db }: Context, accountId: number, token: string): Promise<SessionInfo[]> {
  const rows = await db
    .select()
    .from(session)
    .where(and(eq(session.accountId, accountId), gt(session.expiresAt, new Date())))
    .orderBy(desc(session.lastSeenAt), desc(session.id));
  return rows.map(({ id, tokenHash, createdAt, lastSeenAt, userAgent, address }) => ({
    id,
    created_at: iso(createdAt),
    last_seen_at: iso(lastSeenAt),
    user_agent: userAgent,
    address,
    is_current: tokenHash === hashToken(token),
  }));
}

/** Ends one of one's sessions at once. Throws 404 where it is none of them. */
export async function endSession({ db }: Context, accountId: number, id: number): Promise<void> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.accountId, accountId), eq(session.id, id)))
    .returning({ id: session.id });
  if (ended.length === 0) throw notFound();
}

interface SessionRow {
  id: number;
  type: Holder['type'];
  username: string;
  name: string;
  last_name: string;
  is_stale: boolean;
}

const findSession = {
  name: 'find-session',
  text: `select a.id, a.type, a.username, a.name, a.last_name, s.last_seen_at < now() - make_interval(mins => ${touchMinutes}) as is_stale
    from session s join account a on a.id = s.account_id where s.token_hash = $1 and s.expires_at > now() and a.active`,
};
/** However much it is used, a session ends: the new expiry never lies beyond that day. */
const touchSession = `update session set last_seen_at = now(),
    expires_at = least(now() + make_interval(days => ${idleDays}), created_at + make_interval(days => ${absoluteDays})) where token_hash = $1`;

/** The user of a token; undefined where it is unknown, expired or its account is no longer active. Using it keeps it alive. */
export async function userOfToken({ pool, config }: Context, token: string): Promise<SessionUser | undefined> {
  const tokenHash = hashToken(token);
  const {
    rows: [row],
  } = await pool.query<SessionRow>({ ...findSession, values: [tokenHash] });
  if (!row) return undefined;
  if (row.is_stale) await pool.query(touchSession, [tokenHash]);
  return { id: row.id, username: row.username, name: row.name, lastName: row.last_name, ...holderOf(config, row) };
}
