import { openList, raise, row, soon } from './support/claims';
import { arrived, call, expect, signedIn, test, url } from './support/portal';

test("a status change by staff appears in the client's open list and claim without a reload @desk", async ({
  browser,
  context,
}) => {
  const id = await raise('Gotea la canilla de la cocina desde ayer');
  await signedIn(context, 'cliente');
  const list = await openList(context);
  await expect(row(list, id)).toContainText('En análisis');
  const others = await browser.newContext();
  await signedIn(others, 'cliente');
  const detail = await openList(others, `/reclamos/${id}`);
  await expect(detail.getByText('En análisis').first()).toBeVisible();
  let loads = 0;
  for (const page of [list, detail]) page.on('load', () => loads++);

  await call('admin', 'POST', `/logic/claim/${id}/status/up`);
  await expect(row(list, id).and(list.locator('.is-changed'))).toContainText('Aprobado', soon);
  await expect(detail.getByText('Aprobado').first()).toBeVisible(soon);
  await expect(row(list, id)).not.toHaveClass(/is-changed/, soon);

  await call('admin', 'POST', `/logic/claim/${id}/comment`, { text: 'Vamos el martes a la mañana' });
  await expect(detail.getByText('Vamos el martes a la mañana')).toBeVisible(soon);
  expect(loads).toBe(0);
  await others.close();
});

test('two tabs share one connection; when its tab is closed, the other one takes over @desk', async ({ context }) => {
  await signedIn(context, 'admin');
  const streams: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/api/events')) streams.push(request.url());
  });
  const id = await raise('La puerta del placard está floja');
  // Other tests create claims meanwhile, and the newest ten are not always the same.
  const first = await openList(context, `/reclamos?q=${id}`);
  const second = await context.newPage();
  await second.goto(url(`/reclamos?q=${id}`));
  await arrived(second);
  // Its code has been loaded too.
  await second.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/live\./.test(name)),
  );
  await second.waitForTimeout(500);
  expect(streams).toHaveLength(1);
  await call('admin', 'POST', `/logic/claim/${id}/status/up`);
  for (const page of [first, second]) {
    await page.bringToFront();
    await expect(row(page, id)).toContainText('Aprobado', soon);
  }
  const takenOver = context.waitForEvent('request', (request) => request.url().includes('/api/events'));
  await first.close();
  await takenOver;
  await call('admin', 'POST', `/logic/claim/${id}/status/up`);
  await expect(row(second, id)).toContainText('En curso', soon);
  expect(streams).toHaveLength(2);
});

test('a burst of changes refetches a claim a few times, not once for each change @desk', async ({ context }) => {
  await signedIn(context, 'admin');
  const id = await raise('Se despegó un zócalo del comedor');
  const page = await openList(context, `/reclamos?q=${id}`);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/unit_claim/.test(request.url())) asked.push(request.url());
  });
  const start = Date.now();
  for (let count = 0; count < 10; count++)
    await call('admin', 'POST', `/logic/claim/${id}/comment`, { text: `Nota ${count}` });
  await expect(row(page, id)).toContainText('10', soon);
  // At most one in a second.
  const most = Math.max(4, (Date.now() - start) / 1000 + 1);
  expect(asked.filter((address) => address.includes(`/unit_claim/${id}`)).length).toBeLessThanOrEqual(most);
});
