import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Logger, runMigrations } from 'graphile-worker';
import { join } from 'node:path';
import type pg from 'pg';

const migrationLock = 7_301_002;

/** Brings the schema up to date. Several processes may start at once: one migrates, the others wait for it. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  await withLock(pool, migrationLock, async (client) => {
    await migrate(drizzle(client), { migrationsFolder: join(import.meta.dirname, 'migrations') });
    // The job engine keeps its tables, with migrations of its own, in the schema graphile_worker.
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
    // Building an index, or waiting for who builds it, may take longer than any request.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lock]);
    return await work(client);
  } finally {
    // The lock must not outlive its work in the pool: the connection ends where unlocking fails.
    await client.query('reset statement_timeout; select pg_advisory_unlock(' + lock + ')').then(
      () => client.release(),
      () => client.release(true),
    );
  }
}
