/** What one reads in a list of claims, and what leads from it to a claim. */
import type { Page } from '@playwright/test';
import { newAdmin, newClaimOn, newMark, newOwner } from './support/people';
import { arrived, call, expect, signedIn, signInAs, test, url } from './support/portal';

const head = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });
const rows = (page: Page) => page.locator('.row-table tr[data-row-key]');
const widthOf = async (page: Page, name: string) => (await head(page, name).boundingBox())!.width;

test('a description has 240 px, and the place one column where the window is narrow, which can be undone @desk', async ({
  page,
}, info) => {
  const { username, password } = await newAdmin(newMark(info));
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAs(page, 'admin', username, password);
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(url('/reclamos'));
    await arrived(page);
    expect(await widthOf(page, 'Descripción'), `${width} px`).toBeGreaterThanOrEqual(240);
  }
  await expect(head(page, 'Rubro')).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(head(page, 'Rubro')).toHaveCount(0);
  await expect(head(page, 'Lugar')).toBeVisible();
  const place = rows(page).first().locator('td[title^="Lugar: "]');
  await expect(place).toHaveAttribute('title', /^Lugar: .+\nLugar en la unidad: .+\nRubro: .+\nÍtem: .+$/);
  await expect(place).toHaveText(/^[^/]+ \/ [^/]+ \/ [^/]+ \/ [^/]+$/);
  // The columns keep their order.
  const titles = await page.locator('.row-table thead th').allTextContents();
  expect(titles.filter(Boolean).slice(0, 6)).toEqual([
    'ID',
    'Fecha',
    'Nombre y apellido',
    'Edificio / Unidad',
    'Lugar',
    'Descripción',
  ]);
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
  expect(await widthOf(page, 'Descripción')).toBeGreaterThanOrEqual(240);
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

  const building = (await (await cell('Edificio / Unidad')).locator('.row-text').boundingBox())!;
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
