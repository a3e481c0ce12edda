import { readFile } from 'node:fs/promises';
import { holdBundle } from './support/holdBundle';
import { newClaimOn, newMark, newOwner } from './support/people';
import { boxesOf, steady } from './support/places';
import { call, expect, expectValidPage, signedIn, test, url } from './support/portal';

/** A list address that contains only the claims of a new unit. */
async function ownClaims(mark: string, count: number): Promise<{ address: string; numbers: number[] }> {
  const { contract } = await newOwner(mark);
  const numbers: number[] = [];
  for (let index = 0; index < count; index++)
    numbers.push((await newClaimOn((contract.contract_id ?? contract.id)!)).claim_id);
  return { address: url(`/reclamos?q=${mark}`), numbers };
}

test('all claims of the filter are moved at once, the others show the reason, and the receipt covers and moves nothing and stays until it is read @desk', async ({
  page,
  context,
}, info) => {
  const release = await holdBundle(page, 'content-WarrantyScreen-tsx');
  const { address, numbers } = await ownClaims(newMark(info), 12);
  await call('admin', 'POST', `/logic/claim/${numbers[0]}/status/reject`, { reason: 'Está repetido.' });
  await signedIn(context, 'admin');
  await page.goto(address);
  const boxes = page.getByRole('checkbox', { name: /^Seleccionar el reclamo/ });
  await expect(boxes).toHaveCount(10);
  await boxes.first().click();
  const pageCheckbox = page.getByRole('checkbox', { name: 'Seleccionar las 10 filas de esta página' });
  // Cards have no table head.
  await pageCheckbox.or(page.getByRole('button', { name: 'Seleccionar los 10 de esta página' })).click();
  await page.getByRole('button', { name: 'Seleccionar los 12 que coinciden' }).click();
  await expect(page.getByText('12 reclamos seleccionados: todos los que coinciden')).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar estado', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Avanzar al estado siguiente' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('De 12, 11 pueden avanzar. Pasan: 11 a «Aprobado».');
  await expect(question).toContainText('1 no cambia: 1 en «Rechazado o retirado».');
  const rows = page.getByRole('table').or(page.locator('.cards'));
  const top = async () => (await boxesOf(rows))[0].y;
  const before = await steady(top);
  await question.getByRole('button', { name: 'Avanzar al estado siguiente' }).click();
  const receipt = page.getByRole('region', { name: 'Cambio de varios reclamos' });
  await expect(receipt.getByText('11 actualizados, 1 no se pudo cambiar')).toBeVisible();
  await expect(async () => {
    const [said, list] = await boxesOf(receipt, rows);
    expect(said.y + said.height).toBeLessThanOrEqual(list.y);
    if (info.project.name === 'desk') expect(list.y).toBe(before);
  }).toPass();
  await receipt.getByRole('button', { name: 'Ver uno por uno' }).click();
  await receipt.getByText('1: Un reclamo en «Rechazado» no admite ese cambio de estado.').click();
  await expect(page.getByText('Aprobado').first()).toBeVisible();
  await expectValidPage(page);
  await receipt.getByRole('link', { name: `Reclamo ${numbers[0]}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`#${numbers[0]}$`) })).toBeVisible();
  await page.goBack();
  // Its own link leads to the next refused claim; another page ends the reading.
  await expect(receipt).toBeVisible();
  await page.getByRole('link', { name: 'Cuadro de garantías' }).click();
  // A skeleton replaces the list before the next page is shown.
  await expect(page.getByRole('main').getByRole('status', { name: 'Cargando' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Cuadro de garantías' })).toBeVisible();
  await page.goBack();
  await expect(boxes.first()).toBeVisible();
  await expect(receipt).toHaveCount(0);
});

test('the selected rows are saved as a file with the visible columns @desk', async ({ page, context }, info) => {
  const { address, numbers } = await ownClaims(newMark(info), 2);
  await signedIn(context, 'admin');
  await page.goto(address);
  await page.getByRole('checkbox', { name: `Seleccionar el reclamo ${numbers[1]}` }).click();
  await page.getByRole('button', { name: 'Exportar' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV: 1 fila' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Reclamos de unidad \d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('Descripción');
  expect(lines[1]).toMatch(new RegExp(`^"?${numbers[1]}"?;`));
});

test(
  'prices of a column are typed one below the other, and the last one is undone',
  { tag: '@desk' },
  async ({ page, context }, info) => {
    const { address, numbers } = await ownClaims(newMark(info), 2);
    const [below, above] = numbers;
    await signedIn(context, 'manager');
    await page.goto(address);
    const price = (id: number | undefined) =>
      page.getByRole('button', { name: new RegExp(`^Precio de reparación del reclamo ${id}:`) });
    await price(above).focus();
    await page.keyboard.type('1500', { delay: 40 });
    await page.keyboard.press('Enter');
    await expect(price(above)).toHaveText('$ 1.500,00');
    await expect(price(below)).toBeFocused();
    // The notice is that of the change that was saved last.
    await expect(page.getByText(`Reclamo ${above}: $ 1.500,00`)).toBeVisible();
    await page.keyboard.type('98,5', { delay: 40 });
    await page.keyboard.press('Tab');
    await expect(price(below)).toHaveText('$ 98,50');
    await expect(page.getByRole('button', { name: new RegExp(`^Estado .* del reclamo ${below}`) })).toBeFocused();
    // Until the second price is saved, the notification is that of the first one.
    await expect(page.getByText(`Reclamo ${below}: $ 98,50`)).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(price(below)).toHaveText('—');
    await expect(price(above)).toHaveText('$ 1.500,00');
  },
);
