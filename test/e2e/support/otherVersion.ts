import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A hash in the name of a file, such as `main.0123abcd.js`. */
const hash = /[.-]([0-9a-f]{8,20})(?=\.(?:js|css)$)/;

/**
 * Copies a build into a folder as another version: each script and style has another name there, in files and
 * references, and none is in both.
 */
export function copyAsOtherVersion(build: string, folder: string): void {
  cpSync(build, folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  // Made of the old content.
  for (const path of files.filter((each) => /\.(br|gz)$/.test(each))) rmSync(path);
  const texts = files.filter((each) => /\.(html|js|css|json)$/.test(each));
  const hashes = new Set(texts.flatMap((path) => hash.exec(path)?.[1] ?? []));
  const renamed = (text: string) =>
    text.replaceAll(/[0-9a-f]{8,20}/g, (found) => (hashes.has(found) ? [...found].reverse().join('') : found));
  for (const path of texts) {
    writeFileSync(path, renamed(readFileSync(path, 'utf8')));
    if (hash.test(path))
      renameSync(
        path,
        path.replace(hash, (part) => renamed(part)),
      );
  }
}
