import { build } from 'esbuild';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import compileServer from './compileServer';

const cache = join(import.meta.dirname, '../../../node_modules/.cache');

/** Prepares what all server tests of a run share. */
export default async function globalSetup(): Promise<void> {
  await compileServer();
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
