import type { Readable } from 'node:stream';
import type { FileRecord } from './files.repository';
import { openFile, type FileStorage } from './storage';

/** A file as it is sent. */
export interface DisplayFile {
  content: Readable;
  contentType: string;
  name: string;
  /** Whether browsers save it instead of showing it. */
  isDownload?: boolean;
}

const copyTypes: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

/** Opens the copy of a photo, of the requested size, which has no metadata; undefined if there is none. */
export async function openCopy(
  storage: FileStorage,
  file: FileRecord,
  size: string | undefined,
): Promise<DisplayFile | undefined> {
  const key = size === 'small' ? file.smallKey : size === 'medium' ? file.mediumKey : file.displayKey;
  const content = key ? await openFile(storage, key) : undefined;
  if (!key || !content) return undefined;
  const end = key.split('.').at(-1)!;
  return { content, contentType: copyTypes[end]!, name: `${file.name.replace(/\.\w+$/, '')}.${end}` };
}

/** Opens a stored file exactly as it was received; undefined if the storage does not have it. */
export async function openStored(storage: FileStorage, file: FileRecord): Promise<DisplayFile | undefined> {
  const content = await openFile(storage, file.key);
  return content && { content, contentType: file.contentType, name: file.name };
}
