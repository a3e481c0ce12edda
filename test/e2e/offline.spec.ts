import { choose, fill } from './support/forms';
import { photo } from './support/photos';
import { expect, signedIn, test, url } from './support/portal';

test('a claim that is sent without a connection is kept, also after a reload, and sent when the connection is back @phone', async ({
  page,
  context,
  watched,
}) => {
  watched.expectMessage(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await signedIn(context, 'cliente');
  await page.goto(url('/reclamos/agregar-reclamo'));
  await fill(page, { Descripción: 'La canilla de la cocina gotea toda la noche.' });
  await page
    .getByRole('group', { name: '¿Es alguno de estos?' })
    .getByRole('button', { name: /Canilla/ })
    .click();
  await page.getByLabel('Fotos', { exact: true }).setInputFiles(photo('cocina.png'));
  await choose(page, 'Unidad', /·/);
  await choose(page, 'Lugar', 'Cocina');
  await choose(page, 'Lugar en la unidad', /./);
  const submit = page.getByRole('button', { name: 'Crear reclamo' });
  await context.setOffline(true);
  await submit.click();
  const notice = page.getByText('No hay conexión. Tu reclamo está guardado: tocá Crear reclamo cuando vuelva.');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.locator('.ant-notification-notice')).toHaveCount(0);

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel('Descripción')).toHaveValue('La canilla de la cocina gotea toda la noche.');
  await expect(page.getByRole('button', { name: /^Quitar/ })).toHaveCount(1);
  await submit.click();
  await expect(page.getByText('Reclamo Creado!')).toBeVisible();
});
