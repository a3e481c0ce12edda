/** Entry of the process that reads uploaded files: it may run out of memory or never end, and only its own file is refused. */
import { ReadingRefused, type Reply, type Request, type TaskName } from './readerTypes';

type Read = (bytes: Uint8Array) => Promise<unknown>;

/** A process reads one kind alone, and somebody waits for its start: nothing is loaded for the others. */
const load: Record<TaskName, () => Promise<Read>> = {
  table: async () => (await import('./readTable')).readTable,
  image: async () => (await import('./readImage')).readImage,
};

const answerOf = (read: Read, bytes: Uint8Array): Promise<Reply> =>
  read(bytes).then(
    (answer) => ({ answer }),
    (error: unknown) => ({
      refusal: error instanceof ReadingRefused ? error.reason : 'unreadable',
      detail: String(error),
    }),
  );

process.on('message', ({ task, bytes }: Request) => {
  // What can't be loaded is no fault of the file's: it ends the process, which is logged.
  void load[task]()
    .then((read) => answerOf(read, bytes))
    .then((reply) => process.send!(reply));
});
// The server is gone.
process.on('disconnect', () => process.exit());
