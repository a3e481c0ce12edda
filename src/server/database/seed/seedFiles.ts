import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Context } from '../../context';
import { detectContentType, extensionOf } from '../../files/contentType';
import type { Executor } from '../connection';
import { plan, storedFile } from '../schema';
import type { Places } from './seedPlaces';

export interface SeedPhoto {
  fileId: number;
  /** File name and key words without accents, to match a problem by. */
  words: string;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

interface SeedFile {
  file: string;
  words: string;
  name: string;
}

/** The files that a folder's index.json names; none where there is no such folder. */
function filesIn(folder: string): SeedFile[] {
  const root = join(import.meta.dirname, folder);
  if (!existsSync(root)) return [];
  const index = join(root, 'index.json');
  const entries = existsSync(index) ? (JSON.parse(readFileSync(index, 'utf8')) as Record<string, unknown>[]) : [];
  const listed = new Map(entries.map((entry) => [String(entry.file), entry]));
  return readdirSync(root)
    .filter((file) => ['.jpg', '.jpeg', '.png', '.webp', '.pdf'].includes(extname(file)))
    .sort()
    .map((file) => ({ file: join(root, file), words: plain(`${file} ${Object.values(listed.get(file) ?? {}).flat().join(' ')}`), name: String(listed.get(file)?.name ?? file) }));
}

async function store(context: Context, tx: Executor, { file, name }: SeedFile): Promise<number> {
  const bytes = readFileSync(file);
  const contentType = detectContentType(bytes) ?? 'application/octet-stream';
  const key = await context.storage.save(bytes, extensionOf(contentType));
  const [row] = await tx.insert(storedFile).values({ key, name, contentType, bytes: bytes.length }).returning({ id: storedFile.id });
  return row!.id;
}

export async function seedPhotos(context: Context, tx: Executor): Promise<SeedPhoto[]> {
  const photos: SeedPhoto[] = [];
  for (const photo of filesIn('photos')) photos.push({ fileId: await store(context, tx, photo), words: photo.words });
  return photos;
}

/** Plans that speak of a unit go to units, the others to projects. */
export async function seedPlans(context: Context, tx: Executor, places: Places): Promise<void> {
  const files = await Promise.all(filesIn('plans').map(async (file) => ({ ...file, fileId: await store(context, tx, file) })));
  const isOfUnit = ({ words }: SeedFile) => /unidad|departamento|depto|dormitorio|monoambiente|cochera|unit/.test(words);
  const ofUnits = files.filter(isOfUnit);
  const ofProjects = files.filter((file) => !isOfUnit(file));
  const title = ({ name }: SeedFile) => name.replace(/\.\w+$/, '').replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  const rows = [
    ...places.owned.flatMap(({ unitId }, index) => (ofUnits.length > 0 ? [ofUnits[index % ofUnits.length]!] : []).map((file) => ({ unitId, projectId: null, name: title(file), fileId: file.fileId }))),
    ...places.projects.flatMap(({ id }) => ofProjects.map((file) => ({ unitId: null, projectId: id, name: title(file), fileId: file.fileId }))),
  ];
  if (rows.length > 0) await tx.insert(plan).values(rows);
}
