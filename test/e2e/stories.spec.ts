import type { Page } from '@playwright/test';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { expect, settle, test, violationsOn } from './support/portal';

const folder = join(import.meta.dirname, '../../dist/storybook');
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

interface Entry {
  id: string;
  title: string;
  name: string;
  type: string;
}

/** The groups of stories are tests of their own, so that both workers have something to do. */
const groups = [
  'Fundamentos',
  'Piezas',
  'Tabla',
  'Formularios',
  'Pantallas/Marco',
  'Pantallas/Acceso',
  'Pantallas/Reclamos/Lista',
  'Pantallas/Reclamos/Reclamo',
  'Pantallas/Reclamos/',
  'Pantallas/Clientes',
  'Pantallas/Unidades',
  'Pantallas/Proyectos',
  'Pantallas/Alquileres',
  'Pantallas/Supervisores',
  'Pantallas/Importar',
  'Pantallas/Perfil',
  'Pantallas/Contenido',
  'Pantallas/Planos',
  'Pantallas/Configuración',
  'Mails',
];
const groupOf = ({ title }: Entry) => groups.find((group) => title.startsWith(group)) ?? 'other';

const entries = (kind: 'story' | 'docs'): Entry[] => {
  if (!existsSync(index))
    throw new Error('There are no built stories in dist/storybook: run `npm run build-storybook` first.');
  return Object.values((JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> }).entries).filter(
    ({ type }) => type === kind,
  );
};
const stories = () => entries('story');

let server: Server;
let address: string;
test.beforeAll(async () => {
  server = createServer((request, response) => {
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
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => new Promise((resolve) => server.close(resolve)));

test('every part of the portal has its stories', () => {
  const found = new Set(stories().map(groupOf));
  expect([...found].sort()).toEqual([...groups].sort());
});

interface Channel {
  once: (event: string, listener: (detail: unknown) => void) => void;
  emit: (event: string, detail: object) => void;
}

/** Changes the story within the page, as the browser of stories does, and waits until it has rendered and played. */
const show = (page: Page, id: string) =>
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

for (const group of groups) {
  test(`stories of ${group}: nothing on the console, something to see, nothing that axe finds`, async ({
    page,
    watched,
  }) => {
    test.setTimeout(240_000);
    // Stories of failures answer calls with failures, which the browser notes itself.
    watched.expectMessage(/Failed to load resource/);
    await page.goto(`${address}/iframe.html?viewMode=story&id=piezas-falla--falla&globals=a11y.manual:!true`);
    await expect(page.getByText('No pudimos cargar la lista.')).toBeVisible();
    for (const { id, title, name } of stories().filter((story) => groupOf(story) === group)) {
      await test.step(`${title}: ${name}`, async () => {
        if (id !== 'piezas-falla--falla') expect(await show(page, id), `${id} renders`).toBeUndefined();
        await expect(
          page.locator('#storybook-root *, .ant-modal, .ant-drawer').first(),
          `${id} shows something`,
        ).toBeAttached();
        await settle(page);
        expect.soft(await violationsOn(page), `axe at ${id}`).toEqual([]);
        expect
          .soft(
            (await page.locator('body').innerText()).match(/La historia no responde .*/g) ?? [],
            `calls that ${id} doesn't answer`,
          )
          .toEqual([]);
      });
    }
  });
}

test('the docs of a component say when to use it and when not, what it does for everyone, and its properties', async ({
  page,
  watched,
}) => {
  test.setTimeout(240_000);
  // Many stories of one page stand side by side: what only one of them may do is theirs.
  watched.expectMessage(/Failed to load resource/);
  const docs = entries('docs');
  expect(docs.length).toBeGreaterThan(25);
  for (const { id, title } of docs)
    await test.step(title, async () => {
      await page.goto(`${address}/iframe.html?viewMode=docs&id=${id}`);
      for (const name of ['Cuándo usarlo', 'Cuándo no', 'Accesibilidad', 'Historias'])
        await expect.soft(page.getByRole('heading', { level: 2, name }), `${title}: ${name}`).toBeVisible();
    });
});
