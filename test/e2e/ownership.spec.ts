import { find } from './support/forms';
import { anotherBrowser, newClaimOn, newClient, newMark, newOwner, ownPassword } from './support/people';
import { expect, expectValidPage, signedIn, signedInAs, test, url } from './support/portal';

test('a unit is sold: the new owner sees its claims without the former owner, who keeps their own @desk', async ({
  page,
  context,
  browser,
}, info) => {
  const mark = newMark(info);
  const { client: seller, unit, contract } = await newOwner(mark);
  const claim = await newClaimOn(contract.contract_id ?? contract.id!);
  const buyer = await newClient(`compra-${mark}`);
  await signedIn(context, 'manager');

  await page.goto(url(`/unidades/${unit.unit_id}`));
  await page.getByRole('button', { name: 'Transferir' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/conserva los reclamos que hizo/)).toBeVisible();
  await find(page, 'Nuevo propietario', `compra-${mark}`);
  await expectValidPage(page);
  await dialog.getByRole('button', { name: 'Transferir' }).click();
  await expect(page.getByText('Unidad transferida')).toBeVisible();
  await expect(page.getByRole('link', { name: `Elena Prueba compra-${mark}` })).toBeVisible();

  const { page: home, context: homeContext } = await anotherBrowser(browser, info);
  await signedInAs(home, 'client', buyer.username, ownPassword);
  await home.goto(url(`/reclamos/${claim.id}`));
  await expect(home.getByText('Propietario anterior').first()).toBeVisible();
  await expect(home.getByText(`Prueba ${mark}`)).toHaveCount(0);
  await homeContext.close();

  const { page: old, context: oldContext } = await anotherBrowser(browser, info);
  await signedInAs(old, 'client', seller.username, ownPassword);
  await old.goto(url(`/reclamos/${claim.id}`));
  await expect(old.getByText('La puerta del placard roza el piso.').first()).toBeVisible();
  await old.goto(url('/reclamos/agregar-reclamo'));
  await expect(old.getByRole('heading', { level: 1 })).toBeVisible();
  await oldContext.close();
});

test('an owner finds their lease requests in the menu and withdraws one @phone', async ({ page }, info) => {
  const mark = newMark(info);
  const { client, contract } = await newOwner(mark);
  const token = await signedInAs(page, 'client', client.username, ownPassword);
  const answer = await fetch(url('/api/logic/lease_contract_request'), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      contract_id: contract.contract_id ?? contract.id,
      tenant_name: 'Rita',
      tenant_last_name: 'Prueba',
      tenant_document: '40111222',
      tenant_email: `rita-${mark}@prueba.ar`,
      tenant_phone_number: '3415550000',
      lease_start_date: '2098-01-01',
      lease_end_date: '2099-01-01',
    }),
  });
  expect(answer.status).toBe(201);
  await page.goto(url('/reclamos'));
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('link', { name: 'Alquileres' }).click();
  await page
    .getByRole('link', { name: /^Ver la solicitud/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Retirar solicitud' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar solicitud' }).click();
  await expect(page.getByText(/Retirada por quien la hizo/)).toBeVisible();
});
