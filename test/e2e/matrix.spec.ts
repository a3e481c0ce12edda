/** How the screens look and work for those who see, type or set their browser otherwise: many screens in few pages. */
import type { Page } from '@playwright/test';
import { hiddenFocusOn } from './support/focus';
import { setFontSize } from './support/fonts';
import { arrived, call, expect, goWithin, signedIn, test, unstick, url, violationsOn } from './support/portal';

/** One screen of each kind: lists, records, forms, settings, texts. */
const screens = [
  '/hoy',
  '/reclamos',
  '/reclamos/agregar-reclamo',
  '/perfil',
  '/clientes',
  '/unidades/1',
  '/unidades/sin-entrega',
  '/trabajos/1',
  '/encargar-trabajo',
  '/agenda',
  '/panel',
  '/plazos',
  '/importar',
  '/email-settings',
  '/manual-de-mantenimiento',
];
const claimPath = async () => {
  const [first] = await call<{ unit_claim: { id: number } }[]>('admin', 'GET', '/logic/unit_claim?page=1&sort=id');
  return `/reclamos/${first!.unit_claim.id}`;
};

/** Opens the screens one after the other in one page. */
async function walk(page: Page, paths: string[], visit: (path: string) => Promise<void>): Promise<void> {
  for (const [index, path] of paths.entries()) {
    if (index === 0) await page.goto(url(path));
    else await goWithin(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await arrived(page);
    await visit(path);
  }
}

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const phone = { width: 360, height: 740 };
/** A turned phone, and a small laptop with its page enlarged to 400 %: bars cover more of them than of a phone. */
const lowSizes = [
  { width: 740, height: 360 },
  { width: 320, height: 256 },
];

for (const half of [0, 1])
  test(`every control that Tab reaches is in sight, with no sideways scroll: part ${half + 1} @desk`, async ({
    page,
    context,
  }) => {
    await signedIn(context, 'admin');
    await page.setViewportSize(phone);
    const paths = [await claimPath(), ...screens].filter((_, index) => index % 2 === half);
    await walk(page, paths, async (path) => {
      for (const size of lowSizes) {
        await page.setViewportSize(size);
        await arrived(page);
        const at = `${path}, ${size.width} x ${size.height}`;
        const { hidden, reached } = await hiddenFocusOn(page);
        expect.soft(hidden, `hidden focus at ${at}`).toEqual([]);
        expect.soft(reached, path).toBeGreaterThan(1);
        await expect.soft.poll(() => sidewaysScroll(page), at).toBeLessThanOrEqual(0);
        // The elements are those of a phone, on which every screen is checked elsewhere.
        expect.soft(await violationsOn(page, 'sizes'), `axe at ${at}`).toEqual([]);
      }
    });
  });

test('with text of 200 %, more contrast and the colours of the system nothing is cut off or hard to read @desk', async ({
  page,
  context,
}) => {
  await signedIn(context, 'admin');
  await page.setViewportSize(phone);
  await page.emulateMedia({ contrast: 'more' });
  await setFontSize(page, 32);
  await walk(page, [await claimPath(), ...screens], async (path) => {
    await unstick(page);
    await expect.soft.poll(() => sidewaysScroll(page), `sideways scroll at ${path}`).toBeLessThanOrEqual(0);
    const cut = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLInputElement>('main input')]
          .filter((field) => field.offsetParent && !field.matches('[type=checkbox], [type=radio], [type=file]'))
          .filter((field) => field.scrollWidth > field.clientWidth + 2)
          .map((field) => `${field.value} in ${field.ariaLabel ?? field.id}`),
      );
    await expect.soft.poll(cut, `cut off at ${path}`).toEqual([]);
    expect.soft(await violationsOn(page, 'colours', 'sizes'), `axe at ${path}`).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await violationsOn(page, 'colours'), `axe at ${path}, colours of the system`).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  });
});

test('with the colours of the system, buttons have a border and what is chosen an outline @desk', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signedIn(context, 'admin');
  await page.goto(url('/auth/login/clientes'));
  const bare = () =>
    page.evaluate(() => {
      const isBare = (element: Element) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
        return borderTopStyle === 'none' || borderTopWidth === '0px';
      };
      const buttons = '.ant-btn:not(.ant-btn-link), .table-view, .suggestion, .login-submit, .plain-button';
      const chosen = '.ant-segmented-item-selected, .ant-pagination-item-active, .table-view[aria-pressed=true]';
      return [
        ...[...document.querySelectorAll(buttons)].filter(isBare),
        ...[...document.querySelectorAll(chosen)].filter((each) => getComputedStyle(each).outlineStyle === 'none'),
      ].map((element) => `${element.className}: ${element.textContent}`);
    });
  await walk(
    page,
    ['/reclamos', await claimPath(), '/agenda', '/plazos', '/reclamos/agregar-reclamo'],
    async (path) => {
      await expect.soft.poll(bare, path).toEqual([]);
    },
  );
});

test('a change of page moves the focus to its title, and the way back to the row; two Tabs lead to a list @desk', async ({
  page,
  context,
}) => {
  await signedIn(context, 'admin');
  await page.goto(url('/clientes'));
  await expect(page.locator('tr[data-row-key]').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir a la lista' })).toBeFocused();
  await page.keyboard.press('Enter');
  const row = page.locator('tr[data-row-key]').first();
  await expect(row).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const key = await page.evaluate(() => document.activeElement?.getAttribute('data-row-key'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/clientes/${key}$`));
  await expect(page.locator('h1')).toBeFocused();
  await page.goBack();
  await expect(page.locator(`tr[data-row-key="${key}"]`)).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: 'Cuadro de garantías' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cuadro de garantías' })).toBeFocused();

  // From the menu of a phone, which gives the focus back to its button when it closes.
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('link', { name: 'Clientes', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeFocused();
  const link = page.locator('li[data-row-key] a[data-row-link]').nth(2);
  const address = (await link.getAttribute('href'))!;
  await link.click();
  await expect(page.locator('h1')).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Clientes', exact: true }).click();
  await expect(page.locator(`a[href="${address}"]`)).toBeFocused();
});

test('no list is inside a live region: what changed is said in one line @desk', async ({ page, context }) => {
  await signedIn(context, 'admin');
  for (const [path, size] of [
    ['/reclamos', { width: 1440, height: 900 }],
    ['/clientes', phone],
  ] as const) {
    await page.setViewportSize(size);
    await page.goto(url(path));
    await expect(page.locator('[data-row-key]').first()).toBeVisible();
    const long = await page.evaluate(() =>
      [...document.querySelectorAll('[aria-live], [role=status], [role=alert], [role=log]')]
        .filter((region) => region.getAttribute('aria-live') !== 'off')
        .map((region) => region.textContent ?? '')
        .filter((said) => said.length > 200),
    );
    expect(long).toEqual([]);
  }
});
