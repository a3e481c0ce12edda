import { and, eq, isNull, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Executor } from '../database/connection';
import { singleRow } from '../database/singleRow';
import { serverSecret, storedFile } from '../database/schema';

export type FileRecord = typeof storedFile.$inferSelect;
export type SavedFile = Pick<
  typeof storedFile.$inferInsert,
  | 'key'
  | 'name'
  | 'contentType'
  | 'bytes'
  | 'sha256'
  | 'width'
  | 'height'
  | 'smallKey'
  | 'mediumKey'
  | 'displayKey'
  | 'readAt'
>;

/** Inserts the rows of stored files; returns their ids in the same order. */
export async function insertFiles(tx: Executor, files: SavedFile[]): Promise<number[]> {
  if (files.length === 0) return [];
  const rows = await tx.insert(storedFile).values(files).returning({ id: storedFile.id });
  return rows.map((row) => row.id);
}

export async function findFile(db: Executor, id: number): Promise<FileRecord | undefined> {
  const [file] = await db.select().from(storedFile).where(eq(storedFile.id, id));
  return file;
}

/** Deletes a file's row and returns it. */
export async function deleteFile(tx: Executor, id: number): Promise<FileRecord | undefined> {
  const [file] = await tx.delete(storedFile).where(eq(storedFile.id, id)).returning();
  return file;
}

/**
 * Stores the result of reading a photo whose large copy was `displayKey` before. Returns the changed record; undefined
 * if the photo was deleted, or another process stored its copies meanwhile.
 */
export async function saveCopies(
  db: Executor,
  { id, displayKey }: Pick<FileRecord, 'id' | 'displayKey'>,
  values: Partial<SavedFile>,
): Promise<FileRecord | undefined> {
  const [file] = await db
    .update(storedFile)
    .set(values)
    .where(
      and(
        eq(storedFile.id, id),
        displayKey === null ? isNull(storedFile.displayKey) : eq(storedFile.displayKey, displayKey),
      ),
    )
    .returning();
  return file;
}

/** Condition on stored files `f`: photos of claims, notes, work orders and visits, but not plans and logos. */
const isPhoto = sql`(exists (select 1 from claim_image i where i.file_id = f.id) or exists (select 1 from claim_note_image i where i.file_id = f.id)
  or exists (select 1 from work_photo p where p.file_id = f.id) or exists (select 1 from visit_photo h where h.file_id = f.id))`;

/** Returns a few photos, after an id, that were not read yet or stored by a version that made no copy without metadata. */
export async function unreadPhotos(db: Executor, afterId = 0): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select f.id from stored_file f where (f.read_at is null or f.sha256 is null) and f.id > ${afterId} and ${isPhoto} order by f.id limit 20`,
  );
  return rows.map(({ id }) => id);
}

/** Returns a stored file if it is a photo. */
export async function findPhoto(db: Executor, id: number): Promise<FileRecord | undefined> {
  const { rows } = await db.execute(sql`select 1 from stored_file f where f.id = ${id} and ${isPhoto}`);
  return rows.length > 0 ? findFile(db, id) : undefined;
}

/** Returns those of the storage keys that have no row. */
export async function unknownKeys(pool: pg.Pool, keys: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>(
    `select found.key from unnest($1::text[]) as found(key) where not exists (
       select 1 from stored_file f where found.key in (f.key, f.display_key, f.small_key, f.medium_key))`,
    [keys],
  );
  return rows.map(({ key }) => key);
}

/** Returns a secret that all processes of a database share; stores `value` if there is none with that name. */
export async function sharedSecret(db: Executor, name: string, value: string): Promise<string> {
  await db.insert(serverSecret).values({ name, value }).onConflictDoNothing();
  return singleRow(await db.select().from(serverSecret).where(eq(serverSecret.name, name))).value;
}
