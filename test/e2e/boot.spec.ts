import type { Page, Request } from '@playwright/test';
import { holdBundle } from './support/holdBundle';
import { expect, following, signIn, test, url, type Person } from './support/portal';

const homes: Record<Person, { path: string; call: string }> = {
  cliente: { path: '/reclamos', call: '/api/logic/unit_claim' },
  inquilino: { path: '/reclamos', call: '/api/logic/unit_claim' },
  consorcio: { path: '/consorcio-reclamos', call: '/api/logic/project_claim' },
  manager: { path: '/reclamos', call: '/api/logic/unit_claim' },
  admin: { path: '/reclamos', call: '/api/logic/unit_claim' },
};
const people = Object.keys(homes) as Person[];

/** The calls of the pages that are opened from now on, as path and query; the one that is open makes no more. */
async function callsOf(page: Page): Promise<string[]> {
  await page.goto('about:blank');
  const calls: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  return calls;
}

/** A call of the list that is shown; the page after it is asked for once it has been looked at. */
const isFirstAsked = (call: string, _index: number, calls: string[]): boolean =>
  call === calls.find((made) => made.startsWith('/api/logic/unit_claim?'));

const list = (page: Page) => page.getByRole('heading', { level: 1, name: /Reclamos/ });

/** Opens the address with the bundle held back; answers the calls made until then, and lets the bundle go. */
async function openWithoutBundle(page: Page, path: string, calls: string[], expected: number): Promise<string[]> {
  const release = await holdBundle(page);
  // It is opened when all else has been asked for.
  const stream = following(page);
  await page.goto(url(path), { waitUntil: 'commit' });
  await expect.poll(() => calls.length).toBe(expected);
  const early = [...calls];
  release();
  await expect(list(page)).toBeVisible();
  await stream;
  return early;
}

for (const person of people)
  test(`session and first page of claims are asked for once, before the bundle has arrived: ${person} @desk`, async ({
    page,
  }) => {
    await signIn(page, person);
    const calls = await callsOf(page);
    const { path, call } = homes[person];
    const early = await openWithoutBundle(page, path, calls, 2);
    expect(early).toEqual(['/api/auth/info', `${call}?page=1&page_size=10`]);
    expect(calls.filter((made) => made === '/api/auth/info')).toHaveLength(1);
    expect(calls.filter((made) => made === early[1])).toHaveLength(1);
  });

test('the page that a list was left on, and the size that was chosen, are what is asked for @desk', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.evaluate(() => {
    localStorage.setItem('pageSize', '25');
    localStorage.setItem('claims-table', JSON.stringify({ search: '?page=2', savedAt: Date.now() }));
    history.replaceState(null, '');
  });
  const calls = await callsOf(page);
  expect(await openWithoutBundle(page, '/reclamos', calls, 2)).toEqual([
    '/api/auth/info',
    '/api/logic/unit_claim?page=2&page_size=25',
  ]);
  expect(calls.filter(isFirstAsked)).toHaveLength(1);
});

test('a filtered list is asked for by the screen alone, which knows what the filters mean @desk', async ({ page }) => {
  await signIn(page, 'admin');
  const calls = await callsOf(page);
  expect(await openWithoutBundle(page, '/reclamos?status=pending', calls, 1)).toEqual(['/api/auth/info']);
  await expect.poll(() => calls.filter(isFirstAsked)).toHaveLength(1);
});

test('a list that a role may not see is never asked for @desk', async ({ page }) => {
  await signIn(page, 'consorcio');
  const calls = await callsOf(page);
  await page.goto(url('/reclamos'));
  await expect(page.getByRole('heading', { level: 1, name: 'No tenés acceso a esta página' })).toBeVisible();
  expect(calls).toEqual(['/api/auth/info']);
});

test('where nothing stored says who is signed in, the list is asked for with the answer of the session @desk', async ({
  page,
}) => {
  await signIn(page, 'cliente');
  await page.evaluate(() => localStorage.removeItem('userType'));
  const calls = await callsOf(page);
  expect(await openWithoutBundle(page, '/reclamos', calls, 2)).toEqual([
    '/api/auth/info',
    '/api/logic/unit_claim?page=1&page_size=10',
  ]);
  expect(calls.filter(isFirstAsked)).toHaveLength(1);
});

test('with nobody signed in, nothing is asked for @desk', async ({ page }) => {
  const calls = await callsOf(page);
  await page.goto(url('/'));
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  expect(calls).toEqual([]);
});

/** Where a page's mark and title stand, in pixels. */
const places = (page: Page) =>
  page.evaluate(() =>
    ['.header-logo svg', 'h1'].map((selector) => {
      const { left, top, height } = document.querySelector(selector)!.getBoundingClientRect();
      return { left, top, height };
    }),
  );

const framed = [
  '/reclamos',
  '/unidades',
  '/clientes',
  '/managers',
  '/perfil',
  '/manual-de-mantenimiento',
  '/cuadro-de-garantias',
];

test('the frame that stands before the bundle has arrived has its mark and title where the page has them', async ({
  page,
}, { project }) => {
  await signIn(page, 'admin');
  const release = await holdBundle(page);
  const seen: Record<string, unknown> = {};
  const widths = project.name === 'desk' ? [768, 1920] : [360];
  const open = async (path: string, width: number) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(url(path), { waitUntil: 'commit' });
    await expect(page.locator('.header')).toHaveCSS('position', 'sticky');
  };
  for (const width of widths)
    for (const path of framed) {
      await open(path, width);
      seen[`${path} ${width}`] = [await page.locator('.page-frame h1').textContent(), await places(page)];
    }
  release();
  for (const width of widths)
    for (const path of framed) {
      await open(path, width);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toBeVisible();
      expect([await title.textContent(), await places(page)], `${path} ${width}`).toEqual(seen[`${path} ${width}`]);
    }
});

test('with nobody signed in, no frame of a page is shown @desk', async ({ page }) => {
  const release = await holdBundle(page);
  await page.goto(url('/clientes'), { waitUntil: 'commit' });
  await expect(page.locator('.page-frame')).toBeAttached();
  await expect(page.locator('.page-frame')).toBeHidden();
  release();
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
});

test('the frame of the page stands until the code of its screen has arrived, and nothing moves then', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const release = await holdBundle(page, 'claims-ClaimListScreens-tsx');
  await page.goto(url('/reclamos'), { waitUntil: 'commit' });
  await expect(page.locator('.page-frame h1')).toHaveText('Reclamos de unidad');
  await expect(page.locator('.header')).toHaveCSS('position', 'sticky');
  const before = await places(page);
  await expect(page.locator('.skeleton-row').first()).toBeVisible();
  release();
  await expect(page.getByText(/^1–10 de/)).toBeVisible();
  await expect(page.locator('.skeleton-row')).toHaveCount(0);
  expect(await places(page)).toEqual(before);
});

test('a file of the screen that did not arrive at first is asked for again @desk', async ({ page, watched }) => {
  watched.expectMessage(/ERR_FAILED/);
  await signIn(page, 'admin');
  let asked = 0;
  await page.route(/\/assets\/claims-ClaimListScreens-tsx\.\w+\.js$/, (route) =>
    ++asked === 1 ? route.abort() : route.continue(),
  );
  await page.goto(url('/reclamos'));
  await expect(page.getByText(/^1–10 de/)).toBeVisible();
  expect(asked).toBeGreaterThan(1);
});
