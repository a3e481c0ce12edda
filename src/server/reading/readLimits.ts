/** Limits for reading one uploaded file; beyond them the file is refused, and other calls are not affected. */
export const readLimits = {
  /** The browser waits 10 s for its answer. */
  tableMs: 8000,
  imageMs: 6000,
  /** Resident megabytes of the process that reads. */
  tableMb: 512,
  imageMb: 900,
  /** Files that wait for a free process; one more is refused as busy. */
  waiting: 60,
  /** A process with nothing to do ends after this time and gives its memory back. */
  idleMs: 20_000,

  /** How far the system lets others go before photos, as `nice` counts. */
  niceness: 5,

  /** Bytes that a workbook may unpack to: ten times what 20,000 rows need. */
  unpackedBytes: 100 * 1024 * 1024,
  /** Place of the last cell with a value. The rows that an import takes are counted later, without the empty ones. */
  rows: 50_000,
  columns: 100,
  /** Characters of all cells of the wanted columns. */
  tableLength: 10_000_000,
  /** Characters of one cell: what Excel allows. */
  cellLength: 32_767,

  /** Width times height of a photo; HEIC is decoded at once, the others a few lines at a time. */
  pixels: 120_000_000,
  heicPixels: 50_000_000,
} as const;

/** Longer sides of the two smaller copies of a photo: for lists, and for the page of its claim. */
export const thumbnailSizes = { small: 320, medium: 1280 } as const;
