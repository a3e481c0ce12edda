import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const stampFile = join(root, 'dist/web.stamp');
/** Inputs of the web build, without `src/server`. */
const sources = [
  'package-lock.json',
  'webpack.config.ts',
  'tsconfig.json',
  'public',
  'src/contract',
  'src/api',
  'src/session',
  'src/ui',
  'src/features',
  'src/app',
  'src/tools',
];

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

/** Returns a fingerprint of everything that the web build depends on. No environment variables affect the build. */
export function sourceStamp(): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((path) => filesOf(join(root, path))))
    hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Whether `dist/web` was built from the current sources. */
export const isBuilt = (): boolean =>
  existsSync(join(root, 'dist/web/index.html')) &&
  existsSync(stampFile) &&
  readFileSync(stampFile, 'utf8') === sourceStamp();

export function writeStamp(stamp: string): void {
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}
