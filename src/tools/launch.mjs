/**
 * `npm start` and the operator's commands: `node src/tools/launch.mjs PROGRAM`. In production, and without development
 * packages, it runs the compiled program of `dist/server`; on a developer's machine its source.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const programs = {
  start: { source: 'tools/start', compiled: 'server/main' },
  migrate: {},
  backup: {},
  restore: {},
  'move-files': {},
  'create-admin': {},
  'reset-second-factor': {},
  doctor: {},
  audit: {},
};

const root = join(import.meta.dirname, '../..');
const [name] = process.argv.splice(2, 1);
const command = `server/cli/${name?.replace(/-./g, (letters) => letters[1].toUpperCase())}`;
const { source = command, compiled = command } = programs[name] ?? {};
const isDeveloper = process.env.NODE_ENV !== 'production' && existsSync(join(root, 'node_modules/tsx'));
const file = isDeveloper ? join(root, 'src', `${source}.ts`) : join(root, 'dist/server', `${compiled}.js`);
const hasPages =
  name !== 'start' || isDeveloper || process.env.WEB_DIR || existsSync(join(root, 'dist/web/index.html'));

if (!(name in programs)) {
  console.error(`No existe el programa «${name}»: ${Object.keys(programs).join(', ')}.`);
  process.exitCode = 1;
} else if (!existsSync(file) || !hasPages) {
  console.error('El portal no está armado: corré `npm run build` antes.');
  process.exitCode = 1;
} else {
  // Node does not run TypeScript by itself.
  if (isDeveloper) await import('tsx');
  await import(pathToFileURL(file).href);
}
