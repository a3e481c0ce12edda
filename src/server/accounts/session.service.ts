import { createHash, randomBytes } from 'node:crypto';
import type { SessionInfo } from '../../contract/auth';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { holderOf, type SessionUser } from '../policies/actor';
import { notFound } from '../support/errors';
import { iso } from '../support/list';
import {
  findSession,
  idleDays,
  insertSession,
  readSessions,
  removeSession,
  removeSessionOf,
  removeSessionsOf,
  touchSession,
} from './sessions.repository';

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Where a session is used, as its owner reads it. */
interface SessionPlace {
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
  await insertSession(db, { tokenHash: hashToken(token), accountId, expiresAt, address, userAgent });
  return token;
}

export const closeSession = (db: Executor, token: string): Promise<void> => removeSession(db, hashToken(token));

/** Ends an account's sessions at once, but for the one of `exceptToken`. */
export const closeSessionsOf = (db: Executor, accountId: number, exceptToken?: string): Promise<void> =>
  removeSessionsOf(db, accountId, exceptToken && hashToken(exceptToken));

/** One's open sessions, the last used first. */
export async function listSessions({ db }: Context, accountId: number, token: string): Promise<SessionInfo[]> {
  const rows = await readSessions(db, accountId);
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
  if (!(await removeSessionOf(db, accountId, id))) throw notFound();
}

/** The user of a token; undefined where it is unknown, expired or its account is no longer active. Using it keeps it alive. */
export function userOfToken({ pool, config, sessions }: Context, token: string): Promise<SessionUser | undefined> {
  const tokenHash = hashToken(token);
  return sessions.get(tokenHash, async () => {
    const row = await findSession(pool, tokenHash);
    if (!row) return undefined;
    if (row.is_stale) await touchSession(pool, tokenHash);
    return { id: row.id, username: row.username, name: row.name, lastName: row.last_name, ...holderOf(config, row) };
  });
}
