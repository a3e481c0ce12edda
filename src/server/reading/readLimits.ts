/** Limits for reading one uploaded file. A file beyond them is refused, and other calls are not affected. */
export const readLimits = {
  /** Milliseconds until a new process is ready to read. A slow start is no fault of the file, which is refused as busy. */
  startMs: 20_000,
  /** Milliseconds of reading. The browser waits 10 s for the response. */
  tableMs: 8000,
  /** No response waits for a photo as long as this: a busy machine needs many seconds, at the low priority below. */
  imageMs: 20_000,
  /**
   * Milliseconds that an upload waits for its photos or its logo to be read: the browser gives up on the response after
   * ten seconds.
   */
  uploadMs: 4000,
  /** Resident megabytes of the reader process: a table of 50,000 rows and 14 columns needs 310. */
  tableMb: 400,
  imageMb: 900,
  /** A document with thirty photos takes three seconds, and 250 MB. */
  documentMs: 60_000,
  documentMb: 600,
  /** Files that may wait for a free process; more are refused as busy. */
  waiting: 60,
  /** Milliseconds after which an idle process ends and releases its memory. */
  idleMs: 20_000,

  /** Niceness of the process that reads photos, so that other processes take precedence. */
  niceness: 5,

  /** Maximum unpacked bytes of a workbook: ten times the size of 20,000 rows. */
  unpackedBytes: 100 * 1024 * 1024,
  /** Position of the last cell with a value. The row limit of an import is checked later, without empty rows. */
  rows: 50_000,
  columns: 100,
  /** Cells with content. */
  cells: 2_000_000,
  /** Characters of all cells in the requested columns. */
  tableLength: 10_000_000,
  /** Characters of one cell: Excel's limit. */
  cellLength: 32_767,

  /** Width times height of a photo. HEIC is decoded in one piece, the other formats a few lines at a time. */
  pixels: 120_000_000,
  heicPixels: 50_000_000,
  /** A photo of a phone has twelve or sixteen megapixels. Larger ones are read one at a time. */
  shortPixels: 17_000_000,
} as const;

/** Longer side in pixels of a photo's large copy, at most: that of a phone's photo of twelve megapixels is 4032. */
export const displaySize = 4096;

/** Longer side in pixels of a photo's two smaller copies: for lists, and for the claim's page. */
export const thumbnailSizes = { small: 320, medium: 1280 } as const;
