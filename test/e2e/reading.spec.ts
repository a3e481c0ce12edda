/** What one reads in a list of claims, and what leads from it to a claim. */
import type { Page } from '@playwright/test';
import { newAdmin, newClaimOn, newMark, newOwner } from './support/people';
import { boxesOf, steady, steadyBox } from './support/places';
import { arrived, call, expect, signedIn, signedInAs, test, url } from './support/portal';

const head = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });
const rows = (page: Page) => page.locator('.row-table tr[data-row-key]');
const widthOf = async (page: Page, name: string) => (await boxesOf(head(page, name)))[0].width;

test('a description has 240 px, and the place one column where the window is narrow, which can be undone @desk', async ({
  page,
}, info) => {
  const { username, password } = await newAdmin(newMark(info));
  await page.setViewportSize({ width: 1280, height: 800 });
  await signedInAs(page, 'admin', username, password);
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(url('/reclamos'));
    await arrived(page);
    await expect.poll(() => widthOf(page, 'Descripción'), `${width} px`).toBeGreaterThanOrEqual(240);
  }
  await expect(head(page, 'Rubro')).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(head(page, 'Rubro')).toHaveCount(0);
  await expect(head(page, 'Lugar')).toBeVisible();
  const place = rows(page).first().locator('td[title^="Lugar: "]');
  await expect(place).toHaveAttribute('title', /^Lugar: .+\nLugar en la unidad: .+\nRubro: .+\nÍtem: .+$/);
  await expect(place).toHaveText(/^[^/]+ \/ [^/]+ \/ [^/]+ \/ [^/]+$/);
  // The columns keep their order.
  const titles = async () => (await page.locator('.row-table thead th').allTextContents()).filter(Boolean);
  await expect
    .poll(async () => (await titles()).slice(0, 6))
    .toEqual(['ID', 'Fecha', 'Nombre y apellido', 'Edificio / Unidad', 'Lugar', 'Descripción']);
  await rows(page)
    .first()
    .getByRole('button', { name: /al lado de la lista$/ })
    .click();
  await expect(page.getByRole('complementary').locator('dt')).toHaveText([
    'Lugar',
    'Lugar en la unidad',
    'Rubro',
    'Ítem',
  ]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('checkbox', { name: 'Una sola columna «Lugar» si no entran todas' }).uncheck();
  await expect(head(page, 'Rubro')).toBeVisible();
  await expect.poll(() => widthOf(page, 'Descripción')).toBeGreaterThanOrEqual(240);
  await page.reload();
  await expect(head(page, 'Rubro')).toBeVisible();
  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('button', { name: 'Restablecer' }).click();
  await expect(head(page, 'Rubro')).toHaveCount(0);
});

test('a click anywhere on a row opens the claim, but not in cells that are edited, on controls and on selected text @desk', async ({
  page,
  context,
}, info) => {
  const { contract } = await newOwner(newMark(info));
  const { id, claim_id: number } = await newClaimOn((contract.contract_id ?? contract.id)!);
  await signedIn(context, 'admin');
  await page.goto(url(`/reclamos?q=${number}`));
  const row = page.locator(`tr[data-row-key="${number}"]`);
  const cell = async (title: string) => {
    const index = await head(page, title).evaluate((element: HTMLTableCellElement) => element.cellIndex);
    return row.locator('td').nth(index);
  };
  const isList = () => expect(page).toHaveURL(new RegExp(`/reclamos\\?q=${number}`));
  // What leads to the claim looks so by more than its colour.
  await (await cell('Fecha')).hover();
  await expect((await cell('ID')).getByRole('link')).toHaveCSS('text-decoration-line', 'underline');
  await expect(await cell('Fecha')).toHaveCSS('cursor', 'pointer');

  for (const title of ['Precio', 'Estado', 'Responsable'])
    await (await cell(title)).click({ position: { x: 2, y: 2 } });
  await row
    .locator('td')
    .first()
    .click({ position: { x: 2, y: 2 } });
  await isList();

  const building = await steadyBox((await cell('Edificio / Unidad')).locator('.row-text'));
  await page.mouse.move(building.x + 1, building.y + 8);
  await page.mouse.down();
  await page.mouse.move(building.x + building.width - 1, building.y + 8, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => window.getSelection()?.toString())).not.toBe('');
  await isList();
  await page.evaluate(() => window.getSelection()?.removeAllRanges());

  for (const click of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const opened = context.waitForEvent('page');
    await (await cell('Fecha')).click(click);
    const tab = await opened;
    await expect(tab).toHaveURL(new RegExp(`/reclamos/${id}$`));
    await tab.close();
    await isList();
  }

  await (await cell('Fecha')).click();
  await expect(page).toHaveURL(new RegExp(`/reclamos/${id}$`));
  await page.goBack();
  await isList();
  await call('admin', 'POST', `/logic/claim/${number}/status/up`);
});

