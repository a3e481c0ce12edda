import { createHash, randomBytes } from 'node:crypto';
import type { SessionInfo } from '../../contract/auth';
import { can } from '../../contract/permissions';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { holderOf, type SessionUser } from '../policies/actor';
import { forbidden, notFound } from '../support/errors';
import { iso } from '../support/list';
import { serverText } from '../support/serverText';
import {
  findSession,
  findSessions,
  forgetDevices,
  idleDays,
  insertSession,
  readConfirmation,
  readSessions,
  removeSession,
  removeSessionOf,
  removeSessionsOf,
  saveConfirmation,
  saveWrite,
  touchSession,
  type SessionRow,
} from './sessions.repository';

/** For the profile of an admin. */
export { isFirstAdmin } from './sessions.repository';

/** For changes of the sign-in that do not end sessions. */
export { forgetDevices };

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Device and address of a session, as shown to its owner. */
interface SessionOrigin {
  address: string;
  userAgent: string;
}

/** Opens a session and returns its token, which is not stored. */
export async function openSession(
  db: Executor,
  accountId: number,
  { address, userAgent }: SessionOrigin,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + idleDays * 86_400_000);
  await insertSession(db, { tokenHash: hashToken(token), accountId, expiresAt, address, userAgent });
  return token;
}

export const closeSession = (db: Executor, token: string): Promise<void> => removeSession(db, hashToken(token));

/** Ends an account's sessions immediately, except the one of `exceptToken`; its devices are no longer known. */
export async function closeSessionsOf(tx: Executor, accountId: number, exceptToken?: string): Promise<void> {
  await removeSessionsOf(tx, accountId, exceptToken && hashToken(exceptToken));
  await forgetDevices(tx, accountId);
}

/** Milliseconds for which a confirmed password gives access to the list of the user's sessions. */
const confirmedMs = 10 * 60_000;

/** Stores that the owner of a session entered the password again. Returns the instant until which that is valid. */
export async function confirmSession({ db }: Context, token: string): Promise<Date> {
  const now = new Date();
  await saveConfirmation(db, hashToken(token), now);
  return new Date(now.getTime() + confirmedMs);
}

/** Throws 403 at the field `password` if the owner of a session has not confirmed the password recently. */
export async function requireConfirmed({ db }: Context, token: string): Promise<void> {
  const confirmedAt = await readConfirmation(db, hashToken(token));
  if (!confirmedAt || confirmedAt.getTime() + confirmedMs < Date.now())
    throw forbidden(serverText.confirmPassword, 'password');
}

/** Returns the open sessions of an account, the most recently used first. */
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

/** Ends one session of an account immediately. Throws 404 if the session does not belong to it. */
export async function endSession({ db }: Context, accountId: number, id: number): Promise<void> {
  if (!(await removeSessionOf(db, accountId, id))) throw notFound();
}

/** The session of a token. */
interface OpenSession {
  user: SessionUser;
  /** Whether the session carried out a command in the last two seconds. */
  hasJustWritten: boolean;
}

/**
 * Returns the session of a token. It is read with each call, so an ended session is refused immediately in every
 * process. Returns undefined if the token is unknown or expired or its account is no longer active. Using a session
 * extends it.
 */
export async function sessionOfToken(
  { pool, config }: Pick<Context, 'pool' | 'config'>,
  token: string,
): Promise<OpenSession | undefined> {
  const tokenHash = hashToken(token);
  const row = await findSession(pool, tokenHash);
  if (!row) return undefined;
  if (row.is_stale) await touchSession(pool, tokenHash);
  return { user: userOf(config, row), hasJustWritten: row.has_just_written };
}

function userOf(config: Context['config'], row: SessionRow): SessionUser {
  const holder = holderOf(config, row);
  const { id, username, name, last_name: lastName } = row;
  const mustSetUpFactor = row.is_factor_demanded && !row.has_factor && can(holder, 'secondFactor:use');
  return { id, username, name, lastName, mustSetUpFactor, ...holder };
}

/** Returns, for a list of token hashes, the sessions that may still use the portal. */
export async function usableSessions(
  { pool, config }: Pick<Context, 'pool' | 'config'>,
  hashes: string[],
): Promise<Set<string>> {
  const rows = await findSessions(pool, hashes);
  return new Set(rows.filter((row) => !userOf(config, row).mustSetUpFactor).map((row) => row.token_hash));
}

/** Stores that a session changes something, so that every process skips its caches for that session. */
export const recordWrite = ({ pool }: Pick<Context, 'pool'>, token: string): Promise<void> =>
  saveWrite(pool, hashToken(token));
