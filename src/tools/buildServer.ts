import { build, type Plugin } from 'esbuild';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const serverFolder = join(root, 'dist/server');

/** For measuring: production installations do not need it. */
const leftOut = /seedBench\.ts$/;

/** The schema, and what the database does. */
const databaseFolders = ['migrations', 'functions', 'triggers'].map((folder) => `server/database/${folder}`);

/** Photos and plans of the demo. */
const demoFiles = ['photos', 'plans', 'repairs'].map((folder) => `server/database/seed/${folder}`);

/**
 * Packages of hundreds of small files, which become part of the program. With these and the server's own 500 files apart,
 * a start took 1.9 s instead of 1.1.
 */
const included = /^(typebox|drizzle-orm)(\/|$)/;

/** Leaves other packages in their folders, and the demo out. */
const external = (withDemo: boolean): Plugin => ({
  name: 'external',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || included.test(path) ? undefined : { external: true },
    );
    if (!withDemo) onResolve({ filter: /^\.\/seed\// }, () => ({ external: true }));
  },
});

/**
 * Compiles the server and the contract to JavaScript, with the database's definition and the API document. The demo is included
 * for tests only.
 */
export async function buildServer(target = serverFolder, { withDemo = false } = {}): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  const commands = readdirSync(join(root, 'src/server/cli')).map((name) => `src/server/cli/${name}`);
  await build({
    absWorkingDir: root,
    entryPoints: [
      'src/server/main.ts',
      'src/server/reading/readerProcess.ts',
      ...commands.filter((path) => withDemo || !leftOut.test(path)),
    ],
    outbase: 'src',
    outdir: target,
    bundle: true,
    // Code that several programs share, or that is loaded later, stays apart.
    splitting: true,
    chunkNames: 'parts/[name]-[hash]',
    plugins: [external(withDemo)],
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    // Stack traces then point to the source.
    sourcemap: true,
    logLevel: 'warning',
  });
  mkdirSync(target, { recursive: true });
  const data = [...databaseFolders, 'contract/openapi.json', ...(withDemo ? demoFiles : [])];
  for (const path of data) cpSync(join(root, 'src', path), join(target, path), { recursive: true });
}
