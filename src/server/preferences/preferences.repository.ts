import { sql } from 'drizzle-orm';
import { preferenceKeys, type Preference } from '../../contract/preferences';
import type { Context } from '../context';
import { ownPreferences } from '../policies/people.policy';
import type { Caller } from '../policies/rows';
import { runSql } from '../support/list';

/** Returns the caller's settings, without those that only another version of the portal uses. */
export const listPreferences = async ({ db, pool }: Context, caller: Caller): Promise<Preference[]> =>
  runSql(
    pool,
    sql`select p.key, p.value from person_preference p
      where ${await ownPreferences(db, caller)} and p.key = any(${sql.param(preferenceKeys)}::text[]) order by p.key`,
  );

/**
 * Stores one setting of the caller, replacing the previous value. The value is sent as JSON text, because JSON `null`
 * is a value and not a missing one.
 */
export async function storePreference({ db }: Context, { user }: Caller, { key, value }: Preference): Promise<void> {
  await db.execute(sql`
    insert into person_preference (account_id, key, value) values (${user.id}, ${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (account_id, key) do update set value = excluded.value, updated_at = now()`);
}
