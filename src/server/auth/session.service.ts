import { createHash, randomBytes } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { Holder } from '../../contract/permissions';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { session } from '../database/schema';

/** Who makes a request. */
export interface SessionUser extends Holder {
  id: number;
  username: string;
  name: string;
  lastName: string;
}

/** What the permission table asks to know of an account. */
export const holderOf = (
  { config }: Pick<Context, 'config'>,
  { type, username }: Pick<Holder, 'type'> & { username: string },
): Holder => ({
  type,
  can_manage_email_settings: type === 'admin' && username.toLowerCase() === config.emailSettingsUsername,
});

const sessionDays = 30;
/** Sliding the expiry at every request would write at every request. */
const touchMinutes = 5;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Opens a session and answers its token, which is stored nowhere. */
export async function openSession(db: Executor, accountId: number): Promise<string> {
  const token = newToken();
  await db
    .insert(session)
    .values({ tokenHash: hashToken(token), accountId, expiresAt: new Date(Date.now() + sessionDays * 86_400_000) });
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

/** The user of a token; undefined where it is unknown, expired or its account is no longer active. Using it keeps it alive. */
export async function userOfToken({ pool, config }: Context, token: string): Promise<SessionUser | undefined> {
  const tokenHash = hashToken(token);
  const {
    rows: [row],
  } = await pool.query<SessionRow>({ ...findSession, values: [tokenHash] });
  if (!row) return undefined;
  if (row.is_stale) {
    await pool.query(
      `update session set last_seen_at = now(), expires_at = now() + make_interval(days => ${sessionDays}) where token_hash = $1`,
      [tokenHash],
    );
  }
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    lastName: row.last_name,
    ...holderOf({ config }, row),
  };
}
