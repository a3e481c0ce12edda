/** Why a file was not read. */
export type Refusal = 'unreadable' | 'limits' | 'time' | 'memory' | 'busy';

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
  /** JPEG of the whole photo, where browsers can't show the original. */
  shown?: Uint8Array;
}

export interface Tasks {
  table: { bytes: Uint8Array; answer: string[][] };
  image: { bytes: Uint8Array; answer: ReadImage };
}
export type TaskName = keyof Tasks;

/** What goes to the process that reads, and what comes back. */
export interface Request {
  task: TaskName;
  bytes: Uint8Array;
}
export type Reply = { answer: unknown } | { refusal: Refusal; detail: string };
