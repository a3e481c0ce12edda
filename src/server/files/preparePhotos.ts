import { eq, sql } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import type { Context } from '../context';
import { storedFile } from '../database/schema';
import { ReadingRefused } from '../reading/readerTypes';
import { keysOf, savePhoto, type SavedFile } from './files.service';

/** The job that gives photos their size and copies which came without: those of the demo, and of before there were copies. */
export async function preparePhotos(context: Context): Promise<void> {
  for (;;) {
    const { rows } = await context.db.execute<{ id: number; key: string }>(sql`
      select f.id, f.key from stored_file f where f.read_at is null and exists (select 1 from claim_image i where i.file_id = f.id)
      order by f.id limit 20`);
    if (rows.length === 0) return;
    for (const { id, key } of rows) await prepare(context, id, key);
  }
}

async function prepare({ db, storage, reader }: Context, id: number, key: string): Promise<void> {
  const copies: Partial<SavedFile> = {};
  const content = await storage.read(key);
  if (content) {
    const bytes = await buffer(content);
    try {
      await savePhoto(storage, copies, await reader.image(bytes));
    } catch (error) {
      await Promise.all(keysOf(copies).map((copy) => storage.remove(copy)));
      // One that can't be read is shown as it came; whatever else went wrong, the job is tried again.
      if (!(error instanceof ReadingRefused) || error.reason === 'busy') throw error;
      await db.update(storedFile).set({ readAt: new Date() }).where(eq(storedFile.id, id));
      return;
    }
  }
  await db
    .update(storedFile)
    .set({ ...copies, readAt: new Date() })
    .where(eq(storedFile.id, id));
}
