import { eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Executor } from '../database/connection';
import { one } from '../database/one';
import { serverSecret, storedFile } from '../database/schema';

export type FileRecord = typeof storedFile.$inferSelect;
export type SavedFile = Pick<
  typeof storedFile.$inferInsert,
  'key' | 'name' | 'contentType' | 'bytes' | 'width' | 'height' | 'smallKey' | 'mediumKey' | 'displayKey' | 'readAt'
>;

/** Notes stored files; answers their ids in the same order. */
export async function insertFiles(tx: Executor, files: SavedFile[]): Promise<number[]> {
  if (files.length === 0) return [];
  const rows = await tx.insert(storedFile).values(files).returning({ id: storedFile.id });
  return rows.map((row) => row.id);
}

export async function findFile(db: Executor, id: number): Promise<FileRecord | undefined> {
  const [file] = await db.select().from(storedFile).where(eq(storedFile.id, id));
  return file;
}

/** Deletes a file's row; answers what it was. */
export async function deleteFile(tx: Executor, id: number): Promise<FileRecord | undefined> {
  const [file] = await tx.delete(storedFile).where(eq(storedFile.id, id)).returning();
  return file;
}

export async function saveFile(db: Executor, id: number, values: Partial<SavedFile>): Promise<void> {
  await db.update(storedFile).set(values).where(eq(storedFile.id, id));
}

/** A few photos of claims, of notes about them and of work orders and their visits that have not been read yet. */
export async function unreadPhotos(db: Executor): Promise<{ id: number; key: string }[]> {
  const { rows } = await db.execute<{ id: number; key: string }>(sql`
    select f.id, f.key from stored_file f where f.read_at is null
      and (exists (select 1 from claim_image i where i.file_id = f.id) or exists (select 1 from claim_note_image i where i.file_id = f.id)
        or exists (select 1 from work_photo p where p.file_id = f.id) or exists (select 1 from visit_photo h where h.file_id = f.id))
    order by f.id limit 20`);
  return rows;
}

/** Those of these keys of the storage that no record knows. */
export async function unknownKeys(pool: pg.Pool, keys: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>(
    `select found.key from unnest($1::text[]) as found(key) where not exists (
       select 1 from stored_file f where found.key in (f.key, f.display_key, f.small_key, f.medium_key))`,
    [keys],
  );
  return rows.map(({ key }) => key);
}

/** A secret that all processes of a database share: `value` where it has none of that name yet. */
export async function sharedSecret(db: Executor, name: string, value: string): Promise<string> {
  await db.insert(serverSecret).values({ name, value }).onConflictDoNothing();
  return one(await db.select().from(serverSecret).where(eq(serverSecret.name, name))).value;
}
