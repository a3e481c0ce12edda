import webpack from 'webpack';
import config from '../../webpack.config';
import { sourceStamp, writeStamp } from './buildStamp';

/** Builds the web side into `dist/web`; throws with webpack's errors. */
export async function buildWeb(): Promise<void> {
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
}
