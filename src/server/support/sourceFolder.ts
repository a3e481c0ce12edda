import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder with `server` and `contract`: `src`, or `dist/server` once compiled. A compiled module is in another file
 * than its source, so paths of files that the server reads begin here and not at the module.
 */
export const sourceFolder = findUp(import.meta.dirname);

function findUp(folder: string): string {
  return existsSync(join(folder, 'contract/openapi.json')) ? folder : findUp(dirname(folder));
}
