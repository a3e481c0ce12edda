import { fill } from './support/forms';
import { anotherBrowser, newClient, newDocument, newMark } from './support/people';
import { linkIn, mailTo } from './support/mails';
import { call, expect, expectValidPage, signedIn, test, url } from './support/portal';

test('a former client registers again: the old account is offered and reactivated by a link, with its history @desk', async ({
  page,
  context,
  browser,
  watched,
}, info) => {
  watched.expectMessage(/409/);
  const mark = newMark(info);
  const client = await newClient(mark);
  await call('admin', 'DELETE', `/logic/client/${client.client_id}`);
  await signedIn(context, 'manager');

  await page.goto(url('/registro'));
  await fill(page, {
    Nombre: 'Elena',
    Apellido: `Prueba ${mark}`,
    DNI: newDocument(),
    Teléfono: '341 555-0202',
    Email: client.username,
  });
  await page.getByRole('button', { name: 'Registrar cliente' }).click();
  await expect(page.getByText(/es de la cuenta desactivada de Elena Prueba/).first()).toBeVisible();
  await expectValidPage(page);
  await page.getByRole('button', { name: 'Reactivar esa cuenta' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Email')).toHaveValue(client.username);
  await dialog.getByRole('button', { name: 'Reactivar' }).click();
  await expect(page).toHaveURL(new RegExp(`/clientes/${client.client_id}$`));
  await expect(page.getByRole('button', { name: 'Desactivar cliente' })).toBeVisible();

  const link = linkIn(await mailTo(client.username, /vuelve a estar activa/));
  const { page: home, context: homeContext } = await anotherBrowser(browser, info);
  await home.goto(link);
  await fill(home, { 'Contraseña nueva': 'una-clave-distinta', 'Repetí la contraseña': 'una-clave-distinta' });
  await home.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(home.getByRole('heading', { level: 1, name: /Reclamos/ })).toBeVisible();
  await homeContext.close();
});
