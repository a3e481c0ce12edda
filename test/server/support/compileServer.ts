import { build } from 'esbuild';
import { mkdirSync, mkdtempSync, renameSync } from 'node:fs';
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
  await bundleTypebox();
}

/** Writes typebox as the one file that `jest.config.ts` names. Renaming is safe if two runs start together. */
async function bundleTypebox(): Promise<void> {
  const outfile = join(process.env.COMPILED_SERVER!, 'typebox.cjs');
  await build({
    stdin: { contents: "export * from 'typebox';\nexport * from 'typebox/compile';", resolveDir: cache },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    outfile,
    logLevel: 'warning',
  });
  renameSync(outfile, join(cache, 'posventa-typebox.cjs'));
}
