import { openList, raise, row, soon } from './support/claims';
import { newMark, newOwner, ownPassword } from './support/people';
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
  await expect(row(list, id)).toContainText('Aprobado', soon);
  await expect(detail.getByText('Aprobado').first()).toBeVisible(soon);
  await expect(row(list, id)).toHaveClass(/is-changed/);
  await expect(row(list, id)).not.toHaveClass(/is-changed/, soon);

  await call('admin', 'POST', `/logic/claim/${id}/comment`, { text: 'Vamos el martes a la mañana' });
  await expect(detail.getByText('Vamos el martes a la mañana')).toBeVisible(soon);
  expect(loads).toBe(0);
  await others.close();
});

test('new claims are counted in a line above the list, and appear after a click on it @desk', async ({
  context,
}, info) => {
  // Other tests create claims too: a filtered list counts only matching ones.
  const mark = newMark(info).replaceAll(/\W/g, '');
  const first = await raise(`Se trabó la persiana ${mark}`);
  await signedIn(context, 'admin');
  const page = await openList(context, `/reclamos?q=${mark}`);
  await expect(row(page, first)).toBeVisible();
  await raise('Un reclamo que la lista no muestra');
  const ids = [await raise(`No cierra la ventana ${mark}`), await raise(`Gotea el techo ${mark}`)];
  const line = page.getByRole('button', { name: '2 reclamos nuevos' });
  await expect(line).toBeVisible(soon);
  for (const id of ids) await expect(row(page, id)).toHaveCount(0);
  await line.click();
  for (const id of ids) await expect(row(page, id)).toBeVisible();
  await expect(line).toHaveCount(0);
});

test('two tabs share one connection; when its tab is closed, the other one takes over @desk', async ({ context }) => {
  await signedIn(context, 'admin');
  const streams: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/api/events')) streams.push(request.url());
  });
  const id = await raise('La puerta del placard está floja');
  const first = await openList(context);
  const second = await context.newPage();
  await second.goto(url('/reclamos'));
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
  const page = await openList(context);
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

test('a price that the user is typing is not replaced, and the conflict is shown @desk', async ({
  context,
  watched,
}) => {
  watched.expectMessage(/409/);
  await signedIn(context, 'admin');
  const id = await raise('Una baldosa del balcón está rota');
  const page = await openList(context);
  await row(page, id)
    .getByRole('button', { name: /precio/i })
    .first()
    .click();
  const field = row(page, id).getByRole('textbox');
  await field.fill('500');
  const refreshed = page.waitForResponse((answer) => answer.url().includes(`/unit_claim/${id}`));
  await call('manager', 'PUT', `/logic/claim/${id}/repair_price`, { repair_price: '900.00' });
  await refreshed;
  await expect(field).toHaveValue('500');
  const saved = page.waitForResponse((answer) => answer.url().includes('/repair_price'));
  await field.press('Enter');
  expect((await saved).status()).toBe(409);
});

test('a new unit is announced above the open list, and appears after a click @desk', async ({ context }, info) => {
  const { project } = await newOwner(newMark(info));
  await signedIn(context, 'admin');
  const page = await openList(context, `/unidades?project_id=${project.id}`);
  await expect(page.locator('[data-row-key]')).toHaveCount(1);
  const unit = { description: '', unit_type_id: 3, project_id: project.id };
  const { unit_id: id } = await call<{ unit_id: number }>('admin', 'POST', '/model/unit', { ...unit, name: '2° B' });
  const line = page.getByRole('button', { name: '1 unidad nueva' });
  // If another test changed a unit at the same time, the list was refetched and already contains it.
  await expect(line.or(row(page, id)).first()).toBeVisible(soon);
  if (await line.isVisible()) await line.click();
  await expect(row(page, id)).toContainText('2° B');
  await expect(line).toHaveCount(0);
});

test('a new supervisor appears in the open list of users at once, and is marked like a changed one @desk', async ({
  context,
}, info) => {
  const mark = newMark(info).replaceAll(/\W/g, '');
  await signedIn(context, 'admin');
  const page = await openList(context, `/managers?q=${mark}`);
  await expect(page.locator('[data-row-key]')).toHaveCount(0);
  const { id, version } = await call<{ id: number; version: number }>('admin', 'POST', '/logic/manager', {
    username: `supervisora-${mark}@prueba.ar`,
    password: ownPassword,
    name: 'Ana',
    last_name: mark,
    phone_number: '3415550199',
    project_ids: [],
  });
  await expect(row(page, id)).toHaveClass(/is-changed/, soon);
  await expect(row(page, id)).not.toHaveClass(/is-changed/, soon);
  await call('admin', 'PUT', `/logic/manager/${id}`, {
    username: `supervisora-${mark}@prueba.ar`,
    name: 'Anabella',
    last_name: mark,
    phone_number: '3415550199',
    version,
  });
  await expect(row(page, id)).toContainText('Anabella', soon);
  await expect(row(page, id)).toHaveClass(/is-changed/);
});
