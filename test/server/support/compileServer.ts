import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer } from '../../../src/tools/buildServer';

const cache = join(import.meta.dirname, '../../../node_modules/.cache');

/**
 * Compiles the server once per run, before its tests: the sixty processes that they start are then ready without
 * compiling TypeScript, which takes each of them a second of processor time. The folder is below the repository's root,
 * so that the server finds its packages.
 */
export default async function compileServer(): Promise<void> {
  mkdirSync(cache, { recursive: true });
  process.env.COMPILED_SERVER = mkdtempSync(join(cache, 'posventa-tested-'));
  await buildServer(process.env.COMPILED_SERVER, { withDemo: true });
}
