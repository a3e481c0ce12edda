import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Context } from '../../context';
import { detectContentType, extensionOf } from '../../files/contentType';
import { sha256Of } from '../../files/files.service';
import { saveNew } from '../../files/storage';
import { sourceFolder } from '../../support/folders';
import type { Executor } from '../connection';
import { plan, storedFile } from '../schema';
import type { Properties } from './seedProperties';

export interface SeedPhoto {
  fileId: number;
  /** File name and key words without accents, for matching a problem. */
  words: string;
  /** Kinds of claims that the photo suits. */
  kind: 'unit' | 'project' | 'both';
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

interface SeedFile {
  file: string;
  words: string;
  name: string;
  kind: SeedPhoto['kind'];
  unitTypes: string[];
}

interface IndexEntry {
  file: string;
  keywords?: string[];
  /** For photos. */
  kind?: SeedPhoto['kind'];
  /** For plans: the displayed name, and whether it is of a unit or a project. */
  name?: string;
  for?: 'unit' | 'project';
  /** For plans of units: the unit types of the plan. */
  unitTypes?: string[];
}

/** Photos and plans of the demo. */
const seedFolder = join(sourceFolder, 'server/database/seed');

/** Returns the files listed in a folder's index.json. */
function filesIn(folder: string): SeedFile[] {
  const root = join(seedFolder, folder);
  const entries = JSON.parse(readFileSync(join(root, 'index.json'), 'utf8')) as IndexEntry[];
  return entries.map(({ file, keywords = [], name = file, kind = 'both', for: planKind, unitTypes = [] }) => ({
    file: join(root, file),
    words: plain([file, ...keywords].join(' ')),
    name,
    kind: planKind ?? kind,
    unitTypes,
  }));
}

async function store(
  context: Context,
  tx: Executor,
  { file, name: title }: Pick<SeedFile, 'file' | 'name'>,
): Promise<number> {
  const bytes = readFileSync(file);
  const name = title.endsWith(extname(file)) ? title : `${title}${extname(file)}`;
  const contentType = detectContentType(bytes) ?? 'application/octet-stream';
  const key = await saveNew(context.storage, bytes, extensionOf(contentType));
  const [row] = await tx
    .insert(storedFile)
    .values({ key, name, contentType, bytes: bytes.length, sha256: sha256Of(bytes) })
    .returning({ id: storedFile.id });
  return row!.id;
}

export async function seedPhotos(context: Context, tx: Executor): Promise<SeedPhoto[]> {
  const photos: SeedPhoto[] = [];
  for (const photo of filesIn('photos'))
    photos.push({ fileId: await store(context, tx, photo), words: photo.words, kind: photo.kind });
  return photos;
}

/** Stores the photo of a repair; returns the file's id. */
export const storeRepair = (context: Context, tx: Executor, file: string): Promise<number> =>
  store(context, tx, { file: join(seedFolder, 'repairs', file), name: file });

/** Stores for every unit the plan of its type, and for every project its plans. */
export async function seedPlans(context: Context, tx: Executor, properties: Properties): Promise<void> {
  const rows: (typeof plan.$inferInsert)[] = [];
  for (const file of filesIn('plans')) {
    const fileId = await store(context, tx, file);
    const targets =
      file.kind === 'unit'
        ? properties.units.filter(({ type }) => file.unitTypes.includes(type)).map(({ id }) => ({ unitId: id }))
        : properties.projects.map(({ id }) => ({ projectId: id }));
    rows.push(...targets.map((target) => ({ ...target, name: file.name, fileId })));
  }
  if (rows.length > 0) await tx.insert(plan).values(rows);
}
