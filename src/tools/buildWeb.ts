import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import config from '../../webpack.config';
import { accentFile } from '../contract/webSettings';
import { antdStylesFolder } from './antdStyles';
import type { ChunkFiles } from './budget';
import { sourceStamp, writeStamp } from './buildStamp';

/** Builds the web client into `dist/web` and returns the files of its named chunks; throws with webpack's errors. */
export async function buildWeb(): Promise<ChunkFiles> {
  const stamp = sourceStamp();
  const environment = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const compiler = webpack(config({}, { mode: 'production' }));
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  if (environment === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = environment;
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  if (!stats || stats.hasErrors())
    throw new Error(stats?.toString({ all: false, errors: true }) ?? 'webpack gave no result');
  copyFileSync(join(antdStylesFolder, accentFile), join('dist/web', accentFile));
  writeStamp(stamp);
  const groups = stats.toJson({ all: false, chunkGroups: true, chunkGroupMaxAssets: Infinity }).namedChunkGroups ?? {};
  return Object.fromEntries(
    Object.entries(groups).map(([name, { assets = [] }]) => [name, assets.map((asset) => asset.name)]),
  );
}
