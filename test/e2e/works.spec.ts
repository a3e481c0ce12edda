import { choose, chooseAll } from './support/forms';
import { newClaimOn, newMark, newOwner } from './support/people';
import { arrived, expect, expectValidPage, signedIn, test, url } from './support/portal';

test('a contractor is created, a work order is requested, and it is returned once before it is verified @desk', async ({
  page,
  context,
}, info) => {
  const mark = newMark(info);
  const { contract, project } = await newOwner(mark);
  const { claim_id: claimId } = await newClaimOn((contract.contract_id ?? contract.id)!);
  await signedIn(context, 'admin');

  await page.goto(url('/crear-contratista'));
  await page.getByLabel('Nombre', { exact: true }).fill(`Taller ${mark}`);
  await page.getByLabel('Teléfono', { exact: true }).fill('341 555-0177');
  await chooseAll(page, 'Rubros', ['Sanitarios']);
  await page.getByRole('button', { name: 'Crear contratista' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Taller ${mark}` })).toBeVisible();
  await expectValidPage(page);

  await page.goto(url(`/reclamos/${claimId}`));
  await page.getByRole('link', { name: 'Encargar trabajo' }).click();
  await expect(page.getByText(`#${claimId} `)).toBeVisible();
  await choose(page, 'Quién lo hace', new RegExp(`Taller ${mark}`));
  await page.getByLabel('Qué hay que hacer').fill('Cambiar el flexible de la bacha.');
  await page.getByLabel('Precio acordado (opcional)').fill('42.500');
  await expectValidPage(page);
  await page.getByRole('button', { name: 'Encargar trabajo' }).click();

  const heading = page.getByRole('heading', { level: 1, name: /^Trabajo \d+/ });
  await expect(heading).toBeVisible();
  await expect(page.getByText('$ 42.500,00')).toBeVisible();
  for (const move of ['Aceptar', 'Marcar como hecho'])
    await page.getByRole('button', { name: move, exact: true }).click();
  await page.getByRole('button', { name: 'Devolver' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Motivo').fill('Sigue goteando.');
  await dialog.getByRole('button', { name: 'Devolver' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Qué pasó' }).getByText('Sigue goteando.')).toBeVisible();
  for (const move of ['Marcar como hecho', 'Verificar'])
    await page.getByRole('button', { name: move, exact: true }).click();
  await expect(page.getByText('Verificó el trabajo')).toBeVisible();
  await expect(page.getByText(/hay reclamos sin finalizar/)).toBeVisible();
  await expectValidPage(page);

  await page.goto(url(`/trabajos?project_id=${project.id}`));
  await arrived(page);
  await expect(page.locator('[data-row-key]')).toHaveCount(1);
  await expect(page.locator('[data-row-key]')).toContainText('Verificado');
});
