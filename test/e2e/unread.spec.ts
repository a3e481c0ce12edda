import type { Page } from '@playwright/test';
import { claimsOf, openList, raise, row, soon } from './support/claims';
import { anotherBrowser, newMark } from './support/people';
import { call, expect, signedIn, test, url } from './support/portal';

const news = (page: Page, id: number) => row(page, id).locator('.row-news');

test("a message of staff marks the client's row as unread; opening the claim marks it as read on every device @phone", async ({
  browser,
  context,
}, info) => {
  const id = await raise('Gotea la ducha y no cierra');
  await call('cliente', 'POST', '/logic/claim/read', { type: 'UNIT', is_read: true, filter: {} });
  await signedIn(context, 'cliente');
  const page = await openList(context, `/reclamos`);
  await expect(row(page, id)).toBeVisible();
  await expect(news(page, id)).toHaveCount(0);

  await call('admin', 'POST', `/logic/claim/${id}/comment`, { text: 'Pasamos el jueves' });
  await expect(news(page, id)).toContainText('1 mensaje', soon);
  await expect(page).toHaveTitle(/^\(\d+\) /);

  await row(page, id).getByRole('link').first().click();
  await expect(page.getByText('Pasamos el jueves')).toBeVisible();
  const other = await anotherBrowser(browser, info, 'cliente');
  await expect
    .poll(async () => (await call<unknown[]>('cliente', 'GET', `/logic/claim/news?ids=${id}`)).length)
    .toBe(0);
  await other.page.goto(url('/reclamos'));
  await expect(row(other.page, id)).toBeVisible();
  await expect(news(other.page, id)).toHaveCount(0);
  await other.context.close();
});

test('staff filter unread claims, mark one with a key, and find it again @desk', async ({ context }, info) => {
  const mark = newMark(info).replaceAll(/\W/g, '');
  const id = await raise(`Se despegó el zócalo ${mark}`);
  await signedIn(context, 'manager');
  const page = await openList(context, `/reclamos?q=${mark}&unread=true`);
  await expect(row(page, id)).toContainText('nuevo');
  await expect(page.getByRole('button', { name: 'Teclas de la lista (?)' })).toBeVisible();
  await row(page, id).focus();
  await page.keyboard.press('u');
  // The row keeps its position until the list is refetched, which a live change can cause at any time.
  await expect(row(page, id).filter({ hasText: 'nuevo' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Ningún resultado coincide con la búsqueda.')).toBeVisible();
  // Another test may open the newest claim as `admin`, which marks it as read.
  expect(await claimsOf('direccion', `&unread=true&q=${mark}`)).toHaveLength(1);
  await page.getByRole('button', { name: 'Quitar Sin leer' }).click();
  await expect(page.getByRole('button', { name: 'Teclas de la lista (?)' })).toBeVisible();
  await row(page, id).focus();
  await page.keyboard.press('u');
  await expect(row(page, id)).toContainText('sin leer');
});

test('a mark on one device appears on another at once, without a reload @desk', async ({ browser, context }, info) => {
  const mark = newMark(info).replaceAll(/\W/g, '');
  const id = await raise(`No prende el calefón ${mark}`);
  await signedIn(context, 'manager');
  const page = await openList(context, `/reclamos?q=${mark}`);
  const other = await anotherBrowser(browser, info, 'manager');
  const elsewhere = await openList(other.context, `/reclamos?q=${mark}`);
  for (const each of [page, elsewhere]) await expect(row(each, id)).toContainText('nuevo');
  for (const [isRead, words] of [
    [true, /^((?!nuevo|sin leer).)*$/s],
    [false, /sin leer/],
  ] as const) {
    await call('manager', 'POST', '/logic/claim/read', { type: 'UNIT', is_read: isRead, ids: [id] });
    for (const each of [page, elsewhere]) await expect(row(each, id)).toContainText(words, soon);
  }
  await other.context.close();
});
