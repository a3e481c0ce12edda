import { buffer } from 'node:stream/consumers';
import type { Context } from '../context';
import { ReadingRefused } from '../reading/readerTypes';
import { saveFile, unreadPhotos, type SavedFile } from './files.repository';
import { keysOf, removeFiles, savePhoto } from './files.service';
import { openFile } from './storage';

/** The job that gives photos their size and copies which came without: those of the demo, and of before there were copies. */
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
      // One that can't be read is shown as it came; whatever else went wrong, the job is tried again.
      if (!(error instanceof ReadingRefused) || error.reason === 'busy' || error.reason === 'closing') throw error;
      await saveFile(db, id, { readAt: new Date() });
      return;
    }
  }
  await saveFile(db, id, { ...copies, readAt: new Date() });
}
