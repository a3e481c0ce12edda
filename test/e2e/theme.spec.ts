import type { Page } from '@playwright/test';
import { to } from '../../src/contract/links';
import { holdBundle } from './support/holdBundle';
import { arrived, call, expect, expectValidPage, settle, signedIn, test, url, violationsOn } from './support/portal';

const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const dark = 'rgb(23, 20, 18)';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** Chooses a theme where the device has the choice: in a phone's menu, or in the user's menu. */
async function chooseTheme(page: Page, name: string): Promise<void> {
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    // The profile has the same choice: while the menu opens, a click would go there.
    const menu = page.getByRole('navigation', { name: 'Menú' });
    await menu.getByRole('radiogroup', { name: 'Apariencia' }).getByText(name, { exact: true }).click();
    await expect(menu.getByRole('radio', { name })).toBeChecked();
    await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  } else {
    await page.getByRole('button', { name: /^Mi cuenta/ }).click();
    await page.getByRole('menuitem', { name }).click();
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(url(path));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await arrived(page);
}

/** The rules about colours: the others do not follow the theme, and `screens.spec.ts` checks them on every screen. */
async function expectReadable(page: Page): Promise<void> {
  await settle(page);
  expect.soft(await violationsOn(page, 'colours'), `axe at ${page.url()}`).toEqual([]);
}

test.describe('on a dark system', () => {
  test.use({ colorScheme: 'dark' });

  test('the login is dark and passes the page checks @phone', async ({ page, watched }) => {
    watched.expectMessage(/status of 401/);
    await open(page, '/auth/login/clientes');
    await expect.poll(() => groundOf(page)).toBe(dark);
    await expectValidPage(page);
    await page.getByLabel('Email').fill('nadie@demo.ar');
    await page.getByLabel('Contraseña').fill('equivocada');
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectValidPage(page);
  });

  test("staff's screens are dark, with readable colours: list, filters, claim, menus, dialog, settings @desk", async ({
    page,
    context,
  }) => {
    await signedIn(context, 'admin');
    await open(page, '/reclamos');
    await expect.poll(() => groundOf(page)).toBe(dark);
    await page.locator('.ant-table-row input[type=checkbox]').first().check();
    await page.locator('.ant-table-row').nth(3).hover();
    await expectReadable(page);
    await page.getByRole('button', { name: 'Quitar selección' }).click();
    await page.getByRole('button', { name: /^Filtros/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectReadable(page);
    const [waiting] = await call<{ unit_claim: { id: number } }[]>(
      'admin',
      'GET',
      '/logic/unit_claim?page=1&page_size=1&status=pending',
    );
    await open(page, to('reclamos/:id', { id: waiting!.unit_claim.id }));
    await expectReadable(page);
    await page.getByRole('button', { name: /^Cambiar estado/ }).click();
    await page.getByRole('menuitem', { name: 'Rechazar' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectReadable(page);
    for (const path of ['/perfil', '/empresa', '/email-settings', '/manual-de-mantenimiento', '/unidades/1']) {
      await open(page, path);
      await expectReadable(page);
    }
  });

  test('the form of a claim is dark and passes the page checks, with its errors and an open list @phone', async ({
    page,
    context,
  }) => {
    await signedIn(context, 'cliente');
    await open(page, '/reclamos/agregar-reclamo');
    await page.getByRole('button', { name: 'Crear reclamo' }).click();
    await expect(page.getByText('Debe seleccionar una unidad.')).toBeVisible();
    await expectValidPage(page);
    await page.getByRole('combobox', { name: 'Rubro' }).click();
    await expect(page.locator('.ant-select-item-option').first()).toBeVisible();
    await settle(page);
    await expect.poll(() => violationsOn(page)).toEqual([]);
  });
});

test('the dark theme applies at once, and on every visit before anything else is rendered', async ({
  page,
  context,
}) => {
  await signedIn(context, 'cliente');
  await open(page, '/perfil');
  await expect.poll(() => themeOf(page)).toBe('light');
  await chooseTheme(page, 'Oscuro');
  await expect.poll(() => groundOf(page)).toBe(dark);
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#211d1a');
  await expectValidPage(page);

  // It is printed light.
  const printed = page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        window.addEventListener('beforeprint', () => resolve(getComputedStyle(document.body).backgroundColor)),
      ),
  );
  await page.pdf();
  expect(await printed).toBe('rgb(250, 247, 242)');
  await expect.poll(() => groundOf(page)).toBe(dark);

  const release = await holdBundle(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('.page-frame')).toBeAttached();
  await expect.poll(() => themeOf(page)).toBe('dark');
  await expect.poll(() => groundOf(page)).toBe(dark);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Mi Perfil' })).toBeVisible();
  await expect.poll(() => groundOf(page)).toBe(dark);
  await chooseTheme(page, 'Claro');
  await expect.poll(() => themeOf(page)).toBe('light');
});

test('with forced colours the priorities and the current entry are still visible', async ({ page, context }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signedIn(context, 'admin');
  await open(page, '/reclamos');
  await expect(page.locator('.priority').first()).toHaveCSS('background-image', /linear-gradient/);
  await expect(page.locator('.priority').first()).toHaveCSS('forced-color-adjust', 'none');
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await expect(page.locator('.mobile-menu a.active')).toHaveCSS('outline-style', 'solid');
  } else {
    const lineOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).borderBottomColor);
    const other = await lineOf('.header-nav a:not(.active)');
    await expect.poll(() => lineOf('.header-nav a.active')).not.toBe(other);
  }
});
