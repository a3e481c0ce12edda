import { createHash } from 'node:crypto';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { filesOf } from './pagesPlugin';

/**
 * Entry of the contractor's service worker, and its file. The name must not change, because browsers request it again.
 */
export const workerEntry = 'trabajo-sw';
const workerFile = `${workerEntry}.js`;
/** Workbox's placeholder for the list of files, in the source of a service worker. */
const placeholder = 'self.__WB_MANIFEST';

interface WorkerOptions {
  /** The chunks that the worker caches. */
  chunks: string[];
  /** Address of the page that needs them. */
  page: string;
}

/**
 * Writes the list of its files into a service worker: the files of some chunks, whose names change with their content,
 * and a page that counts as changed if one of them changes. Workbox's own plugin does the same with 200 packages, one
 * of which is compiled per machine.
 */
export class WorkerPlugin {
  constructor(private readonly options: WorkerOptions) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('WorkerPlugin', (compilation) => {
      // After the files have their final names, before they are compressed.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'WorkerPlugin', stage }, () => this.write(compilation));
    });
  }

  private write(compilation: Compilation): void {
    const { chunks, page } = this.options;
    const files = new Set(chunks.flatMap((name) => filesOf(compilation, name)));
    if (files.size === 0) throw new Error(`The build contains none of the chunks ${chunks.join(', ')}.`);
    const urls = [...files].sort().map((file) => `/${file}`);
    const revision = createHash('sha256').update(urls.join()).digest('hex').slice(0, 16);
    const list = JSON.stringify([...urls.map((url) => ({ url, revision: null })), { url: page, revision }]);
    const source = compilation.getAsset(workerFile)?.source.source().toString();
    if (!source?.includes(placeholder)) throw new Error(`${workerFile} has no placeholder for the list of files.`);
    compilation.updateAsset(workerFile, new webpack.sources.RawSource(source.replace(placeholder, () => list)));
  }
}
