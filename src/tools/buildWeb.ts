import webpack from 'webpack';
import config from '../../webpack.config';
import type { ChunkFiles } from './budget';
import { sourceStamp, writeStamp } from './buildStamp';

/** Builds the web side into `dist/web` and answers the files of its named chunks; throws with webpack's errors. */
export async function buildWeb(): Promise<ChunkFiles> {
  const stamp = sourceStamp();
  process.env.NODE_ENV = 'production';
  const compiler = webpack(config({}, { mode: 'production' }));
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  if (!stats || stats.hasErrors())
    throw new Error(stats?.toString({ all: false, errors: true }) ?? 'webpack gave no result');
  writeStamp(stamp);
  const groups = stats.toJson({ all: false, chunkGroups: true, chunkGroupMaxAssets: Infinity }).namedChunkGroups ?? {};
  return Object.fromEntries(
    Object.entries(groups).map(([name, { assets = [] }]) => [name, assets.map((asset) => asset.name)]),
  );
}
