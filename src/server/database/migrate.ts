import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Logger, runMigrations } from 'graphile-worker';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { fillEmptyLists } from './fillLists';
import { locks } from './locks';
import { syncReferenceTables } from './referenceTables';

const folder = join(import.meta.dirname, 'migrations');

/**
 * Migrates the schema, its reference tables and empty lists to this version, or only runs the first `upTo` migrations.
 * Several processes may start at once: one migrates, the others wait. The pool's connections must be separate sessions:
 * see `Connection.background`.
 */
export async function migrateDatabase(pool: pg.Pool, upTo?: number): Promise<void> {
  await withLock(pool, locks.migration, async (client) => {
    if (upTo === undefined) {
      await migrateFully(client);
      await syncReferenceTables(client);
      await fillEmptyLists(client);
    } else await withFirst(upTo, (migrationsFolder) => migrate(drizzle(client), { migrationsFolder }));
    // graphile-worker keeps its tables, with its own migrations, in the schema graphile_worker.
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
  });
}

/**
 * The migrator first creates its own table, which the serving role is not allowed to do. So it only runs if there are
 * migrations to apply.
 */
async function migrateFully(client: pg.PoolClient): Promise<void> {
  if (!(await isUpToDate(client))) await migrate(drizzle(client), { migrationsFolder: folder });
}

async function isUpToDate(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ is_there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as is_there",
  );
  if (!rows[0]!.is_there) return false;
  const { entries } = await readJournal();
  const { rows: applied } = await client.query<{ at: string | null }>(
    'select max(created_at) as at from drizzle.__drizzle_migrations',
  );
  return Number(applied[0]!.at ?? 0) >= entries.at(-1)!.when;
}

/** Returns the number of migrations applied to the schema. */
export async function countMigrations(client: pg.ClientBase | pg.Pool): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  );
  return rows[0]!.count;
}

/** Returns the number of migrations of this version. */
export async function knownMigrations(): Promise<number> {
  return (await readJournal()).entries.length;
}

interface Journal {
  entries: { tag: string; when: number }[];
}

async function readJournal(): Promise<Journal> {
  return JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')) as Journal;
}

/**
 * Runs `work` with a folder that contains the first `count` migrations, because drizzle runs all migrations of a
 * folder's journal.
 */
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
