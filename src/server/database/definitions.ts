import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

/** What the database does, as one version has it. */
export interface Definitions {
  /** Hash of all files and the number of migrations: tells versions with different ones apart. */
  state: string;
  /** Applied before the migrations, because indexes and data of a migration may need them. */
  functions: DefinitionFile[];
  /** Applied after the migrations, because they need their tables. */
  triggers: DefinitionFile[];
}

interface DefinitionFile {
  /** For example `functions/claim_talk.sql`. */
  name: string;
  text: string;
  hash: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Reads `functions` and `triggers`, one file per subject, of a version with that many migrations. */
export async function readDefinitions(folder: string, migrations: number): Promise<Definitions> {
  const [functions, triggers] = [await readFiles(folder, 'functions'), await readFiles(folder, 'triggers')];
  const state = sha256(
    [migrations, ...[...functions, ...triggers].map(({ name, hash }) => `${name} ${hash}`)].join('\n'),
  );
  return { state, functions, triggers };
}

async function readFiles(folder: string, kind: string): Promise<DefinitionFile[]> {
  const names = (await readdir(join(folder, kind))).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, kind, name), 'utf8');
      return { name: `${kind}/${name}`, text, hash: sha256(text) };
    }),
  );
}

/** The statement that creates the list of all definitions that a database has had, the newest last. */
export const createApplied = `create table if not exists drizzle.applied_definitions (
  id integer primary key generated always as identity, state text not null unique, files jsonb not null,
  applied_at timestamptz not null default now())`;

/** Returns the files whose text the database does not have. */
export async function findChanged(client: pg.ClientBase, { functions, triggers }: Definitions) {
  const { rows } = await client.query<{ files: Record<string, string> }>(
    'select files from drizzle.applied_definitions order by id desc limit 1',
  );
  const isChanged = ({ name, hash }: DefinitionFile) => rows[0]?.files[name] !== hash;
  return { functions: functions.filter(isChanged), triggers: triggers.filter(isChanged) };
}

/** Remembers that the database has these definitions. */
export async function recordDefinitions(client: pg.ClientBase, { state, functions, triggers }: Definitions) {
  const files = Object.fromEntries([...functions, ...triggers].map(({ name, hash }) => [name, hash]));
  await client.query('delete from drizzle.applied_definitions where state = $1', [state]);
  await client.query('insert into drizzle.applied_definitions (state, files) values ($1, $2)', [state, files]);
}

/** SQLSTATE codes of a table or column that does not exist. */
const missing = ['42P01', '42703'];

/**
 * Applies the triggers of a schema that later migrations will complete: those whose tables and columns exist. A file's
 * statements are separated by empty lines.
 */
export async function applyPossible(client: pg.ClientBase, files: DefinitionFile[]): Promise<void> {
  for (const statement of files.flatMap(({ text }) => text.split(/\n{2,}/))) {
    await client.query('savepoint definition');
    try {
      await client.query(statement);
    } catch (error) {
      if (!missing.includes((error as pg.DatabaseError).code ?? '')) throw error;
      await client.query('rollback to savepoint definition');
    }
  }
}
