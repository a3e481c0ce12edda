import { buffer } from 'node:stream/consumers';
import type { Context } from '../context';
import { ReadingRefused } from '../reading/readerTypes';
import { saveFile, unreadPhotos, type SavedFile } from './files.repository';
import { keysOf, removeFiles, savePhoto } from './files.service';
import { openFile } from './storage';

/**
 * Runs the job that adds size and copies to photos without them: those of the demo, late ones, and those stored before
 * copies existed.
 */
export async function preparePhotos(context: Context): Promise<void> {
  for (;;) {
    const rows = await unreadPhotos(context.db);
    if (rows.length === 0) return;
    for (const { id, key } of rows) await prepare(context, id, key);
  }
}

async function prepare({ db, storage, reader }: Context, id: number, key: string): Promise<void> {
  const copies: Partial<SavedFile> = {};
  const content = await openFile(storage, key);
  if (content) {
    const bytes = await buffer(content);
    try {
      await savePhoto(storage, copies, await reader.image(bytes));
    } catch (error) {
      await removeFiles(storage, keysOf(copies));
      // A photo that cannot be read is shown unchanged. After any other failure the job is retried.
      if (!(error instanceof ReadingRefused) || error.reason === 'busy' || error.reason === 'closing') throw error;
      await saveFile(db, id, { readAt: new Date() });
      return;
    }
  }
  await saveFile(db, id, { ...copies, readAt: new Date() });
}
