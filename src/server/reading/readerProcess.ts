/**
 * Entry of the process that reads uploaded files. If it runs out of memory or never ends, only its own file is refused.
 */
import { ReadingRefused, type Reply, type Request, type Table, type TaskName } from './readerTypes';

type Read = (bytes: Uint8Array, headings?: string[]) => Promise<unknown>;

/** Rows per message. */
const rowsPerMessage = 500;

/** A process reads one kind of file and a caller waits for its start, so it loads nothing for other kinds. */
const load: Record<TaskName, () => Promise<Read>> = {
  table: async () => (await import('./readTable')).readTable,
  image: async () => (await import('./readImage')).readImage,
};

const replyTo = (read: Read, { task, bytes, headings }: Request): Promise<Reply> =>
  read(bytes, headings).then(
    (answer) => (task === 'table' ? sendInParts(answer as Table) : { answer }),
    (error: unknown) => ({
      refusal: error instanceof ReadingRefused ? error.reason : 'unreadable',
      detail: String(error),
    }),
  );

function sendInParts(table: Table): Reply {
  for (let start = 0; start < table.length; start += rowsPerMessage)
    process.send!({ part: table.slice(start, start + rowsPerMessage) } satisfies Reply);
  return { answer: [] };
}

process.on('message', (request: Request) => {
  // A module that cannot be loaded is not the file's fault: it ends the process, which is logged.
  void load[request.task]()
    .then((read) => {
      process.send!({ isReady: true } satisfies Reply);
      return replyTo(read, request);
    })
    .then((reply) => process.send!(reply));
});
// The server has exited.
process.on('disconnect', () => process.exit());
