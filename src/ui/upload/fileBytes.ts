/** Texts of files that the browser cannot read (any more). */
export const unreadableText = {
  photo: 'No se pudo leer: cambió o ya no está. Elegila de nuevo.',
  photos: (names: string[]) =>
    names.length === 1
      ? `No se pudo leer «${names[0]}»: cambió o ya no está. Elegila de nuevo.`
      : `No se pudieron leer ${names.map((name) => `«${name}»`).join(', ')}: cambiaron o ya no están. Elegilas de nuevo.`,
  empty: 'El archivo está vacío. Elegí otra foto.',
} as const;

/** Milliseconds for reading a file: one that is only in the cloud may have to be downloaded first, or never arrives. */
const readMs = 60_000;

/**
 * Returns a copy of a chosen file with its bytes in memory. A browser opens a chosen file only when it is sent, and
 * another program may change or delete it before: then nothing can be sent. Rejects if it cannot be read.
 */
export async function inMemory(file: File): Promise<File> {
  const bytes = await withinTime(file.arrayBuffer());
  return new File([bytes], file.name, { type: file.type, lastModified: file.lastModified });
}

async function withinTime<T>(reading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('The file was not read in time.', 'TimeoutError')), readMs);
  });
  try {
    return await Promise.race([reading, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** A file as it is stored in IndexedDB: some browsers lose stored `File` objects, or refuse to store them. */
export interface StoredFile {
  name: string;
  type: string;
  lastModified: number;
  bytes: ArrayBuffer;
}

/** Rejects if a file cannot be read. */
export const toStoredFile = async (file: File): Promise<StoredFile> => ({
  name: file.name,
  type: file.type,
  lastModified: file.lastModified,
  bytes: await file.arrayBuffer(),
});

/** Earlier versions stored `File` objects, which may not be readable. */
export const fromStoredFile = (stored: StoredFile | File): File =>
  stored instanceof File
    ? stored
    : new File([stored.bytes], stored.name, { type: stored.type, lastModified: stored.lastModified });
