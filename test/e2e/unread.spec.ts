import type { Page } from '@playwright/test';
import { openList, raise, row, soon } from './support/claims';
import { anotherBrowser } from './support/people';
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
