import { createHash } from 'node:crypto';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { filesOf } from './pagesPlugin';

/**
 * Entries of the service workers of the contractor's page and of the portal, and their files. The names must not
 * change, because browsers request them again.
 */
export const workerEntry = 'trabajo-sw';
export const portalWorkerEntry = 'portal-sw';
/** Workbox's placeholder for the list of files, in the source of a service worker. */
const placeholder = 'self.__WB_MANIFEST';

interface WorkerOptions {
  /** The entry of the worker. */
  entry: string;
  /** The chunks that the worker caches. */
  chunks: string[];
  /** Address of the page that needs them. */
  page: string;
  /** The file of the page, if its own content changes with the build. */
  pageFile?: string;
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
    const { entry, chunks, page, pageFile } = this.options;
    const workerFile = `${entry}.js`;
    const missing = chunks.filter((name) => filesOf(compilation, name).length === 0);
    if (missing.length > 0) throw new Error(`The build does not contain the chunks ${missing.join(', ')}.`);
    const files = new Set(chunks.flatMap((name) => filesOf(compilation, name)));
    const urls = [...files].sort().map((file) => `/${file}`);
    const html = pageFile ? compilation.getAsset(pageFile)?.source.source().toString() : '';
    if (html === undefined) throw new Error(`The build has no ${pageFile}.`);
    const revision = createHash('sha256')
      .update(urls.join() + html)
      .digest('hex')
      .slice(0, 16);
    const list = JSON.stringify([...urls.map((url) => ({ url, revision: null })), { url: page, revision }]);
    const source = compilation.getAsset(workerFile)?.source.source().toString();
    if (!source?.includes(placeholder)) throw new Error(`${workerFile} has no placeholder for the list of files.`);
    compilation.updateAsset(workerFile, new webpack.sources.RawSource(source.replace(placeholder, () => list)));
  }
}
