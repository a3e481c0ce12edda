import type pg from 'pg';
import { HttpError } from '../support/errors';
import { authText } from './authText';

const windowMinutes = 15;
/** An address may stand for a whole office behind one router. */
const perAccount = 10;
const perAddress = 100;

const accountKey = (scope: string, username: string) => `${scope}:account:${username.trim().toLowerCase()}`;
const addressKey = (scope: string, address: string) => `${scope}:address:${address}`;

/**
 * Counts an attempt of one account and one address before it is made, so that attempts at once can't slip through together.
 * The counters are in the database: all server processes share them. Throws 429 with Retry-After beyond the limit.
 * @param scope what is attempted, such as `login`.
 */
export async function countAttempt(pool: pg.Pool, scope: string, username: string, address: string): Promise<void> {
  const { rows } = await pool.query<{ key: string; count: number; seconds: number }>(
    `insert into login_attempt as a (key, count, window_ends_at)
     select key, 1, now() + make_interval(mins => ${windowMinutes}) from unnest($1::text[]) as key order by key
     on conflict (key) do update set
       count = case when a.window_ends_at < now() then 1 else a.count + 1 end,
       window_ends_at = case when a.window_ends_at < now() then excluded.window_ends_at else a.window_ends_at end
     returning key, count, extract(epoch from window_ends_at - now())::integer as seconds`,
    [[accountKey(scope, username), addressKey(scope, address)]],
  );
  const blocked = rows.filter((row) => row.count > (row.key.startsWith(`${scope}:account:`) ? perAccount : perAddress));
  if (blocked.length === 0) return;
  const seconds = Math.max(1, ...blocked.map((row) => row.seconds));
  throw new HttpError(429, authText.tooManyAttempts(Math.ceil(seconds / 60)), undefined, {
    'retry-after': String(seconds),
  });
}

/** Forgets an account's attempts after a success; the address keeps its count but for this one. */
export async function forgiveAttempts(pool: pg.Pool, scope: string, username: string, address: string): Promise<void> {
  await pool.query('delete from login_attempt where key = $1', [accountKey(scope, username)]);
  await pool.query('update login_attempt set count = greatest(count - 1, 0) where key = $1', [
    addressKey(scope, address),
  ]);
}
