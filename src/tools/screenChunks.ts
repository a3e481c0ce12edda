import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const table = join(import.meta.dirname, '../app/screens.tsx');
const entry = /\bscreen\(\s*'([^']+)',[\s\S]*?webpackChunkName: "([^"]+)"/g;

/** The chunk of each screen behind the login, by its path, as their table (`app/screens`) names them. */
export const screenChunks = (): Record<string, string> =>
  Object.fromEntries(
    [...readFileSync(table, 'utf8').matchAll(entry)].map(([, path = '', chunk = '']) => [path, chunk]),
  );
