import type { DocumentRequest } from './printedDocument';
import type { Table, TableFacts, TableRequest, TableRow } from './sheetTypes';

/** Why a file was not read. With `closing` the server is shutting down, and the file itself may be fine. */
export type Refusal = 'unreadable' | 'limits' | 'time' | 'memory' | 'busy' | 'closing' | FileRefusal;
/** Reasons that the user can do something about. */
export type FileRefusal =
  | 'notATable'
  | 'encrypted'
  | 'oldExcel'
  | 'numbers'
  | 'headingQuote'
  | 'empty'
  | 'unknownSheet';

/** A file that could not be read, or not within its limits. */
export class ReadingRefused extends Error {
  constructor(readonly reason: Refusal) {
    super(`The file was not read: ${reason}.`);
  }
}

/** The photo has more pixels than `shortPixels`: it is read with the other large ones. */
export class LongWork extends Error {}

/** Whether the file may be readable at another time. */
export const isLate = ({ reason }: ReadingRefused): boolean =>
  reason === 'busy' || reason === 'time' || reason === 'closing';

/** Formats of the large copy: the photo's own, and JPEG for those that not every browser shows. */
export type ShownAs = 'jpg' | 'png' | 'webp';

/** A photo and its smaller copies. Width and height are in pixels, after rotation. */
export interface ReadImage {
  width: number;
  height: number;
  /** WebP, longer side at most 320. */
  small: Uint8Array;
  /** WebP, longer side at most 1280. */
  medium: Uint8Array;
  /** The photo in full size, as every browser can show it. Like the smaller copies it has no metadata. */
  shown: Uint8Array;
  /** File name extension of `shown`. */
  shownAs: ShownAs;
}

export interface Tasks {
  table: { bytes: Uint8Array; table: TableRequest; answer: Table };
  image: { bytes: Uint8Array; answer: ReadImage };
  document: { document: DocumentRequest; answer: Uint8Array };
}
export type TaskName = keyof Tasks;

/** Request to the reader process, and its reply. */
export interface Request {
  task: TaskName;
  /** The file; missing for a document, which is written. */
  bytes?: Uint8Array;
  /** For a document: what it says. */
  document?: DocumentRequest;
  /** For a table: what is asked of it. */
  table?: TableRequest;
  /** For a photo: one with more pixels is not decoded, and the reply is `isLong`. */
  shortPixels?: number;
}
/**
 * `isReady` is sent before the file is read. The rows of a table are sent in parts, followed by an answer with its
 * facts: receiving all of it at once would block the server's other calls.
 */
export type Reply =
  | { isReady: true }
  | { part: TableRow[] }
  | { facts: TableFacts }
  | { answer: unknown }
  | { isLong: true }
  | { refusal: Refusal; detail: string };
