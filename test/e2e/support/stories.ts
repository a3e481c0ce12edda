import type { Page } from '@playwright/test';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const folder = join(import.meta.dirname, '../../../dist/storybook');
const index = join(folder, 'index.json');
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

export interface Entry {
  id: string;
  title: string;
  name: string;
  type: string;
}

/** Returns the built stories, or the documentation pages. Throws if there are none. */
export function entries(kind: 'story' | 'docs'): Entry[] {
  if (!existsSync(index))
    throw new Error('There are no built stories in dist/storybook: run `npm run build-storybook` first.');
  return Object.values((JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> }).entries).filter(
    ({ type }) => type === kind,
  );
}

/** Serves the built stories on a free port; returns their address and a function that stops the server. */
export async function serveStories(): Promise<{ address: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const file = join(folder, normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname)));
    if (!file.startsWith(folder) || !existsSync(file) || statSync(file).isDirectory())
      return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'max-age=3600',
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The first story of a page of stories, and its text. */
export const firstStory = { id: 'piezas-falla--falla', text: 'No pudimos cargar la lista.' };

/** Opens the page of stories at {@link firstStory}, and waits until it is rendered. */
export async function openStories(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/iframe.html?viewMode=story&id=${firstStory.id}&globals=a11y.manual:!true`);
  await page.getByText(firstStory.text).waitFor();
  await page.waitForFunction(
    () =>
      (window as unknown as { __STORYBOOK_PREVIEW__: { currentRender?: { phase?: string } } }).__STORYBOOK_PREVIEW__
        .currentRender?.phase === 'finished',
  );
}

interface Channel {
  once: (event: string, listener: (detail: unknown) => void) => void;
  emit: (event: string, detail: object) => void;
}

/**
 * Returns the error that the page reports; undefined once the story has rendered, played and finished, or the
 * documentation has. Storybook reloads its page if the next story is shown before the former one has finished.
 */
const render = (
  page: Page,
  event: 'setCurrentStory' | 'forceRemount',
  storyId: string,
  viewMode: 'story' | 'docs' = 'story',
): Promise<string | undefined> =>
  page.evaluate(
    ({ event, ...detail }) =>
      new Promise<string | undefined>((resolve) => {
        const { channel } = (window as unknown as { __STORYBOOK_PREVIEW__: { channel: Channel } })
          .__STORYBOOK_PREVIEW__;
        for (const success of ['storyFinished', 'docsRendered']) channel.once(success, () => resolve(undefined));
        for (const failure of ['storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'])
          channel.once(failure, (error) => resolve(`${failure}: ${JSON.stringify(error)}`));
        channel.emit(event, detail);
      }),
    { event, storyId, viewMode },
  );

/**
 * Changes the story within the page, like Storybook's own interface. It must not be called for {@link firstStory} while
 * that is shown: nothing would happen.
 */
export const show = (page: Page, id: string) => render(page, 'setCurrentStory', id);

/** Renders the current story again, as if the page had just been opened at its present size. */
export const remount = (page: Page, id: string) => render(page, 'forceRemount', id);

interface Prepared {
  component?: { __docgenInfo?: { displayName?: string }; displayName?: string; name?: string };
  parameters: { guide?: Record<string, string> };
  argTypes: Record<string, { name: string; table?: { type?: object } }>;
}

/** Reads what the documentation says about the component of a story, without drawing it: its guide, name and properties. */
export const readGuide = (page: Page, storyId: string) =>
  page.evaluate(async (id) => {
    const { storyStoreValue } = (
      window as unknown as {
        __STORYBOOK_PREVIEW__: { storyStoreValue: { loadStory: (of: { storyId: string }) => Promise<Prepared> } };
      }
    ).__STORYBOOK_PREVIEW__;
    const { component, parameters, argTypes } = await storyStoreValue.loadStory({ storyId: id });
    return {
      guide: parameters.guide ?? {},
      code: component?.__docgenInfo?.displayName ?? component?.displayName ?? component?.name ?? '',
      properties: Object.values(argTypes)
        .filter(({ table }) => table?.type !== undefined)
        .map(({ name }) => name),
    };
  }, storyId);

/** Changes the page to the documentation of a component. */
export const showDocs = (page: Page, id: string) => render(page, 'setCurrentStory', id, 'docs');

/** Changes what the toolbar chooses, as Storybook's own interface does; returns once the story is rendered again. */
export const setGlobals = (page: Page, globals: Record<string, string>) =>
  page.evaluate(
    (chosen) =>
      new Promise<void>((resolve) => {
        const { channel } = (window as unknown as { __STORYBOOK_PREVIEW__: { channel: Channel } })
          .__STORYBOOK_PREVIEW__;
        channel.once('storyFinished', () => resolve());
        channel.emit('updateGlobals', { globals: chosen });
      }),
    globals,
  );

/** Changes the controls of the current story, as Storybook's own interface does; returns once it is rendered again. */
export const changeControls = (page: Page, storyId: string, updatedArgs: object) =>
  page.evaluate(
    ({ storyId: id, updatedArgs: args }) =>
      new Promise<void>((resolve) => {
        const { channel } = (window as unknown as { __STORYBOOK_PREVIEW__: { channel: Channel } })
          .__STORYBOOK_PREVIEW__;
        channel.once('storyFinished', () => resolve());
        channel.emit('updateStoryArgs', { storyId: id, updatedArgs: args });
      }),
    { storyId, updatedArgs },
  );

/** What a story that has finished rendering shows. */
interface Shown {
  /**
   * What its lists claim wrongly: a range ("1–10 de 128") that has another number of rows, two rows of a list with one
   * number (#95), or two with the same texts.
   */
  untrueLists: string[];
  /** Its calls that nothing answers. */
  unanswered: string[];
}

/** Reads in one call what a story shows: each call of a page takes as long as the reading. */
export const readStory = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const root = document.querySelector('#storybook-root')!;
    const twice = (texts: string[]) => texts.filter((text, at) => text !== '' && texts.indexOf(text) !== at);
    const ranges = [...root.querySelectorAll('.data-table')].flatMap((list) => {
      const range = list.querySelector('.table-pager > span')?.textContent;
      const [from = 0, to = 0] = range?.match(/[\d.]+/g)?.map((text) => Number(text.replaceAll('.', ''))) ?? [];
      const { length } = list.querySelectorAll('[data-row-key]');
      return range && to - from + 1 !== length ? [`«${range}» over ${length} rows`] : [];
    });
    const twins = [...root.querySelectorAll('ul, ol, tbody')].flatMap(({ children }) => {
      const rows = [...children].map((row) => (row as HTMLElement).innerText.trim());
      return [
        ...twice(rows.map((text) => /#\d+\b/.exec(text)?.[0] ?? '')).map((number) => `two rows ${number}`),
        ...twice(rows).map((text) => `two equal rows: ${text}`),
      ];
    });
    return {
      untrueLists: [...ranges, ...twins],
      unanswered: document.body.innerText.match(/La historia no responde .*/g) ?? [],
    };
  });
