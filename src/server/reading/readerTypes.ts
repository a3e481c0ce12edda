/** Why a file was not read; `closing`: the server ends, and the file itself may be sound. */
export type Refusal = 'unreadable' | 'limits' | 'time' | 'memory' | 'busy' | 'closing';

/** A file that could not be read, or not within its limits. */
export class ReadingRefused extends Error {
  constructor(readonly reason: Refusal) {
    super(`The file was not read: ${reason}.`);
  }
}

/** A photo and its smaller copies. Width and height are in pixels, as it is shown: turned as the camera was held. */
export interface ReadImage {
  width: number;
  height: number;
  /** WebP, longer side 320 at most. */
  small: Uint8Array;
  /** WebP, longer side 1280 at most. */
  medium: Uint8Array;
  /** JPEG of the photo in full size, where browsers can't show the original. */
  shown?: Uint8Array;
}

/** Rows of text. */
export type Table = string[][];

export interface Tasks {
  table: { bytes: Uint8Array; answer: Table };
  image: { bytes: Uint8Array; answer: ReadImage };
}
export type TaskName = keyof Tasks;

/** What goes to the process that reads, and what comes back. */
export interface Request {
  task: TaskName;
  bytes: Uint8Array;
  /** Of a table: the headings of the columns that are wanted; without it all of them. */
  headings?: string[];
}
/** A table comes in parts, and then an answer without rows: taking all of it at once would keep the server's other calls waiting. */
export type Reply = { part: Table } | { answer: unknown } | { refusal: Refusal; detail: string };
