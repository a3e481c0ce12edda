/** Entry of the process that reads uploaded files: it may run out of memory or never end, and only its own file is refused. */
import { readImage } from './readImage';
import { ReadingRefused, type Reply, type Request } from './readerTypes';
import { readTable } from './readTable';

const read = { table: readTable, image: readImage };

process.on('message', ({ task, bytes }: Request) => {
  void read[task](bytes)
    .then(
      (answer): Reply => ({ answer }),
      (error: unknown): Reply => ({
        refusal: error instanceof ReadingRefused ? error.reason : 'unreadable',
        detail: String(error),
      }),
    )
    .then((reply) => process.send!(reply));
});
// The server is gone.
process.on('disconnect', () => process.exit());
