/**
 * Entry of the process that reads uploaded files, and writes documents. If it runs out of memory or never ends, only its own file is refused.
 */
import type { Table } from './sheetTypes';
import { LongWork, ReadingRefused, type Reply, type Request, type TaskName } from './readerTypes';

type Read = (request: Request) => Promise<unknown>;

const rowsPerMessage = 500;

/** A process reads one kind of file and a caller waits for its start, so it loads nothing for other kinds. */
const load: Record<TaskName, () => Promise<Read>> = {
  table: async () => {
    const { readTable } = await import('./readTable');
    return ({ bytes, table }) => readTable(bytes!, table!);
  },
  image: async () => {
    const { readImage } = await import('./readImage');
    return ({ bytes, shortPixels }) => readImage(bytes!, shortPixels);
  },
  document: async () => {
    const { renderDocument } = await import('./renderDocument');
    return ({ document }) => renderDocument(document!);
  },
};

const replyTo = (read: Read, request: Request): Promise<Reply> =>
  read(request).then(
    (answer) => (request.task === 'table' ? sendInParts(answer as Table) : { answer }),
    (error: unknown) =>
      error instanceof LongWork
        ? { isLong: true }
        : { refusal: error instanceof ReadingRefused ? error.reason : 'unreadable', detail: String(error) },
  );

function sendInParts({ facts, rows }: Table): Reply {
  for (let start = 0; start < rows.length; start += rowsPerMessage)
    process.send!({ part: rows.slice(start, start + rowsPerMessage) } satisfies Reply);
  return { facts };
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