test('after a bulk order its receipt leaves search, filters and columns in use, and moves no row @desk', async ({
  page,
  context,
}, info) => {
  const { contract } = await newOwner(newMark(info));
  const { claim_id: number } = await newClaimOn((contract.contract_id ?? contract.id)!);
  await signedIn(context, 'admin');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(url(`/reclamos?q=${number}`));
  await page.getByRole('checkbox', { name: `Seleccionar el reclamo ${number}` }).check();
  await expect(page.getByRole('button', { name: 'Cambiar prioridad' })).toBeVisible();
  const top = async () => (await boxesOf(page.locator('.row-table')))[0].y;
  const before = await steady(top);
  await page.getByRole('button', { name: 'Cambiar prioridad' }).click();
  await page.getByRole('menuitem', { name: /Alta/ }).click();
  const receipt = page.getByRole('region', { name: 'Cambio de varios reclamos' });
  await expect(receipt.getByText('1 actualizado')).toBeVisible();
  await expect.poll(top).toBe(before);
  for (const name of [/^Filtros/, 'Exportar', 'Columnas'])
    await expect(page.getByRole('button', { name })).toBeVisible();
  await page.getByRole('searchbox').fill('nada que exista');
  await expect(page.getByText('Ningún resultado', { exact: false })).toBeVisible();
  await expect(receipt).toBeVisible();
});

test('the notice of a change, with its undo, covers no row and moves none @desk', async ({ page, context }, info) => {
  const { contract } = await newOwner(newMark(info));
  const { id, claim_id: number } = await newClaimOn((contract.contract_id ?? contract.id)!);
  await signedIn(context, 'admin');
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of [`/reclamos?q=${number}`, `/reclamos/${id}`]) {
    await page.goto(url(path));
    const priority = page.getByRole('button', { name: new RegExp(`^Prioridad .* del reclamo ${number}\\.`) });
    const before = await steadyBox(priority);
    await priority.click();
    await page
      .getByRole('menuitemradio', { name: 'Alta' })
      .or(page.getByRole('menuitem', { name: 'Alta' }))
      .click();
    const notice = page.locator('.notice-line').filter({ hasText: 'Prioridad actualizada!' });
    await expect(notice).toBeVisible();
    await expect.poll(async () => (await boxesOf(priority))[0].y).toBe(before.y);
    await expect(page.locator('.ant-notification-notice')).toHaveCount(0);
    await notice.getByRole('button', { name: 'Deshacer' }).click();
    await expect(priority).toHaveAccessibleName(/Baja|Media/);
  }
});

test('a conflict is said once, in the bar above the list or at its place in the claim @desk', async ({
  page,
  context,
  watched,
}, info) => {
  watched.expectMessage(/409/);
  const { contract } = await newOwner(newMark(info));
  const { id, claim_id: number } = await newClaimOn((contract.contract_id ?? contract.id)!);
  await signedIn(context, 'manager');
  // The second user gets no live change.
  const silence = { contentType: 'text/event-stream', body: ':\n\n' };
  await page.route('**/api/events**', (route) => route.fulfill(silence));
  const prices = { '/reclamos/': '10', '/reclamos?q=': '20' };
  for (const [path, price] of Object.entries(prices)) {
    const isList = path.includes('?');
    await page.goto(url(path + (isList ? number : id)));
    const cell = page.getByRole('button', { name: new RegExp(`^Precio de reparación del reclamo ${number}`) });
    await expect(cell).toBeVisible();
    await call('admin', 'PUT', `/logic/claim/${number}/repair_price`, { repair_price: `${price}.00` });
    await cell.click();
    await page.keyboard.type('99');
    await page.keyboard.press('Enter');
    const said = isList ? page.locator('.unsaved-edits') : page.locator('.claim-bar').getByRole('alert');
    await expect(said).toContainText('$');
    await expect(page.locator('.ant-notification-notice')).toHaveCount(0);
    await expect(page.locator('.unsaved-edits')).toHaveCount(isList ? 1 : 0);
  }
});

test('the date of a question that waits for its answer stands with its tag @desk', async ({ page, context }, info) => {
  const { contract } = await newOwner(newMark(info));
  const { claim_id: number } = await newClaimOn((contract.contract_id ?? contract.id)!);
  await call('admin', 'POST', `/logic/claim/${number}/comment`, { text: '¿Qué día estás?', awaits_reply: true });
  await signedIn(context, 'admin');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(url(`/reclamos?q=${number}`));
  await rows(page)
    .first()
    .getByRole('button', { name: /al lado de la lista$/ })
    .click();
  const question = page.getByRole('complementary').getByRole('listitem').filter({ hasText: '¿Qué día estás?' });
  await expect(async () => {
    const [tag, time] = await boxesOf(question.getByText('Espera respuesta'), question.locator('time'));
    expect(Math.abs(tag.y + tag.height / 2 - time.y - time.height / 2)).toBeLessThan(4);
    expect(tag.x - time.x - time.width).toBeLessThan(16);
  }).toPass();
});
