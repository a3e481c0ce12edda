import type { Readable } from 'node:stream';
import type { FileRecord } from './files.repository';
import { openFile, type FileStorage } from './storage';

/** A file as it is sent. */
export interface DisplayFile {
  content: Readable;
  contentType: string;
  name: string;
}

/**
 * Opens a stored file in a form that browsers can show: a photo's smaller copy if requested, the JPEG of a HEIC photo
 * (most browsers cannot show HEIC), otherwise the file itself. A photo without copies is served unchanged.
 */
export async function openForDisplay(
  storage: FileStorage,
  file: FileRecord,
  size: string | undefined,
): Promise<DisplayFile | undefined> {
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
