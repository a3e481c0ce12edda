import { buffer } from 'node:stream/consumers';
import type { PhotoOriginal } from '../../contract/photos';
import type { Context } from '../context';
import { notFound } from '../support/errors';
import { iso } from '../support/list';
import { findPhoto, type FileRecord } from './files.repository';
import { sha256Of, urlOfFile } from './files.service';
import { filesText } from './filesText';
import { openFile } from './storage';

/** Returns a photo as it was received, with an address for saving it. Throws 404 if it is unknown or not a photo. */
export async function getPhotoOriginal(context: Context, id: number): Promise<PhotoOriginal> {
  const file = await findPhoto(context.db, id);
  const sha256 = file && (file.sha256 ?? (await hashOf(context, file)));
  if (!file || !sha256) throw notFound(filesText.unknownPhoto);
  const { name, contentType, bytes, createdAt } = file;
  return {
    id,
    name,
    content_type: contentType,
    bytes,
    sha256,
    received_at: iso(createdAt),
    url: urlOfFile(context, id, { size: 'original', name }),
  };
}

/** Returns the hash of a photo whose hash is not stored yet; undefined if the storage does not have it. */
async function hashOf({ storage }: Context, { key }: FileRecord): Promise<string | undefined> {
  const content = await openFile(storage, key);
  if (!content) return undefined;
  return sha256Of(await buffer(content));
}
