import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to } from 'pg-copy-streams';
import { countMigrations } from '../database/migrateSchema';
import type { FileStorage } from '../files/storage';
import { copyFiles, type PreviousBackup } from './copyFiles';
import { Digest } from './digest';
import { onFile } from './fileFailure';
import { readJobs } from './jobs';
import { readGood } from './lastBackup';
import { manifestName, readManifest, isBackup, isDraft, nameOf, type Manifest } from './manifest';
import { copyOut, isCopied, plainSettings, readTables } from './tables';
import type { Config } from '../config';
import type { Context } from '../context';
import { backupText } from './backupText';

export interface BackupResult {
  folder: string;
  manifest: Manifest;
  /** Number of files shared with an earlier backup. */
  linked: number;
}

/**
 * Copies a snapshot of the database and its files into a new folder below `backupDir`, while the server keeps running.
 * Files that the newest backup contains are linked instead of copied. The folder gets its final name when it is
 * complete.
 */
export async function makeBackup(pool: pg.Pool, storage: FileStorage, backupDir: string): Promise<BackupResult> {
  const takenAt = new Date();
  const folder = join(backupDir, nameOf(takenAt));
  const draft = `${folder}.part`;
  await onFile(backupDir, 'unwritable', () => mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 }));
  try {
    const rows = await copyRows(pool, draft);
    const { linked, ...files } = await copyFiles(storage, rows.keys, draft, await newestOf(backupDir));
    const { keys: _, ...database } = rows;
    const manifest: Manifest = { format: 1, made_at: takenAt.toISOString(), ...database, ...files };
    const path = join(draft, manifestName);
    await onFile(path, 'unwritable', async () => {
      await writeFile(path, JSON.stringify(manifest, null, 1), { mode: 0o600, flush: true });
      await rename(draft, folder);
    });
    return { folder, manifest, linked };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Removes the backups below `backupDir` that are older than the newest `keep` complete ones, and old drafts of killed
 * processes; a recent draft may still be in progress.
 */
export async function keepNewest(backupDir: string, keep: number): Promise<void> {
  const names = (await readdir(backupDir)).sort();
  const backups = names.filter(isBackup);
  const complete: string[] = [];
  for (const name of backups) if (await readGood(join(backupDir, name))) complete.push(name);
  const oldestKept = complete.slice(-keep)[0] ?? '';
  const old = backups.filter((name) => name < oldestKept);
  const yesterday = nameOf(new Date(Date.now() - 86_400_000));
  for (const name of [...old, ...names.filter((name) => isDraft(name) && name < yesterday)])
    await rm(join(backupDir, name), { recursive: true, force: true });
}

type DatabaseCopy = Pick<Manifest, 'migrations' | 'tables' | 'sequences' | 'jobs'> & { keys: string[] };

/** Copies every table in one snapshot, without locking others. */
async function copyRows(pool: pg.Pool, draft: string): Promise<DatabaseCopy> {
  const client = await pool.connect();
  try {
    await client.query(`begin isolation level repeatable read read only; ${plainSettings}`);
    const tables: Manifest['tables'] = [];
    for (const table of (await readTables(client)).filter(isCopied)) {
      const digest = new Digest();
      const path = join(draft, 'tables', `${table.name}.copy.gz`);
      await onFile(path, 'unwritable', () => {
        const file = createWriteStream(path, { mode: 0o600, flush: true });
        return pipeline(client.query(to(copyOut(table))), digest, createGzip(), file);
      });
      tables.push({ name: table.name, rows: digest.lines, sha256: digest.sha256() });
    }
    const { rows: sequences } = await client.query<Manifest['sequences'][number]>(
      `select sequencename as name, last_value as value from pg_sequences
       where schemaname = 'public' and last_value is not null order by sequencename`,
    );
    const { rows: keys } = await client.query<{ key: string }>(
      'select unnest(array[key, display_key, small_key, medium_key]) as key from stored_file order by id',
    );
    const migrations = await countMigrations(client);
    const jobs = await readJobs(client);
    await client.query('commit');
    return { migrations, tables, sequences, jobs, keys: keys.map(({ key }) => key).filter(Boolean) };
  } finally {
    // A failed copy may have left its connection in the middle of a COPY.
    client.release(true);
  }
}

/** Returns the newest backup with a readable manifest below `backupDir`. */
async function newestOf(backupDir: string): Promise<PreviousBackup | undefined> {
  for (const name of (await readdir(backupDir)).filter(isBackup).sort().reverse()) {
    const folder = join(backupDir, name);
    const manifest = await readManifest(folder).catch(() => undefined);
    if (manifest) return { folder, manifest };
  }
  return undefined;
}

/** Returns the number of rows in a backup. */
export const countRows = ({ tables }: Manifest): number => tables.reduce((sum, { rows }) => sum + rows, 0);

/** Where a configuration says that the files are. */
export const placeOfFiles = ({ filesDir, filesUrl }: Pick<Config, 'filesDir' | 'filesUrl'>): string =>
  filesUrl === undefined ? filesDir : 'FILES_URL';

/**
 * Runs the nightly job: makes a backup, then removes the oldest ones above the configured number. An incomplete backup
 * removes none, so that it never takes the place of a complete one.
 */
export async function backUpNightly({ config, pool, storage, log }: Context): Promise<void> {
  const { backupDir, backupKeep } = config;
  if (backupKeep === 0) return;
  const { folder, manifest, linked } = await makeBackup(pool, storage, backupDir);
  const [rows, files] = [countRows(manifest), manifest.files.length];
  if (manifest.missing.length > 0) {
    const text = backupText.incomplete(folder, rows, files, manifest.missing.length, placeOfFiles(config));
    log.error({ folder, missing: manifest.missing }, text);
    return;
  }
  await keepNewest(backupDir, backupKeep);
  log.info({ folder, rows, files, linked }, 'A backup was made.');
}
