import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openFile, storedKeys, type FileStorage } from '../files/storage';
import { Digest, discard } from './digest';
import { onFile } from './fileFailure';
import type { Manifest } from './manifest';

/** An earlier complete backup in the same folder. */
export interface PreviousBackup {
  folder: string;
  manifest: Manifest;
}

interface CopyResult {
  files: Manifest['files'];
  missing: string[];
  /** Number of files linked to the former backup. */
  linked: number;
}

/** Days within which each linked file is read once. */
const verificationDays = 7;

/**
 * Adds the files of these keys to the draft of a backup. A stored file never changes, so a file of the former backup is
 * linked (one file on the disk, in both folders) instead of copied. If the system cannot link, it is copied. A linked
 * file was verified when it was copied, and is verified again once in seven days, on a day chosen by its key. A damaged
 * file is copied again.
 */
export async function copyFiles(
  storage: FileStorage,
  keys: string[],
  draft: string,
  previous: PreviousBackup | undefined,
): Promise<CopyResult> {
  const previousFiles = new Map(previous?.manifest.files.map((file) => [file.key, file]));
  // Lists the keys once instead of checking each file, because a bucket may be far away.
  const present = new Set<string>();
  if (previousFiles.size > 0) for await (const key of storedKeys(storage)) if (previousFiles.has(key)) present.add(key);
  const result: CopyResult = { files: [], missing: [], linked: 0 };
  for (const key of new Set(keys)) {
    const path = join(draft, 'files', key);
    await onFile(path, 'unwritable', () => mkdir(dirname(path), { recursive: true, mode: 0o700 }));
    const file = previousFiles.get(key);
    if (previous && file && present.has(key) && (await linkFile(join(previous.folder, 'files', key), path, file))) {
      result.files.push(file);
      result.linked++;
      continue;
    }
    const bytes = await openFile(storage, key);
    if (!bytes) {
      result.missing.push(key);
      continue;
    }
    const digest = new Digest();
    await onFile(path, 'unwritable', () =>
      pipeline(bytes, digest, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })),
    );
    result.files.push({ key, bytes: digest.bytes, sha256: digest.sha256() });
  }
  return result;
}

type CopiedFile = Manifest['files'][number];

/** Links a file. Returns whether it exists under its new name and is undamaged. */
async function linkFile(from: string, to: string, file: CopiedFile): Promise<boolean> {
  try {
    await link(from, to);
  } catch {
    // Another disk, a system without links, too many links, or a former backup that was removed meanwhile.
    return false;
  }
  if (await isIntact(to, file).catch(() => false)) return true;
  await rm(to);
  return false;
}

async function isIntact(path: string, { key, bytes, sha256 }: CopiedFile): Promise<boolean> {
  if ((await stat(path)).size !== bytes) return false;
  const today = Math.floor(Date.now() / 86_400_000);
  if ((parseInt(key.slice(0, 2), 16) + today) % verificationDays !== 0) return true;
  const digest = new Digest();
  await pipeline(createReadStream(path), digest, discard());
  return digest.sha256() === sha256;
}
