import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { backupText } from './backupText';
import { onFile } from './fileFailure';

const Checksum = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of what was copied.' });

/** Contents of a backup. The manifest is written last, so a folder without it is not a backup. */
const Manifest = Type.Object({
  format: Type.Literal(1),
  made_at: Type.String({ description: 'ISO 8601, UTC: when the rows were copied.' }),
  migrations: Type.Integer({ description: 'How many migrations had made the schema.' }),
  tables: Type.Array(Type.Object({ name: Type.String(), rows: Type.Integer(), sha256: Checksum })),
  sequences: Type.Array(Type.Object({ name: Type.String(), value: Type.Integer() })),
  files: Type.Array(
    Type.Object({ key: Type.String({ pattern: '^[0-9a-z]+/[0-9a-z.-]+$' }), bytes: Type.Integer(), sha256: Checksum }),
  ),
  jobs: Type.Array(
    Type.Object({
      identifier: Type.String(),
      payload: Type.Unknown(),
      queue: Type.Union([Type.String(), Type.Null()]),
      run_at: Type.String(),
      max_attempts: Type.Integer(),
      key: Type.Union([Type.String(), Type.Null()]),
    }),
    { description: 'What was still to be done: mails to send, an import to go on with.' },
  ),
  missing: Type.Array(Type.String(), { description: 'Files that rows name and that were no longer there.' }),
});
export type Manifest = Static<typeof Manifest>;

export const manifestName = 'manifest.json';
const isManifest = Compile(Manifest);

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(backupText.damagedManifest(path), { cause: error });
  }
}

/** Reads the manifest of a backup's folder. Throws an Error in Spanish if the folder has none, or a damaged one. */
export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, manifestName);
  const text = await onFile(path, 'unreadable', () =>
    readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' || error.code === 'ENOTDIR' ? new Error(backupText.noBackup(folder)) : error;
    }),
  );
  const manifest = parsed(text, path);
  if (!isManifest.Check(manifest)) throw new Error(backupText.unknownFormat(folder));
  return manifest;
}

/** A backup's folder is named by its time. An unfinished backup has an additional suffix. */
export const nameOf = (takenAt: Date): string => `posventa-${takenAt.toISOString().replace(/[:.]/g, '-')}`;
export const isBackup = (name: string): boolean => /^posventa-[0-9TZ-]+$/.test(name);
export const isDraft = (name: string): boolean => /^posventa-[0-9TZ-]+\.part$/.test(name);
