import type { Page, Request } from '@playwright/test';
import { holdBundle } from './support/holdBundle';
import { steady } from './support/places';
import { expect, test, url } from './support/portal';
import { returned } from './support/returned';

const homes = {
  admin: { path: '/reclamos', call: '/api/logic/unit_claim' },
  consorcio: { path: '/consorcio-reclamos', call: '/api/logic/project_claim' },
  cliente: { path: '/reclamos', call: '/api/logic/unit_claim' },
};
/** One of each home page and list: supervisors and tenants have the same as admins and clients. */
const people = ['admin', 'consorcio', 'cliente'] as const;

/** Collects the calls of pages that are opened from now on, as path and query; the current page sends no more. */
async function callsOf(page: Page): Promise<string[]> {
  await page.goto('about:blank');
  const calls: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  return calls;
}

/** Whether a call is the first one of the list: the next page is prefetched later. */
const isFirstAsked = (call: string, _index: number, calls: string[]): boolean =>
  call === calls.find((made) => made.startsWith('/api/logic/unit_claim?'));

const list = (page: Page) => page.getByRole('heading', { level: 1, name: /Reclamos/ });

/** Opens the address with the bundle delayed; returns the calls sent until then, and releases the bundle. */
async function openWithoutBundle(page: Page, path: string, calls: string[], expected: number): Promise<string[]> {
  const release = await holdBundle(page);
  // The stream is requested after all other calls. It stays without an answer: a change that another test makes would
  // make the list ask again.
  const stream = page.waitForRequest(/\/api\/events/);
  await page.route(/\/api\/events/, () => undefined);
  await page.goto(url(path), { waitUntil: 'commit' });
  await expect.poll(() => calls.length).toBe(expected);
  const early = [...calls];
  release();
  await expect(list(page)).toBeVisible();
  await stream;
  return early;
}

for (const person of people)
  test(`session and first page of claims are requested once, before the bundle has arrived: ${person} @desk`, async ({
    page,
  }) => {
    await returned(page.context(), person);
    const calls = await callsOf(page);
    const { path, call } = homes[person];
    const early = await openWithoutBundle(page, path, calls, 2);
    expect(early).toEqual(['/api/auth/info', `${call}?page=1&page_size=10`]);
    expect(calls.filter((made) => made === '/api/auth/info')).toHaveLength(1);
    expect(calls.filter((made) => made === early[1])).toHaveLength(1);
  });

test('the last page of a list and the chosen page size are requested @desk', async ({ page }) => {
  await returned(page.context(), 'admin');
  await page.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    localStorage.setItem('pageSize', '25');
    localStorage.setItem('claims-table', JSON.stringify({ search: '?page=2', savedAt: Date.now() }));
  });
  const calls = await callsOf(page);
  expect(await openWithoutBundle(page, '/reclamos', calls, 2)).toEqual([
    '/api/auth/info',
    '/api/logic/unit_claim?page=2&page_size=25',
  ]);
  expect(calls.filter(isFirstAsked)).toHaveLength(1);
});

test('only the screen requests a filtered list, because only it can interpret the filters @desk', async ({ page }) => {
  await returned(page.context(), 'admin');
  const calls = await callsOf(page);
  expect(await openWithoutBundle(page, '/reclamos?status=pending', calls, 1)).toEqual(['/api/auth/info']);
  await expect.poll(() => calls.filter(isFirstAsked)).toHaveLength(1);
});

test('a list without permission is never requested @desk', async ({ page }) => {
  await returned(page.context(), 'consorcio');
  const calls = await callsOf(page);
  await page.goto(url('/reclamos'));
  await expect(page.getByRole('heading', { level: 1, name: 'No tenés acceso a esta página' })).toBeVisible();
  expect(calls).toEqual(['/api/auth/info']);
});

test('without a stored role the list is requested too; the server decides who may see it @desk', async ({ page }) => {
  await returned(page.context(), 'cliente');
  await page.addInitScript(() => location.protocol.startsWith('http') && localStorage.removeItem('userType'));
  const calls = await callsOf(page);
  expect(await openWithoutBundle(page, '/reclamos', calls, 2)).toEqual([
    '/api/auth/info',
    '/api/logic/unit_claim?page=1&page_size=10',
  ]);
  expect(calls.filter(isFirstAsked)).toHaveLength(1);
});

test('without a session, nothing is requested @desk', async ({ page }) => {
  const calls = await callsOf(page);
  await page.goto(url('/'));
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  expect(calls).toEqual([]);
});

/** Returns the positions of a page's logo and title, in pixels. */
const positionsOf = (page: Page) =>
  page.evaluate(() =>
    ['.header-logo > *', 'h1'].map((selector) => {
      const { left, top, height } = document.querySelector(selector)!.getBoundingClientRect();
      return { left, top, height };
    }),
  );

const framed = ['/reclamos', '/clientes', '/perfil', '/manual-de-mantenimiento'];

