import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler } from 'webpack';
import { screenFilesId, type ScreenFiles } from '../app/boot/screenFiles';

/** The name of the boot script's entry in the webpack configuration; what it shares with the bundle it holds itself. */
export const bootEntry = 'boot';

function filesOf(compilation: Compilation, name: string): string[] {
  return [...(compilation.namedChunkGroups.get(name)?.chunks ?? [])].flatMap((chunk) => [...chunk.files]);
}

/**
 * Puts the compiled boot script (`app/boot`) into the head of the page, after the files of each screen, which only the build knows.
 */
export class BootPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('BootPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tap('BootPlugin', (page) => {
        const [bootFile = ''] = filesOf(compilation, bootEntry);
        const script = compilation.getAsset(bootFile)?.source.source().toString().trim();
        if (!script) throw new Error('The boot script was not compiled');
        compilation.deleteAsset(bootFile);
        const shell = filesOf(compilation, 'shell');
        const files: ScreenFiles = {
          login: filesOf(compilation, 'login'),
          list: [...new Set([...shell, ...filesOf(compilation, 'claims-list')])],
          shell,
        };
        const head = [
          `<script type="application/json" id="${screenFilesId}">${JSON.stringify(files)}</script>`,
          `<script>${script}</script>`,
        ];
        page.html = page.html.replace('</title>', (end) => [end, ...head].join('\n    '));
        return page;
      });
    });
  }
}
