import { Disk } from 'flydrive';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Config } from '../config';
import { FolderDriver } from './folderDriver';

/**
 * Storage of uploaded files: a folder or a bucket, through flydrive's drivers. Every write is complete and durable, or
 * fails.
 */
export type FileStorage = Disk;

/**
 * Timeouts in milliseconds of an object store: for its response, and for the connection. The browser waits for ten
 * seconds.
 */
const [answerMs, connectMs] = [8000, 2000];

/** Opens the configured storage. */
export const openStorage = ({ filesDir, filesUrl }: Pick<Config, 'filesDir' | 'filesUrl'>): Promise<FileStorage> =>
  filesUrl === undefined ? Promise.resolve(folderStorage(filesDir)) : bucketStorage(filesUrl);

export const folderStorage = (folder: string): FileStorage => new Disk(new FolderDriver(folder));

/**
 * Opens a bucket of an S3-compatible store: `https://KEY:SECRET@host/bucket?region=...`. Without a key, the AWS client
 * looks for its own credentials. The client is imported on use, because it is larger than the rest of the server.
 */
export async function bucketStorage(url: string): Promise<FileStorage> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { protocol, host, username, password, pathname, searchParams } = new URL(url);
  const driver = new S3Driver({
    endpoint: `${protocol}//${host}`,
    bucket: pathname.replaceAll('/', ''),
    region: searchParams.get('region') ?? 'us-east-1',
    ...(username && {
      credentials: { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
    }),
    visibility: 'private',
    supportsACL: false,
    // Stores other than AWS support neither a host name per bucket nor the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: connectMs, requestTimeout: answerMs, throwOnRequestTimeout: true },
  });
  return new Disk(driver);
}

/** Returns a key for a new file; keys are spread over folders so that none grows without limit. */
function newKey(extension: string): string {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}.${extension}`;
}

/** Stores the bytes of a new file durably and returns its key. */
export async function saveNew(storage: FileStorage, bytes: Uint8Array, extension: string): Promise<string> {
  const key = newKey(extension);
  await storage.put(key, bytes);
  return key;
}

/**
 * Returns the bytes of a file; undefined if there is none with that key. Throws if the storage cannot be read at the
 * moment.
 */
export async function openFile(storage: FileStorage, key: string): Promise<Readable | undefined> {
  try {
    return await storage.getStream(key);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Lists every stored file, including partially written ones. Files outside the portal's own folders are ignored. */
export async function* storedKeys(storage: FileStorage): AsyncIterable<string> {
  for await (const folder of entries(storage, '/'))
    if (folder.isDirectory && /^[0-9a-z]{2}$/.test(folder.name))
      for await (const entry of entries(storage, folder.prefix)) if (entry.isFile) yield entry.key;
}

async function* entries(storage: FileStorage, prefix: string) {
  let page: Awaited<ReturnType<FileStorage['listAll']>> | undefined;
  do {
    page = await storage.listAll(prefix, { paginationToken: page?.paginationToken });
    yield* page.objects;
  } while (page.paginationToken);
}

/** Throws if files cannot be stored at the moment or, for a bucket, if it is unreachable. */
export async function probeStorage({ driver }: FileStorage): Promise<void> {
  if (driver instanceof FolderDriver) await driver.probe();
  else await driver.exists('probe');
}

/** Whether an error means that the storage is unavailable. */
export const isStorageDown = (error: Error): boolean =>
  /^E_CANNOT_(READ|WRITE|DELETE)_FILE$/.test((error as NodeJS.ErrnoException).code ?? '');

function isMissing(error: unknown): boolean {
  const { code, $metadata } = ((error as Error).cause ?? {}) as {
    code?: string;
    $metadata?: { httpStatusCode?: number };
  };
  return code === 'ENOENT' || $metadata?.httpStatusCode === 404;
}
