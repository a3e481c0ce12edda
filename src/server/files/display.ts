import { eq } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Context } from '../context';
import { storedFile } from '../database/schema';
import { heicToJpeg } from './heicToJpeg';

type StoredFile = typeof storedFile.$inferSelect;

export interface ShownFile {
  content: Readable;
  contentType: string;
  name: string;
}

/**
 * A stored file as a browser can show it. Phones take HEIC photos, which most browsers can't: those become JPEG when they are
 * first looked at, so that uploading stays fast, and the JPEG is kept. One that can't be converted is served as it is.
 */
export async function openForDisplay(context: Context, file: StoredFile): Promise<ShownFile | undefined> {
  const key = file.contentType === 'image/heic' ? (file.displayKey ?? (await makeDisplay(context, file))) : undefined;
  const shown = key && (await context.storage.read(key));
  if (shown) return { content: shown, contentType: 'image/jpeg', name: `${file.name.replace(/\.hei[cf]$/i, '')}.jpg` };
  const content = await context.storage.read(file.key);
  return content && { content, contentType: file.contentType, name: file.name };
}

async function makeDisplay({ db, storage }: Context, { id, key }: StoredFile): Promise<string | undefined> {
  const original = await storage.read(key);
  const jpeg = original && (await heicToJpeg(await buffer(original)));
  if (!jpeg) return undefined;
  const displayKey = await storage.save(jpeg, 'jpg');
  await db.update(storedFile).set({ displayKey }).where(eq(storedFile.id, id));
  return displayKey;
}