/** Returns the title that a frame shows; it is generated content, because not everyone may see it. */
const frameTitle = (page: Page) =>
  page
    .locator('.page-frame h1')
    .evaluate((title) => getComputedStyle(title, '::before').content.replaceAll(/^"|"$|\u200b/g, ''));

test('a frame shows its title only to a user who may see the screen @desk', async ({ page }) => {
  await returned(page.context(), 'manager');
  const release = await holdBundle(page);
  for (const [path, title] of [
    ['/email-settings', ''],
    ['/managers', ''],
    ['/clientes', 'Clientes'],
  ] as const) {
    await page.goto(url(path), { waitUntil: 'commit' });
    await expect(page.locator('.header')).toHaveCSS('position', 'sticky');
    await expect.poll(() => frameTitle(page), path).toBe(title);
    await expect(page.locator('.page-frame h1')).toHaveText('');
    expect(await page.title(), path).not.toMatch(/Emails|Supervisores/);
  }
  release();
});

test('the frame before the bundle has its logo and title in the same positions as the page', async ({ page }, {
  project,
}) => {
  await returned(page.context(), 'admin');
  const release = await holdBundle(page);
  const widths = project.name === 'desk' ? [768, 1920] : [360];
  const open = async (path: string) => {
    await page.setViewportSize({ width: widths[0]!, height: 800 });
    await page.goto(url(path), { waitUntil: 'commit' });
    await expect(page.locator('.header')).toHaveCSS('position', 'sticky');
  };
  /** The title, and the positions at each width. */
  const seen: Record<string, unknown> = {};
  for (const path of framed) {
    await open(path);
    seen[path] = await steady(() => frameTitle(page), 2);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      seen[`${path} ${width}`] = await steady(() => positionsOf(page), 2);
    }
  }
  release();
  for (const path of framed) {
    await open(path);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    await expect(title).toHaveText(seen[path] as string);
    expect(await positionsOf(page), `${path} ${widths[0]}`).toEqual(seen[`${path} ${widths[0]}`]);
    for (const width of widths.slice(1)) {
      await page.setViewportSize({ width, height: 800 });
      // The page arranges itself anew.
      await expect.poll(() => positionsOf(page), `${path} ${width}`).toEqual(seen[`${path} ${width}`]);
    }
  }
});

test('without a session, no frame of a page is shown @desk', async ({ page }) => {
  const release = await holdBundle(page);
  await page.goto(url('/clientes'), { waitUntil: 'commit' });
  await expect(page.locator('.page-frame')).toBeAttached();
  await expect(page.locator('.page-frame')).toBeHidden();
  release();
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
});

test("the frame stays until the screen's code has arrived, and nothing moves then @desk", async ({ page }) => {
  await returned(page.context(), 'admin');
  const release = await holdBundle(page, 'claims-ClaimListScreens-tsx');
  await page.goto(url('/reclamos'), { waitUntil: 'commit' });
  await expect.poll(() => frameTitle(page)).toBe('Reclamos de unidad');
  await expect(page.locator('.header')).toHaveCSS('position', 'sticky');
  const before = await steady(() => positionsOf(page));
  await expect(page.locator('.skeleton-row').first()).toBeVisible();
  release();
  await expect(page.getByText(/^1–10 de/)).toBeVisible();
  await expect(page.locator('.skeleton-row')).toHaveCount(0);
  // At once: what has moved back later has jumped.
  expect(await positionsOf(page)).toEqual(before);
});

test('a file of the screen that failed to load is requested again @desk', async ({ page, watched }) => {
  watched.expectMessage(/ERR_FAILED/);
  await returned(page.context(), 'admin');
  let asked = 0;
  await page.route(/\/assets\/claims-ClaimListScreens-tsx\.\w+\.js$/, (route) =>
    ++asked === 1 ? route.abort() : route.continue(),
  );
  await page.goto(url('/reclamos'));
  await expect(page.getByText(/^1–10 de/)).toBeVisible();
  expect(asked).toBeGreaterThan(1);
});

test('a page whose first script is missing loads again once, and then says so @desk', async ({ page, watched }) => {
  watched.expectMessage(/404|Failed to load resource/);
  let missing = 1;
  let requests = 0;
  await page.route(/\/assets\/main[.-].*\.js$/, (route) => {
    requests += 1;
    return missing-- > 0 ? route.fulfill({ status: 404 }) : route.continue();
  });
  // The other process has the new version: after one more load the page works.
  await page.goto(url('/auth/login/admin'));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByLabel('Email').fill('nadie@demo.ar');
  await page.getByLabel('Contraseña').fill('posventa2025x');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(requests).toBe(2);

  missing = 99;
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(url('/auth/login/admin'));
  const notice = page.getByRole('alert').filter({ hasText: 'No se pudo cargar el portal.' });
  await expect(notice.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  missing = 0;
  await notice.getByRole('button', { name: 'Reintentar' }).click();
  await expect(notice).toHaveCount(0);
});
