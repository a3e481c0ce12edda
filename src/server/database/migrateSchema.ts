import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { sourceFolder } from '../support/folders';
import { serverFailureText } from '../startText';
import {
  applyPossible,
  createApplied,
  findChanged,
  readDefinitions,
  recordDefinitions,
  type Definitions,
} from './definitions';

/** The schema, and what the database does: `migrations`, `functions` and `triggers`. */
const definitionFolder = join(sourceFolder, 'server/database');

/** Version of the portal whose migrations end where this version's first one ends. */
export const formerVersion = '1.0.0';

interface Migration {
  /** Number of migrations that the schema has had after this one. The first one stands for all before it. */
  number: number;
  when: number;
  tag: string;
}

export interface MigrationOptions {
  /** Folder with `migrations`, `functions` and `triggers`. */
  folder?: string;
  /** Number of the last migration to run. */
  upTo?: number;
  /** Applies functions and triggers also if another version has replaced them: an operator asks for it. */
  again?: boolean;
}

/**
 * Brings tables, functions and triggers to this version, all of them or none. Leaves a database of a later version as
 * it is: the former version's processes may start while a rollout runs. Throws an Error in Spanish if the schema is
 * older than the first migration.
 */
export async function migrateSchema(
  client: pg.PoolClient,
  { folder = definitionFolder, upTo, again = false }: MigrationOptions = {},
): Promise<void> {
  const migrations = await readMigrations(folder);
  const definitions = await readDefinitions(folder, migrations.at(-1)!.number);
  const wanted = migrations.filter(({ number }) => upTo === undefined || number <= upTo);
  if (await isUpToDate(client, definitions, wanted.at(-1)?.number ?? 0, again)) return;
  const isLast = wanted.length === migrations.length;
  await repeatOnDeadlock(client, async () => {
    // A function may name a table that a migration of this transaction creates.
    await client.query(`set local check_function_bodies = off; create schema if not exists drizzle; ${createMigrations};
      ${createApplied}`);
    const applied = await countMigrations(client);
    if (applied > 0 && applied < migrations[0]!.number)
      throw new Error(serverFailureText.tooOld(formerVersion, applied, migrations[0]!.number));
    const changed = await findChanged(client, definitions);
    for (const { text } of changed.functions) await client.query(text);
    for (const migration of wanted) if (migration.number > applied) await runMigration(client, folder, migration);
    if (!isLast) return applyPossible(client, changed.triggers);
    for (const { text } of changed.triggers) await client.query(text);
    await recordDefinitions(client, definitions);
  });
}

const createMigrations = `create table if not exists drizzle.__drizzle_migrations (
  id serial primary key, hash text not null, created_at bigint)`;

/**
 * Whether nothing is to be done. The serving role may only read the two lists. Definitions that others have replaced are
 * not applied again: a process of the former version may start at any time during a rollout.
 */
async function isUpToDate(
  client: pg.PoolClient,
  { state }: Definitions,
  number: number,
  again: boolean,
): Promise<boolean> {
  const { rows: lists } = await client.query<{ are_there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null and to_regclass('drizzle.applied_definitions') is not null as are_there",
  );
  if (!lists[0]!.are_there) return false;
  const applied = await countMigrations(client);
  if (applied !== number) return applied > number;
  const { rows } = await client.query<{ state: string }>('select state from drizzle.applied_definitions order by id');
  const isNewest = rows.at(-1)?.state === state;
  if (isNewest || again || !rows.some((row) => row.state === state)) return isNewest;
  console.error(serverFailureText.otherDefinitions);
  return true;
}

/** Runs a migration, and notes as many rows as the schema has had migrations: earlier versions count them. */
async function runMigration(client: pg.PoolClient, folder: string, { number, when, tag }: Migration): Promise<void> {
  const text = await readFile(join(folder, 'migrations', `${tag}.sql`), 'utf8');
  await client.query(text);
  await client.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at)
     select $1, $2 from generate_series((select count(*) from drizzle.__drizzle_migrations) + 1, $3)`,
    [createHash('sha256').update(text).digest('hex'), when, number],
  );
}

const deadlock = '40P01';

/** Runs `work` in a transaction, up to three times if it and requests of another process wait for each other. */
async function repeatOnDeadlock(client: pg.PoolClient, work: () => Promise<void>, times = 3): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    if ((error as pg.DatabaseError).code !== deadlock || times === 1) throw error;
    await repeatOnDeadlock(client, work, times - 1);
  }
}

/** Returns the number of migrations that the schema has had. */
export async function countMigrations(client: pg.ClientBase | pg.Pool): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  );
  return rows[0]!.count;
}

/** Returns the numbers of the first and last migration of this version. */
export async function knownMigrations(): Promise<{ first: number; last: number }> {
  const migrations = await readMigrations(definitionFolder);
  return { first: migrations[0]!.number, last: migrations.at(-1)!.number };
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const text = await readFile(join(folder, 'migrations/meta/_journal.json'), 'utf8');
  const { entries } = JSON.parse(text) as { entries: { idx: number; when: number; tag: string }[] };
  return entries.map(({ idx, when, tag }) => ({ number: idx + 1, when, tag }));
}
