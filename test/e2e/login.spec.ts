import type { Page } from '@playwright/test';
import { holdBundle } from './support/holdBundle';
import { expect, password, test, url } from './support/portal';

const logins = ['clientes', 'consortium', 'manager', 'admin'];

const submit = (page: Page) => page.getByRole('button', { name: 'Iniciar sesión' });
const list = (page: Page) => page.getByRole('heading', { level: 1, name: /Reclamos/ });

test('the login is shown before its scripts, which keep the input and the focus in the same fields @desk', async ({
  page,
}) => {
  const release = await holdBundle(page);
  await page.goto(url('/auth/login/admin'), { waitUntil: 'commit' });
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('admin@demo.ar');
  await page.getByLabel('Contraseña').fill(password);
  const field = await page.getByLabel('Contraseña').elementHandle();
  const picture = await page.screenshot({ caret: 'hide', animations: 'disabled' });
  release();
  // Only React can show the password.
  await expect(async () => {
    await page.getByRole('button', { name: 'Mostrar' }).click();
    await expect(page.getByRole('button', { name: 'Ocultar' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole('button', { name: 'Ocultar' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('admin@demo.ar');
  expect(await field?.evaluate((before) => before === document.querySelector('#password'))).toBe(true);
  await page.getByLabel('Contraseña').focus();
  await page.mouse.move(0, 0);
  expect((await page.screenshot({ caret: 'hide', animations: 'disabled' })).equals(picture)).toBe(true);
  await submit(page).click();
  await expect(list(page)).toBeVisible();
});

test('a login that is submitted before the scripts is sent after them, and the address contains no password @desk', async ({
  page,
}) => {
  const release = await holdBundle(page);
  await page.goto(url('/auth/login/clientes'), { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('cliente@demo.ar');
  await page.getByLabel('Contraseña').fill(password);
  await page.keyboard.press('Enter');
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  expect(page.url()).toBe(url('/auth/login/clientes'));
  release();
  await expect(list(page)).toBeVisible();
});

for (const slug of logins)
  test(`the rendered login is identical to React's: ${slug} @desk`, async ({ page }) => {
    await page.goto(url(`/auth/login/${slug === 'admin' ? 'manager' : 'admin'}`));
    await page.locator(`.auth-types a[href="/auth/login/${slug}"]`).click();
    await page.waitForURL(`**/auth/login/${slug}`);
    const isSame = () =>
      page.evaluate(async () => {
        const html = await (await fetch(location.href)).text();
        const sent = new DOMParser().parseFromString(html, 'text/html').querySelector('.auth');
        // React sets the focus itself.
        sent?.querySelector('[autofocus]')?.removeAttribute('autofocus');
        return document.querySelector('.auth')?.isEqualNode(sent);
      });
    await expect.poll(isSame).toBe(true);
  });

test('a signed-in user who opens a login page sees no login, and is redirected to their home page @desk', async ({
  page,
}) => {
  await page.goto(url('/auth/login/admin'));
  await page.getByLabel('Email').fill('admin@demo.ar');
  await page.getByLabel('Contraseña').fill(password);
  await submit(page).click();
  await expect(list(page)).toBeVisible();
  const release = await holdBundle(page);
  await page.goto(url('/auth/login/admin'), { waitUntil: 'commit' });
  await expect(page.locator('#root .auth')).toHaveCount(1);
  await expect(submit(page)).toBeHidden();
  release();
  await expect(list(page)).toBeVisible();
});

test('while the user types, the next screen is loaded, so that only the login call remains @desk', async ({ page }) => {
  await page.goto(url('/auth/login/admin'));
  const screen = page.waitForResponse(/\/assets\/claims-ClaimListScreens-tsx\.\w+\.js$/);
  await page.getByLabel('Email').fill('admin@demo.ar');
  await page.getByLabel('Contraseña').fill(password);
  await screen;
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(url(''), '')));
  await submit(page).click();
  await expect(list(page)).toBeVisible();
  const rows = '/api/logic/unit_claim?page=1&page_size=10';
  // The list's title appears before its rows are requested.
  await expect.poll(() => asked.filter((path) => path === rows)).toHaveLength(1);
  await expect(page.getByText(/^1–10 de \d+$/)).toBeVisible();
  expect(asked.filter((path) => path === rows)).toHaveLength(1);
  expect(asked.filter((path) => /\/(shell|main|claims-ClaimListScreens-tsx)\./.test(path))).toEqual([]);
});

test('when another user signs in in a second tab, the first one becomes theirs too @desk', async ({
  page,
  context,
}) => {
  const second = await context.newPage();
  for (const [tab, slug, person] of [
    [page, 'clientes', 'cliente'],
    [second, 'admin', 'admin'],
  ] as const) {
    await tab.goto(url(`/auth/login/${slug}`));
    await tab.getByLabel('Email').fill(`${person}@demo.ar`);
    await tab.getByLabel('Contraseña').fill(password);
  }
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Mi cuenta: Laura' })).toBeVisible();
  await submit(second).click();
  await expect(list(second)).toBeVisible();
  await expect(page.getByRole('button', { name: /Gestión/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mi cuenta: Laura' })).toBeHidden();
});
