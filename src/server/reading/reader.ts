import type { DocumentRequest } from './printedDocument';
import { readLimits } from './readLimits';
import { readerPool } from './readerPool';
import type { ReadImage } from './readerTypes';
import type { Table, TableRequest } from './sheetTypes';

/** Reads uploaded files, and writes documents, in separate processes with time and memory limits. */
export interface Reader {
  /**
   * Returns the requested columns of a sheet of a workbook, or of a text file, and what else the file contains. Throws
   * {@link ReadingRefused}.
   */
  table(bytes: Uint8Array, request: TableRequest): Promise<Table>;
  /** Returns a photo's size and smaller copies. Throws {@link ReadingRefused}. */
  image(bytes: Uint8Array, waiting?: PhotoWaiting): Promise<ReadImage>;
  /** Returns a document as a PDF. Throws {@link ReadingRefused}. */
  document(request: DocumentRequest): Promise<Uint8Array>;
  close(): void;
}

interface PhotoWaiting {
  /** When it aborts, the photo is not read any more: for a caller that has left. The reason is `busy` or `time`. */
  patience?: AbortSignal;
  /** Whether nobody waits for the photo: it is then read as the large ones are, one at a time. */
  isLate?: boolean;
}

/** Starts the processes with the first file of each kind. */
export function startReader(): Reader {
  // Tables have their own process, so that a heavy workbook does not delay photos.
  const tables = readerPool('table', {
    size: 1,
    timeMs: readLimits.tableMs,
    memoryMb: readLimits.tableMb,
    niceness: 0,
  });
  // Photos run at lower priority: requests take precedence, and a job reads late photos. A late table, in contrast, is
  // refused. One process only reads photos of the usual size, so that a few huge ones do not delay everybody's.
  const images = readerPool('image', {
    size: 2,
    timeMs: readLimits.imageMs,
    memoryMb: readLimits.imageMb,
    niceness: readLimits.niceness,
    shortPixels: readLimits.shortPixels,
  });
  // Only jobs write documents: nobody's call waits for them.
  const documents = readerPool('document', {
    size: 1,
    timeMs: readLimits.documentMs,
    memoryMb: readLimits.documentMb,
    niceness: readLimits.niceness,
  });
  return {
    table: (bytes, table) => tables.read({ bytes, table }),
    image: (bytes, waiting) => images.read({ bytes }, waiting),
    document: (document) => documents.read({ document }),
    close: () => {
      tables.close();
      images.close();
      documents.close();
    },
  };
}
