import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { fillEmptyLists } from './fillLists';
import { locks } from './locks';
import { migrateSchema, type MigrationOptions } from './migrateSchema';
import { syncReferenceTables } from './referenceTables';

/**
 * Migrates the schema, its reference tables and empty lists to this version, or only the schema up to an earlier one.
 * Several processes may start at once: one migrates, the others wait. The pool's connections must be separate
 * sessions: see `Connection.background`.
 */
export async function migrateDatabase(pool: pg.Pool, options: MigrationOptions = {}): Promise<void> {
  await withLock(pool, locks.migration, async (client) => {
    await migrateSchema(client, options);
    if (options.upTo === undefined) {
      await syncReferenceTables(client);
      await fillEmptyLists(client);
    }
    // graphile-worker keeps its tables, with its own migrations, in the schema graphile_worker.
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
  });
}

/** Runs `work` on one connection while no other process runs it under the same lock. */
export async function withLock<T>(
  pool: pg.Pool,
  lock: number,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    // Building an index, or waiting for the process that builds it, may take longer than any request.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lock]);
    return await work(client);
  } finally {
    // The lock must not stay with a pooled connection: if unlocking fails, the connection is closed.
    await client.query('reset statement_timeout; select pg_advisory_unlock(' + lock + ')').then(
      () => client.release(),
      () => client.release(true),
    );
  }
}
