import type { Readable } from 'node:stream';
import type { FileRecord } from './files.repository';
import { openFile, type FileStorage } from './storage';

/** A file as it is sent. */
export interface ShownFile {
  content: Readable;
  contentType: string;
  name: string;
}

/**
 * A stored file as a browser can show it: a photo's smaller copy where that was asked for, the JPEG of a HEIC photo, which most
 * browsers can't show, else the file itself. One without copies is served as it is.
 */
export async function openForDisplay(
  storage: FileStorage,
  file: FileRecord,
  size: string | undefined,
): Promise<ShownFile | undefined> {
  const copies = [
    {
      key: size === 'small' ? file.smallKey : size === 'medium' ? file.mediumKey : null,
      type: 'image/webp',
      end: 'webp',
    },
    { key: file.displayKey, type: 'image/jpeg', end: 'jpg' },
  ];
  for (const { key, type, end } of copies) {
    const content = key ? await openFile(storage, key) : undefined;
    if (content) return { content, contentType: type, name: `${file.name.replace(/\.\w+$/, '')}.${end}` };
  }
  const content = await openFile(storage, file.key);
  return content && { content, contentType: file.contentType, name: file.name };
}
