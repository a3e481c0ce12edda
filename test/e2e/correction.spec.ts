import { newClaimOn, newMark, newOwner, ownPassword } from './support/people';
import { photo } from './support/photos';
import { call, expect, expectValidPage, signedInAs, test, url } from './support/portal';

test('a client withdraws a claim with a reason, and everyone sees it @phone', async ({ page }, info) => {
  const { client, contract } = await newOwner(newMark(info));
  const token = await signedInAs(page, 'client', client.username, ownPassword);
  const claim = await newClaimOn((contract.contract_id ?? contract.id)!, token);
  await page.goto(url(`/reclamos/${claim.id}`));
  await page.getByRole('button', { name: 'Retirar reclamo' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Por qué lo retirás').fill('Ya lo arregló el portero.');
  await dialog.getByRole('button', { name: 'Retirar reclamo' }).click();
  await expect(page.getByText('Retirado por vos: Ya lo arregló el portero.')).toBeVisible();
  await expect(page.getByText('Motivo del rechazo')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Retirar reclamo' })).toHaveCount(0);
});

test('the author corrects a claim while it is pending, and gets a conflict if it has changed in the meantime @phone', async ({
  page,
  watched,
}, info) => {
  watched.expectMessage(/status of 409/);
  const { client, contract } = await newOwner(newMark(info));
  const token = await signedInAs(page, 'client', client.username, ownPassword);
  const claim = await newClaimOn((contract.contract_id ?? contract.id)!, token);
  await page.goto(url(`/reclamos/${claim.id}`));
  await page.getByRole('button', { name: 'Corregir' }).click();
  const dialog = page.getByRole('dialog');
  const description = dialog.getByLabel('Descripción');
  await description.fill('La puerta del placard ya no cierra.');
  await dialog.getByLabel('Fotos', { exact: true }).setInputFiles(photo('placard.png'));
  await expectValidPage(page);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Reclamo corregido')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible();
  await page.getByRole('button', { name: /^Historial: / }).click();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: 'Descripción:' })
      .getByText(/ya no cierra/),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Corregir' }).click();
  await description.fill('Y ahora tampoco abre.');
  await call('admin', 'POST', `/logic/claim/${claim.claim_id}/status/up`);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByText(/mientras tanto el reclamo pasó a «Aprobado»/)).toBeVisible();
  await expect(description).toHaveValue('Y ahora tampoco abre.');
});
