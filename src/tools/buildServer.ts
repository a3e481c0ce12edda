import { build, type Plugin } from 'esbuild';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const serverFolder = join(root, 'dist/server');

/** The demo, and code for measuring or generating: production installations do not need them. */
const leftOut = /^src\/server\/(database\/seed\/|database\/drizzle\.config\.ts|cli\/seedBench\.ts)/;

/** The schema, and what the database does. */
const databaseFolders = ['migrations', 'functions', 'triggers'].map((folder) => `server/database/${folder}`);

/** Photos and plans of the demo. */
const demoFiles = ['photos', 'plans', 'repairs'].map((folder) => `server/database/seed/${folder}`);

/**
 * Keeps each file separate and at the same relative path as in the source, because some code locates files by relative
 * path.
 */
const keepFiles: Plugin = {
  name: 'keep-files',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\.?\// }, ({ path, kind, resolveDir }) => {
      if (kind === 'entry-point') return undefined;
      const isFile = existsSync(join(resolveDir, `${path}.ts`));
      return { path: isFile ? `${path}.js` : `${path}/index.js`, external: true };
    }),
};

/**
 * Compiles the server and the contract to JavaScript, with the database's definition and the API document. The demo is included
 * for tests only.
 */
export async function buildServer(target = serverFolder, { withDemo = false } = {}): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  const sources = ['server', 'contract'].flatMap((folder) =>
    readdirSync(join(root, 'src', folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `src/${folder}/${path}`,
    ),
  );
  await build({
    absWorkingDir: root,
    entryPoints: sources.filter((path) => /(?<!\.d)\.ts$/.test(path) && (withDemo || !leftOut.test(path))),
    outbase: 'src',
    outdir: target,
    bundle: true,
    packages: 'external',
    plugins: [keepFiles],
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
