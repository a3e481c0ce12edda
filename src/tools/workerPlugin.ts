import { createHash } from 'node:crypto';
import webpack, { type Compilation, type Compiler } from 'webpack';

/** The entry of the contractor's service worker, and its file: the name must stay, because browsers ask for it anew. */
export const workerEntry = 'trabajo-sw';
const workerFile = `${workerEntry}.js`;
/** What Workbox calls the list of files that a service worker keeps, in its source. */
const placeholder = 'self.__WB_MANIFEST';

interface WorkerOptions {
  /** The chunks that the worker keeps. */
  chunks: string[];
  /** The address of the page that needs them. */
  page: string;
}

/**
 * Puts the list of its files into a service worker: those of some chunks, whose names change with their content, and a page that counts as
 * changed when one of them does. Workbox's own plugin does the same with 200 packages, of which one is built for each machine.
 */
export class WorkerPlugin {
  constructor(private readonly options: WorkerOptions) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('WorkerPlugin', (compilation) => {
      // After the files have their names, before they are compressed.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'WorkerPlugin', stage }, () => this.write(compilation));
    });
  }

  private write(compilation: Compilation): void {
    const { chunks, page } = this.options;
    const files = new Set(
      chunks.flatMap((name) =>
        [...(compilation.namedChunkGroups.get(name)?.chunks ?? [])].flatMap((chunk) => [...chunk.files]),
      ),
    );
    if (files.size === 0) throw new Error(`The build has none of the chunks ${chunks.join(', ')}.`);
    const urls = [...files].sort().map((file) => `/${file}`);
    const revision = createHash('sha256').update(urls.join()).digest('hex').slice(0, 16);
    const list = JSON.stringify([...urls.map((url) => ({ url, revision: null })), { url: page, revision }]);
    const source = compilation.getAsset(workerFile)?.source.source().toString();
    if (!source?.includes(placeholder)) throw new Error(`${workerFile} has no place for its files.`);
    compilation.updateAsset(workerFile, new webpack.sources.RawSource(source.replace(placeholder, () => list)));
  }
}
