import { anotherBrowser, newAdmin, newMark } from './support/people';
import { arrived, expect, test, url, signInAs } from './support/portal';

test('a layout, an initial view and the switch of the shortcuts belong to the user, and apply in another browser @desk', async ({
  page,
  browser,
}, info) => {
  const admin = await newAdmin(newMark(info));
  const other = await anotherBrowser(browser, info);
  await signInAs(page, 'admin', admin.username, admin.password);
  await signInAs(other.page, 'admin', admin.username, admin.password);

  await page.goto(url('/clientes'));
  await page.getByRole('button', { name: 'Columnas' }).click();
  const panel = page.getByRole('dialog', { name: 'Columnas' });
  await panel.getByRole('checkbox', { name: 'Filas compactas' }).check();
  await panel.getByRole('checkbox', { name: 'Email' }).uncheck();
  await panel.getByRole('button', { name: 'Cerrar' }).click();
  await page.goto(url('/unidades?sort=-name'));
  await expect(page.getByRole('columnheader', { name: 'Nombre' })).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: 'Vista', exact: true }).click();
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/preferences/start-units'));
  await page.getByRole('menuitem', { name: 'Abrir siempre con esta vista' }).click();
  expect((await kept).status()).toBe(200);

  // The other browser shows the list as it was until it loads the settings; its first content needs no call.
  await other.page.goto(url('/clientes'));
  await expect(other.page.locator('.row-table.is-compact')).toBeVisible();
  await expect(other.page.getByRole('columnheader', { name: 'Email' })).toHaveCount(0);
  await other.page.goto(url('/unidades'));
  await expect(other.page).toHaveURL(/sort=-name/);
  await arrived(other.page);
  await other.page.keyboard.press('?');
  const off = other.page.waitForResponse((answer) => answer.url().endsWith('/preferences/grid-keys'));
  await other.page.getByRole('dialog').getByRole('checkbox').uncheck();
  await off;

  await page.goto(url('/clientes'));
  await expect(page.locator('.row-table.is-compact')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.values(JSON.parse(localStorage.getItem('grid-keys') ?? '{}') as object)))
    .toEqual([false]);
  await other.context.close();
});

test('the settings are requested after the first rows, and once @desk', async ({ page }, info) => {
  const admin = await newAdmin(newMark(info));
  const firstPage = page.waitForResponse((answer) => answer.url().endsWith('/api/logic/preferences'));
  await signInAs(page, 'admin', admin.username, admin.password);
  await firstPage;
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(new URL(request.url()).pathname);
  });
  await page.goto(url('/clientes'));
  await expect.poll(() => calls.includes('/api/logic/preferences')).toBe(true);
  expect(calls.indexOf('/api/logic/client')).toBeGreaterThanOrEqual(0);
  expect(calls.indexOf('/api/logic/client')).toBeLessThan(calls.indexOf('/api/logic/preferences'));
  await page.getByRole('banner').getByRole('link', { name: 'Constructora Demo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Reclamos/ })).toBeVisible();
  await page.waitForTimeout(2500);
  expect(calls.filter((path) => path === '/api/logic/preferences')).toHaveLength(1);
});
