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
}

interface Channel {
  once: (event: string, listener: (detail: unknown) => void) => void;
  emit: (event: string, detail: object) => void;
}

/**
 * Changes the story within the page, like Storybook's own interface, and waits until it has rendered and played.
 * Returns the error; undefined if there is none. It must not be called for {@link firstStory} while that is shown:
 * nothing would happen.
 */
export const show = (page: Page, id: string): Promise<string | undefined> =>
  page.evaluate(
    (storyId) =>
      new Promise<string | undefined>((resolve) => {
        const { channel } = (window as unknown as { __STORYBOOK_PREVIEW__: { channel: Channel } })
          .__STORYBOOK_PREVIEW__;
        channel.once('storyRendered', () => resolve(undefined));
        for (const event of ['storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'])
          channel.once(event, (detail) => resolve(`${event}: ${JSON.stringify(detail)}`));
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );
