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

/** For what changes how one signs in without ending sessions. */
export { forgetDevices };

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Where a session is used, as its owner reads it. */
interface SessionOrigin {
  address: string;
  userAgent: string;
}

/** Opens a session and answers its token, which is stored nowhere. */
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

/** Ends an account's sessions at once, but for the one of `exceptToken`; its devices are no longer known. */
export async function closeSessionsOf(tx: Executor, accountId: number, exceptToken?: string): Promise<void> {
  await removeSessionsOf(tx, accountId, exceptToken && hashToken(exceptToken));
  await forgetDevices(tx, accountId);
}

/** How long a confirmed password opens the list of one's sessions, in milliseconds. */
const confirmedMs = 10 * 60_000;

/** Notes that the owner of a session gave the password again; answers until when that counts. */
export async function confirmSession({ db }: Context, token: string): Promise<Date> {
  const now = new Date();
  await saveConfirmation(db, hashToken(token), now);
  return new Date(now.getTime() + confirmedMs);
}

/** Throws 403 by the field `password` where the owner of a session has not confirmed the password recently. */
export async function requireConfirmed({ db }: Context, token: string): Promise<void> {
  const confirmedAt = await readConfirmation(db, hashToken(token));
  if (!confirmedAt || confirmedAt.getTime() + confirmedMs < Date.now())
    throw forbidden(serverText.confirmPassword, 'password');
}

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

/** The session of a token. */
interface OpenSession {
  user: SessionUser;
  /** Whether it carried out a command in the last two seconds. */
  hasJustWritten: boolean;
}

/**
 * The session of a token, read with each call: one that has ended counts for nothing at once, in every process. Undefined where the token is
 * unknown, expired or its account is no longer active. Using it keeps it alive.
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

/** Of some sessions, by the hashes of their tokens, those that may go on using the portal. */
export async function usableSessions(
  { pool, config }: Pick<Context, 'pool' | 'config'>,
  hashes: string[],
): Promise<Set<string>> {
  const rows = await findSessions(pool, hashes);
  return new Set(rows.filter((row) => !userOf(config, row).mustSetUpFactor).map((row) => row.token_hash));
}

/** Notes that a session changes something, so that every process reads for it what the database has, and not what it remembers. */
export const noteWrite = ({ pool }: Pick<Context, 'pool'>, token: string): Promise<void> =>
  saveWrite(pool, hashToken(token));
