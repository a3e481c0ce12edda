import { readFileSync } from 'node:fs';
import { chooseAll } from './support/forms';
import { newClaimOn, newMark, newOwner } from './support/people';
import { arrived, expect, expectValidPage, signedIn, test, url } from './support/portal';

test('a number of the panel, of one project, opens the list that it counts @desk', async ({ page, context }, info) => {
  const { project, contract } = await newOwner(newMark(info));
  for (let made = 0; made < 2; made++) await newClaimOn((contract.contract_id ?? contract.id)!);
  await signedIn(context, 'admin');
  await page.goto(url('/panel'));
  await arrived(page);
  const states = page.getByRole('table', { name: 'Por estado' });
  await expect(states).toBeVisible();
  await expectValidPage(page);

  await chooseAll(page, 'Proyectos', [project.name]);
  await expect(page).toHaveURL(/proyectos=\d+/);
  await expect(page.getByRole('table', { name: 'Por proyecto' }).first().getByRole('row')).toHaveCount(3);
  const all = states.getByRole('row', { name: /^Todos/ }).getByRole('link');
  await expect(all).toHaveText('2');
  await all.click();
  await arrived(page);
  await expect(page).toHaveURL(/\/reclamos\?project_id=\d+&status=pending/);
  await expect(page.getByText('2 resultados').first()).toBeVisible();
  await page.goBack();
  await expect(states.getByRole('row', { name: /^Todos/ }).getByRole('link')).toHaveText('2');
});

test('a figure is drawn when asked, read by the arrow keys, and saved as a picture @desk', async ({
  page,
  context,
}) => {
  await signedIn(context, 'admin');
  await page.goto(url('/panel'));
  await arrived(page);
  await page.getByRole('button', { name: 'Ver gráfico de «Reclamos abiertos»' }).press('Enter');
  const dialog = page.getByRole('dialog');
  const chart = dialog.getByRole('figure', { name: 'Gráfico: Reclamos abiertos, por antigüedad' });
  await expect(chart.getByText('8 a 30 días')).toBeVisible();
  await expectValidPage(page);
  await chart.locator('svg').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(chart.locator('.recharts-tooltip-wrapper')).toContainText('Reclamos');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Descargar imagen (PNG)' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.png$/);
  const picture = readFileSync(await download.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  // Drawn twice as large as shown, and not empty.
  expect(picture.readUInt32BE(16)).toBeGreaterThan(500);
  expect(picture.length).toBeGreaterThan(5000);
});
