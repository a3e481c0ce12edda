import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { migrateDatabase } from '../database/migrate';
import { countMigrations, formerVersion, knownMigrations } from '../database/migrateSchema';
import type { FileStorage } from '../files/storage';
import { backupText } from './backupText';
import { isDamage, onFile } from './fileFailure';
import { Digest, discard } from './digest';
import { writeJobs } from './jobs';
import { readManifest, type Manifest } from './manifest';
import { copyIn, copyOut, plainSettings, readTables, type TableShape } from './tables';

/**
 * Restores a backup's files and rows into an empty database, all of its rows or none, and verifies every table and
 * file. Throws an Error in Spanish if the folder is not a backup or is damaged, or if the database is not empty.
 */
export async function restoreBackup(pool: pg.Pool, storage: FileStorage, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const { first } = await knownMigrations();
  if (manifest.migrations < first) throw new Error(backupText.tooOld(formerVersion, manifest.migrations, first));
  await migrateDatabase(pool, { upTo: manifest.migrations });
  const client = await pool.connect();
  try {
    const ownMigrations = await countMigrations(client);
    if (ownMigrations < manifest.migrations) throw new Error(backupText.newer(manifest.migrations, ownMigrations));
    const { rows } = await client.query('select 1 from account limit 1');
    if (ownMigrations > manifest.migrations || rows.length > 0) throw new Error(backupText.notEmpty);
    for (const { key, bytes, sha256 } of manifest.files) {
      const path = join(folder, 'files', key);
      const digest = new Digest();
      await pipeline(createReadStream(path), digest, discard()).catch(() => undefined);
      if (digest.sha256() !== sha256) throw new Error(backupText.damagedFile(key));
      await onFile(key, 'unwritable', () => storage.putStream(key, createReadStream(path), { contentLength: bytes }));
    }
    await client.query(`begin; ${plainSettings}`);
    await restoreRows(client, manifest, folder);
    await client.query('commit');
  } finally {
    // A failed copy may have left its connection in the middle of a COPY. Closing the connection rolls its transaction
    // back.
    client.release(true);
  }
  await migrateDatabase(pool);
  return manifest;
}

/** Rows are restored in the order of the tables' names, so foreign keys and triggers are off meanwhile. */
async function restoreRows(client: pg.ClientBase, manifest: Manifest, folder: string): Promise<void> {
  const tables = await readTables(client);
  const names = tables.map(({ name }) => `public."${name}"`);
  const foreignKeys = await dropForeignKeys(client);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  for (const copied of manifest.tables) {
    const table = tables.find(({ name }) => name === copied.name);
    if (!table) throw new Error(backupText.damagedTable(copied.name));
    const path = join(folder, 'tables', `${table.name}.copy.gz`);
    await onFile(path, 'unreadable', async () => {
      try {
        await pipeline(createReadStream(path), createGunzip(), client.query(from(copyIn(table))));
      } catch (error) {
        throw isDamage(error) ? new Error(backupText.damagedTable(table.name)) : error;
      }
    });
    const digest = await digestOf(client, table);
    if (digest.lines !== copied.rows || digest.sha256() !== copied.sha256)
      throw new Error(backupText.damagedTable(table.name));
  }
  // Pages that followed the former database's change feed must not resume in this one.
  await client.query("delete from server_secret where name = 'events'");
  for (const { name, value } of manifest.sequences)
    await client.query("select setval(format('public.%I', $1::text)::regclass, $2)", [name, value]);
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const statement of foreignKeys) await client.query(statement);
  await writeJobs(client, manifest.jobs);
}

/** Drops the foreign keys. Returns the statements that restore them, which check every row. */
async function dropForeignKeys(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ add }) => add);
}

async function digestOf(client: pg.ClientBase, table: TableShape): Promise<Digest> {
  const digest = new Digest();
  await pipeline(client.query(to(copyOut(table))), digest, discard());
  return digest;
}
