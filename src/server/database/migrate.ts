import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Logger, runMigrations } from 'graphile-worker';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';

const migrationLock = 7_301_002;

const folder = join(import.meta.dirname, 'migrations');

/**
 * Brings the schema up to date, or to where the first `upTo` migrations bring it. Several processes may start at once: one migrates,
 * the others wait for it. The pool's connections are sessions of their own: see `Connection.background`.
 */
export async function migrateDatabase(pool: pg.Pool, upTo?: number): Promise<void> {
  await withLock(pool, migrationLock, async (client) => {
    if (upTo === undefined) await migrate(drizzle(client), { migrationsFolder: folder });
    else await withFirst(upTo, (migrationsFolder) => migrate(drizzle(client), { migrationsFolder }));
    // The job engine keeps its tables, with migrations of its own, in the schema graphile_worker.
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
  });
}

/** How many migrations have made the schema that is there. */
export async function countMigrations(client: pg.ClientBase | pg.Pool): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  );
  return rows[0]!.count;
}

/** How many migrations this version has. */
export async function knownMigrations(): Promise<number> {
  return (await readJournal()).entries.length;
}

async function readJournal(): Promise<{ entries: { tag: string }[] }> {
  return JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')) as { entries: { tag: string }[] };
}

/** Gives `work` a folder of the first `count` migrations: drizzle runs all that a folder's journal names. */
async function withFirst(count: number, work: (folder: string) => Promise<void>): Promise<void> {
  const first = await mkdtemp(join(tmpdir(), 'posventa-migrations-'));
  try {
    const journal = await readJournal();
    const entries = journal.entries.slice(0, count);
    await mkdir(join(first, 'meta'));
    await writeFile(join(first, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) await copyFile(join(folder, `${tag}.sql`), join(first, `${tag}.sql`));
    await work(first);
  } finally {
    await rm(first, { recursive: true });
  }
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
