import type { Context } from '../context';
import { ReadingRefused } from '../reading/readerTypes';
import { findFile, unreadPhotos, type FileRecord } from './files.repository';
import { makeCopies } from './photoCopies.service';

/**
 * Runs the job that adds copies, size and hash to photos without them: those of the demo, late ones, and those stored by
 * earlier versions. It can be interrupted at any time: each photo is stored when it is read.
 */
export async function preparePhotos(context: Context): Promise<void> {
  let last = 0;
  for (;;) {
    const ids = await unreadPhotos(context.db, last);
    if (ids.length === 0) return;
    for (const id of ids) {
      const file = await findFile(context.db, id);
      if (file) await prepare(context, file);
      last = id;
    }
  }
}

async function prepare(context: Context, file: FileRecord): Promise<void> {
  try {
    await makeCopies(context, file, { isLate: true });
  } catch (error) {
    // One photo that takes too long does not keep the others waiting: it is read when it is first shown.
    if (!(error instanceof ReadingRefused) || error.reason !== 'time') throw error;
    context.log.warn({ file: file.id }, 'A photo was not read in time.');
  }
}
