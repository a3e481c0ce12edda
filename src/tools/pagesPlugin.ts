import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { pageFilesId, type PageFiles } from '../app/start/pageFiles';
import { answerLinkPage, visitLinkPage, workLinkPage } from '../contract/addresses';
import type { WebPages } from '../contract/webSettings';
import { routeOf, screenOf, screenRecord } from '../contract/links';
import { screenEntries, type ScreenPath } from '../contract/screens';
import { homePath, loginPath, loginSlugs, type LoginSlug } from '../session/userTypes';
import { drawFrame, drawLogin } from './drawnPages';
import { screenChunk } from './budget';

/**
 * Name of the boot script's entry in the webpack configuration. The entry includes its own copy of the code that it
 * shares with the bundle.
 */
export const bootEntry = 'boot';

/** Entry of the contractor's page of a work order, and the file served at its address. */
export const ownWorkEntry = 'ownWork';
export const ownWorkPage = 'pages/trabajo.html';

/** The same for the resident's page of a visit. */
export const visitEntry = 'visit';
export const visitPage = 'pages/visita.html';

/** The same for the page of a client's answer. */
export const answerEntry = 'answer';
export const answerPage = 'pages/respuesta.html';

const { RawSource } = webpack.sources;

/**
 * Creates the pages that the server sends. Each page lists the files of its screen, so that they load without waiting
 * for a script, and contains the compiled boot script (`app/start`) in its head. A login page is rendered completely,
 * with its styles; other pages only with their frame.
 */
export class PagesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PagesPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tap('PagesPlugin', (page) => {
        if (page.outputName === ownWorkPage)
          // On the home screen it is an app of its own: the contractor's works.
          page.html = page.html.replace('/manifest.webmanifest', '/trabajo.webmanifest');
        if ([ownWorkPage, visitPage, answerPage].includes(page.outputName)) return page;
        const boot = takeBoot(compilation);
        const [mainStyles] = filesOf(compilation, 'main').filter(isStyle);
        const head = (...parts: string[]) => page.html.replace('</title>', (end) => [end, ...parts].join(''));
        const emit = (file: string, html: string) => compilation.emitAsset(file, new RawSource(html));
        const filesFor = (...chunks: string[]) => [...new Set(chunks.flatMap((chunk) => filesOf(compilation, chunk)))];
        const pages: WebPages = [];

        const login = filesFor('login').filter((file) => file !== mainStyles);
        const styles = [...(mainStyles ? [mainStyles] : []), ...login.filter(isStyle)];
        const bundle = filesFor('main');
        const filesOfPage = (files: Partial<PageFiles>) => {
          const all: PageFiles = { login: [], screen: [], dark: filesFor('antd-dark'), ...files };
          return `<script type="application/json" id="${pageFilesId}">${JSON.stringify(all)}</script>`;
        };
        const screenFiles = (...chunks: string[]) =>
          filesFor('shell', ...chunks).filter((name) => !bundle.includes(name));
        for (const slug of Object.keys(loginSlugs) as LoginSlug[]) {
          const file = `pages/login-${slug}.html`;
          const home = screenOf(homePath(loginSlugs[slug]))!;
          const html = head(
            filesOfPage({ screen: screenFiles(screenChunk(screenRecord(home))) }),
            boot,
            ...styles.map((name) => inlined(compilation, name)),
            preloads(login.filter(isScript)),
          );
          emit(
            file,
            withHome(withRoot(html.replace(linkOf(mainStyles), ''), 'login', drawLogin(slug)), drawFrame(home)),
          );
          pages.push({ path: loginPath(loginSlugs[slug]), file });
        }

        const pageWith = (path?: ScreenPath, ...chunks: string[]) => {
          const json = filesOfPage({ login, screen: screenFiles(...chunks) });
          return withRoot(head(json, preloads(bundle), boot), 'frame', drawFrame(path));
        };
        for (const [path, record] of screenEntries) {
          const file = `pages/${path.replaceAll(/[/:]+/g, '-')}.html`;
          emit(file, pageWith(path, screenChunk(record)));
          pages.push({ path: routeOf(path), file });
        }

        const address = workLinkPage.slice(0, -1);
        for (const path of [address, workLinkPage]) pages.push({ path, file: ownWorkPage });
        pages.push({ path: visitLinkPage, file: visitPage }, { path: answerLinkPage, file: answerPage });

        emit('pages.json', JSON.stringify(pages));
        page.html = pageWith();
        return page;
      });
    });
  }
}

/** Returns a page with the content of its root until React renders; `data-drawn` names the content. */
const withRoot = (html: string, kind: 'login' | 'frame', drawn: string): string =>
  html.replace('<div id="root">', () => `<div id="root" data-drawn="${kind}">${drawn}`);

/**
 * Adds the frame of the home page to the page of a login, beside its root: who is signed in sees it until React has
 * redirected. The root itself is hydrated.
 */
const withHome = (html: string, frame: string): string =>
  html.replace('<div id="root"', (root) => `<div class="home-frame" data-home-frame>${frame}</div>${root}`);

const isStyle = (file: string) => file.endsWith('.css');
const isScript = (file: string) => file.endsWith('.js');

/** Returns the files of a named chunk and of the chunks that it needs. */
export function filesOf(compilation: Compilation, name: string): string[] {
  return [...(compilation.namedChunkGroups.get(name)?.chunks ?? [])].flatMap((chunk) => [...chunk.files]);
}

const textOf = (compilation: Compilation, file: string): string | undefined =>
  compilation.getAsset(file)?.source.source().toString().trim();

/**
 * Returns the compiled boot script, which is inlined: it must run before the files that it would otherwise wait for.
 */
function takeBoot(compilation: Compilation): string {
  const [file = ''] = filesOf(compilation, bootEntry);
  const script = textOf(compilation, file);
  if (!script) throw new Error('The boot script was not compiled');
  compilation.deleteAsset(file);
  return `<script>${script}</script>`;
}

/** Returns a style sheet inlined in the page; webpack recognises it by its name and does not load it again. */
const inlined = (compilation: Compilation, file: string): string =>
  `<style data-href="/${file}">${textOf(compilation, file) ?? ''}</style>`;

const linkOf = (file = '') => new RegExp(`<link[^>]*href="/${file.replaceAll('.', '\\.')}"[^>]*>`);

const preloads = (files: string[]): string =>
  files.map((file) => `<link rel="preload" as="${isStyle(file) ? 'style' : 'script'}" href="/${file}">`).join('');
