import pg from 'pg';
import type { Config } from '../config';
import { serverFailureText } from '../startText';
import { newPool, refusalOf } from './connection';
import { locks } from './locks';
import { migrateDatabase, withLock } from './migrate';
import type { MigrationOptions } from './migrateSchema';

const notPermitted = '42501';

/**
 * Migrates the schema with the role of MIGRATE_DATABASE_URL, and then grants the serving role what it needs. Without
 * that variable the serving role migrates; it needs no rights to change a schema that is already up to date. Throws an
 * Error in Spanish if the role lacks the rights.
 * @param serving direct connections of the serving role.
 */
export async function migrateAndGrant(
  { migrateUrl, databaseUrl }: Pick<Config, 'migrateUrl' | 'databaseUrl'>,
  serving: pg.Pool,
  options: Pick<MigrationOptions, 'again'> = {},
): Promise<void> {
  if (migrateUrl && databaseUrl) return migrateAsOwner(migrateUrl, roleOf(databaseUrl), options);
  try {
    await migrateDatabase(serving, options);
  } catch (error) {
    if (refusalOf(error)?.code !== notPermitted) throw error;
    throw new Error(serverFailureText.mayNotMigrate, { cause: error });
  }
}

async function migrateAsOwner(migrateUrl: string, role: string, options: MigrationOptions): Promise<void> {
  const pool = newPool({ databaseConnections: 3, statementSeconds: 600 }, { connectionString: migrateUrl });
  try {
    await migrateDatabase(pool, options);
    if (role !== roleOf(migrateUrl)) await grantServingRole(pool, role);
  } finally {
    await pool.end();
  }
}

const roleOf = (url: string): string => decodeURIComponent(new URL(url).username);

/**
 * Grants a role read and write access to the rows of the portal and of graphile-worker, and nothing else: it cannot
 * create, alter or drop. It runs after every migration, because a migration may add tables.
 */
async function grantServingRole(owner: pg.Pool, role: string): Promise<void> {
  // Two processes that grant the same rights at once would make each other fail.
  await withLock(owner, locks.grants, async (client) => {
    const to = pg.escapeIdentifier(role);
    await client.query(`
      grant usage on schema public, drizzle, graphile_worker to ${to};
      grant select on drizzle.__drizzle_migrations, drizzle.applied_definitions to ${to};
      grant select, insert, update, delete on all tables in schema public, graphile_worker to ${to};
      grant usage, select on all sequences in schema public, graphile_worker to ${to};
      grant execute on all functions in schema public, graphile_worker to ${to};`);
    await openEngineRows(client, role);
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    // An import runs ANALYZE. Before PostgreSQL 17 only the owner may; the import then works without it.
    if (rows[0]!.version >= 170_000) await client.query(`grant maintain on account, unit, contract to ${to}`);
  });
}

/** The tables of graphile-worker have row-level security: other roles need a policy to see their rows. */
async function openEngineRows(client: pg.PoolClient, role: string): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('create policy %I on %s to %I using (true) with check (true)', 'serving_' || $1, c.oid::regclass, $1::text) as statement
     from pg_class c where c.relnamespace = 'graphile_worker'::regnamespace and c.relkind = 'r' and c.relrowsecurity
       and not exists (select 1 from pg_policy where polrelid = c.oid and polname = left('serving_' || $1, 63))`,
    [role],
  );
  for (const { statement } of rows) await client.query(statement);
}
