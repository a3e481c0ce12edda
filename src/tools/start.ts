/**
 * `npm start`: serves the portal with its API. In production it serves what `npm run build` left and needs no development package; on
 * a developer's machine it builds the web side first where its sources changed.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isBuilt } from './buildStamp';
import { toolsText } from './toolsText';

const root = join(import.meta.dirname, '../..');
const canBuild = process.env.NODE_ENV !== 'production' && existsSync(join(root, 'node_modules/webpack/package.json'));

if (canBuild && !isBuilt()) {
  console.log(toolsText.building);
  const { buildWeb } = await import('./buildWeb');
  await buildWeb();
}
if (existsSync(join(root, 'dist/web/index.html')) || process.env.WEB_DIR) await import('../server/main');
else {
  console.error(toolsText.notBuilt);
  process.exitCode = 1;
}
