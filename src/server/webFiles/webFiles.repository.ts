import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { inArray, sql } from 'drizzle-orm';
import type { Executor } from '../database/connection';
import { webFile } from '../database/schema';

const compress = promisify(brotliCompress);

/** The folder of the files whose names contain their hashes. */
const folder = 'assets';
/** A file of a build, by its path in an address. Maps are for developers only. */
const filePath = /^assets\/[\w.-]+\.(?:js|css)$/;

/** Bytes of one insert. */
const batchBytes = 4 * 1024 * 1024;

/**
 * Stores the scripts and styles of this process's build that are not stored yet, so that processes of other versions can
 * serve them. Called before the process listens: its pages may ask any process.
 */
export async function storeWebFiles(db: Executor, webDir: string): Promise<void> {
  const directory = join(webDir, folder);
  if (!existsSync(directory)) return;
  const paths = (await readdir(directory)).map((name) => `${folder}/${name}`).filter((path) => filePath.test(path));
  const known = new Set(await markSeen(db, paths));
  let batch: { path: string; content: Buffer }[] = [];
  const flush = async () => {
    if (batch.length > 0) await db.insert(webFile).values(batch).onConflictDoNothing();
    batch = [];
  };
  for (const path of paths.filter((each) => !known.has(each))) {
    batch.push({ path, content: await compressed(join(webDir, path)) });
    if (batch.reduce((sum, { content }) => sum + content.length, 0) > batchBytes) await flush();
  }
  await flush();
}

/** Returns a file compressed with Brotli: the build has done that already. */
const compressed = async (path: string): Promise<Buffer> =>
  existsSync(`${path}.br`) ? readFile(`${path}.br`) : compress(await readFile(path));

/** Notes that a process has these files; returns those that are stored. Processes that start together do not wait. */
async function markSeen(db: Executor, paths: string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  const stored = await db.select({ path: webFile.path }).from(webFile).where(inArray(webFile.path, paths));
  await db.execute(sql`update web_file set seen_at = now() where path in (
    select f.path from web_file f where f.path = any(${sql.param(paths)}::text[]) and f.seen_at < now() - interval '1 day' for update skip locked)`);
  return stored.map(({ path }) => path);
}

/** Returns a file of another build, compressed with Brotli; undefined if no build of the last weeks had it. */
export async function findWebFile(db: Executor, path: string): Promise<Buffer | undefined> {
  if (!filePath.test(path)) return undefined;
  const { rows } = await db.execute<{ content: Buffer }>(sql`select content from web_file where path = ${path}`);
  return rows[0]?.content;
}
