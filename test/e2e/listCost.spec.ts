/** What the list of claims costs: calls, requests, style rules; and that each component shown has its rules. */
import type { Page, Request } from '@playwright/test';
import { arrived, expect, quietStream, test, url } from './support/portal';
import { returned } from './support/returned';

/** Most requests and style rules before the rows of a cold start stand; lowered to what is reached. */
const maxRequests = 20;
const maxStyleRules = 950;

/** A call of the API; neither the stream of changes nor those about who looks at a claim. */
const isCall = (request: Request) => /^\/api\/(?!events|.*\/viewer)/.test(new URL(request.url()).pathname);

/** Collects the calls that the page sends from now on, as method, path and query. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (isCall(request)) calls.push(`${request.method()} ${pathname}${search}`);
  });
  return calls;
}
const rows = (page: Page) => page.locator('.ant-table-row');

/** Waits until every call is answered and none is sent for 1.5 seconds. */
async function rest(page: Page): Promise<void> {
  const open = new Set<Request>();
  let last = Date.now();
  const onStart = (request: Request) => void (isCall(request) && open.add(request));
  const onEnd = (request: Request) => {
    if (open.delete(request)) last = Date.now();
  };
  page.on('request', onStart);
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  await expect(() => expect(open.size === 0 && Date.now() - last > 1500).toBe(true)).toPass({ intervals: [100] });
  page.off('request', onStart);
  page.off('requestfinished', onEnd);
  page.off('requestfailed', onEnd);
}
/** Resolves with the user's own settings, which a page requests when it is idle. */
const settingsRead = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/api/logic/preferences'));
const pageOf = (number: number) => `GET /api/logic/unit_claim?page=${number}&page_size=10`;

test('the next page is one call, and its rows are drawn once @desk', async ({ page }) => {
  await quietStream(page);
  await returned(page.context(), 'admin');
  const settled = settingsRead(page);
  await page.goto(url('/reclamos'));
  await expect(rows(page)).toHaveCount(10);
  await settled;
  await rest(page);
  const calls = callsOf(page);
  await page.getByRole('listitem', { name: 'Página siguiente' }).getByRole('button').click();
  await expect(page.getByText(/^11–20 de/)).toBeVisible();
  await rest(page);
  // The page itself was requested while the one before it was read.
  expect(calls).toEqual([pageOf(3)]);
});

test('the way back from a claim asks nothing while the stream is connected @desk', async ({ page }) => {
  await quietStream(page);
  await returned(page.context(), 'admin');
  const settled = settingsRead(page);
  await page.goto(url('/reclamos'));
  await expect(rows(page)).toHaveCount(10);
  await settled;
  await rest(page);
  await rows(page).nth(3).getByRole('link').first().click();
  await arrived(page);
  await expect(page.getByRole('heading', { name: 'Mensajes' })).toBeVisible();
  // Opening a claim marks it as read, which refetches the numbers beside the menu.
  await rest(page);
  const calls = callsOf(page);
  await page.goBack();
  await expect(rows(page)).toHaveCount(10);
  await rest(page);
  expect(calls).toEqual([]);
});

test('a gap of the stream makes the list ask once on the way back @desk', async ({ page, watched }) => {
  // Without a stream nothing keeps the cache true.
  watched.expectMessage(/ERR_FAILED/);
  await page.route('**/api/events*', (route) => route.abort());
  await returned(page.context(), 'admin');
  await page.goto(url('/reclamos'));
  await expect(rows(page)).toHaveCount(10);
  await rows(page).nth(3).getByRole('link').first().click();
  await arrived(page);
  await page.waitForTimeout(6000);
  const calls = callsOf(page);
  await page.goBack();
  await expect(rows(page)).toHaveCount(10);
  await rest(page);
  expect(calls.filter((call) => call === pageOf(1))).toHaveLength(1);
});

test('the rows stand after few requests and style rules @desk', async ({ page }) => {
  await returned(page.context(), 'admin');
  await page.goto('about:blank');
  await page.addInitScript(() => {
    const check = (): void => {
      if (document.querySelectorAll('.ant-table-row').length === 0) {
        requestAnimationFrame(check);
        return;
      }
      const files = performance.getEntriesByType('resource').filter(({ name }) => /^http/.test(name));
      const sheets = [...document.styleSheets].map((sheet) => sheet.cssRules.length);
      Object.assign(window, {
        atRows: { requests: files.length + 1, rules: sheets.reduce((sum, each) => sum + each, 0) },
      });
    };
    requestAnimationFrame(check);
  });
  await page.goto(url('/reclamos'));
  await expect(rows(page)).toHaveCount(10);
  const { requests, rules } = await page.evaluate(
    () => (window as unknown as { atRows: { requests: number; rules: number } }).atRows,
  );
  expect(requests).toBeLessThanOrEqual(maxRequests);
  expect(rules).toBeLessThanOrEqual(maxStyleRules);
});

/** Returns the components of Ant Design in the page whose class no style rule names. */
const withoutRules = (page: Page) =>
  page.evaluate(() => {
    const shown = new Set(
      [...document.querySelectorAll('[class*="ant-"]')].flatMap(({ classList }) =>
        [...classList].flatMap((name) => /^ant-(?!design)[a-z]+(?=$|-)/.exec(name)?.[0] ?? []),
      ),
    );
    const css = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map((rule) => rule.cssText);
    return [...shown].filter((name) => !css.some((text) => text.includes(`.${name}`)));
  });

/** What the build leaves without rules on purpose: marks without a look of their own. */
const withoutLook = ['ant-app', 'ant-row', 'ant-col'];

test('every component shown has its style rules, also one that is loaded later @desk', async ({ page }) => {
  await returned(page.context(), 'admin');
  const check = async (what: string) => {
    await expect
      .poll(async () => (await withoutRules(page)).filter((name) => !withoutLook.includes(name)), { message: what })
      .toEqual([]);
  };
  await page.goto(url('/reclamos'));
  await arrived(page);
  await check('/reclamos');
  for (const name of ['Filtros', 'Columnas', /^Acciones del reclamo/, /^Exportar/]) {
    await page.getByRole('button', { name }).first().click();
    await expect(page.locator('[role=dialog], [role=menu]').filter({ visible: true }).first()).toBeVisible();
    await check(String(name));
    await page.keyboard.press('Escape');
    await expect(page.locator('[role=dialog], [role=menu]').filter({ visible: true })).toHaveCount(0);
    // What closes goes back over its history entry, which would abort the next page.
    await page.waitForFunction(() => !(history.state as { layers?: number } | null)?.layers);
  }
  for (const path of [
    '/reclamos/agregar-reclamo',
    '/agenda',
    '/plazos',
    '/empresa',
    '/perfil',
    '/crear-unidad',
    '/trabajos',
  ]) {
    await page.goto(url(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await arrived(page);
    await check(path);
  }
});
