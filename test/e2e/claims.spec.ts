import type { Page } from '@playwright/test';
import { expect, expectValidPage, signedIn, signIn, test, url } from './support/portal';
import { choose } from './support/forms';
import { photo } from './support/photos';

async function fillUnitClaim(page: Page, description: string): Promise<void> {
  await choose(page, 'Unidad', /·/);
  await choose(page, 'Lugar', 'Cocina');
  await choose(page, 'Lugar en la unidad', /./);
  await choose(page, 'Rubro', 'Sanitarios');
  await choose(page, 'Ítem', /./);
  await page.getByLabel('Descripción').fill(description);
  await page.getByLabel('Fecha preferida').fill('31/12/2099');
  await page.getByLabel('Fecha preferida').press('Enter');
}

test('a client creates a claim with photos, staff work on it until "Finalizado", and the client follows it @desk', async ({
  page,
  browser,
}, info) => {
  const description = `La canilla de la cocina gotea (${info.project.name} ${Date.now()})`;
  await signIn(page, 'cliente');
  await page.getByRole('link', { name: 'Crear reclamo' }).click();
  await fillUnitClaim(page, description);
  await page.getByLabel('Fotos').setInputFiles([photo('canilla.png'), photo('mesada.png')]);
  await expect(page.getByRole('button', { name: 'Quitar canilla.png' })).toBeVisible();
  await expectValidPage(page);
  await page.getByRole('button', { name: 'Crear reclamo' }).click();
  await expect(page.getByText('Reclamo Creado!')).toBeVisible();
  await expect(page.getByText('El reclamo se creo de manera exitosa')).toBeVisible();
  await expect(page).toHaveURL(/\/reclamos\/\d+$/);
  const path = new URL(page.url()).pathname;
  await expect(page.getByRole('img', { name: 'Foto 2 del reclamo' })).toBeVisible();
  await expect(page.getByText('En análisis').first()).toBeVisible();
  await expectValidPage(page);

  const office = await browser.newContext(info.project.use as object);
  await signedIn(office, 'manager');
  const desk = await office.newPage();
  await desk.goto(url(path));
  const changeStatus = async (action: string, label: string) => {
    // The moves are known once the server has answered the last one: until then the button shows that it is busy.
    await expect(desk.locator('.claim-bar .ant-btn-loading')).toHaveCount(0);
    await desk.getByRole('button', { name: /^Cambiar estado/ }).click();
    await desk.getByRole('menuitem', { name: action }).click();
    if (action === 'Finalizar') {
      await desk.getByLabel('Qué se hizo').fill('Cambiamos la junta de la canilla.');
      await desk.getByRole('dialog').getByRole('button', { name: 'Finalizar' }).click();
    }
    await expect(desk.locator('.claim-bar').getByText(label, { exact: true })).toBeVisible();
  };
  await changeStatus('Aprobar', 'Aprobado');
  await expect(desk.getByText('Estado actualizado!').first()).toBeVisible();
  await desk.getByRole('button', { name: /^Prioridad Baja/ }).click();
  await desk.getByRole('menuitem', { name: 'Alta' }).click();
  await expect(desk.getByRole('button', { name: /^Prioridad Alta/ })).toBeVisible();
  await desk.getByRole('button', { name: /^Precio de reparación/ }).click();
  await desk.getByRole('textbox', { name: /^Precio de reparación/ }).fill('125.000,5');
  await desk.getByRole('button', { name: 'Guardar' }).click();
  await expect(desk.getByText('Precio actualizado!')).toBeVisible();
  await expect(desk.locator('.claim-bar').getByText('$ 125.000,50')).toBeVisible();
  await desk.getByLabel('Escribí un mensaje').fill('Pasamos el martes a la mañana.');
  await desk.getByRole('button', { name: 'Comentar' }).click();
  await expect(desk.getByText('Pasamos el martes a la mañana.')).toBeVisible();
  await changeStatus('Iniciar trabajo', 'En curso');
  await changeStatus('Finalizar', 'Finalizado');
  await expectValidPage(desk);
  await office.close();

  await page.reload();
  await expect(page.getByText('Finalizado').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Qué se hizo' })).toContainText('Cambiamos la junta de la canilla.');
  await expect(page.getByText('Pasamos el martes a la mañana.')).toBeVisible();
  await expect(page.getByText('$ 125.000,50')).toHaveCount(0); // a client sees no price
  await page.getByLabel('Escribí un mensaje').fill('¡Gracias! Quedó perfecto.');
  await page.locator('input[type=file]').setInputFiles(photo('reparada.png'));
  // Leaving with an unsent message asks for confirmation.
  await page.getByRole('main').getByRole('link', { name: 'Reclamos de unidad' }).click();
  await expect(page.getByRole('dialog', { name: 'Tenés un mensaje sin enviar' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  // One button sends both.
  await page.getByRole('button', { name: 'Comentar' }).click();
  await expect(page.getByText('Imagen adjuntada!')).toBeVisible();
  await expect(page.locator('.timeline').getByText('¡Gracias! Quedó perfecto.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Foto 3 del reclamo' })).toBeVisible();
});

test('a consortium creates a project claim, and the admin sees it in the project list @desk', async ({
  page,
  browser,
}, info) => {
  const reason = `Ascensor detenido ${info.project.name} ${Date.now()}`;
  await signIn(page, 'consorcio');
  await page.getByRole('link', { name: 'Crear reclamo' }).click();
  await choose(page, 'Lugar', 'Ascensor');
  await page.getByRole('textbox', { name: 'Motivo' }).fill(reason);
  await page.getByLabel('Descripción').fill('Quedó en el segundo piso con la puerta abierta.');
  await page.getByRole('button', { name: 'Crear reclamo' }).click();
  await expect(page.getByText('Reclamo Creado!')).toBeVisible();
  await expect(page).toHaveURL(/\/consorcio-reclamos\/\d+$/);
  await expectValidPage(page);

  const office = await browser.newContext(info.project.use as object);
  await signedIn(office, 'admin');
  const desk = await office.newPage();
  await desk.goto(url('/consorcio-reclamos'));
  await desk.getByRole('searchbox').fill(reason);
  await expect(desk.getByText('1–1 de 1')).toBeVisible();
  await expect(desk.getByText(reason).first()).toBeVisible();
  await office.close();
});

test('an incomplete claim shows errors at its fields, and the input stays @phone', async ({ page, context }) => {
  await signedIn(context, 'cliente');
  await page.goto(url('/reclamos/agregar-reclamo'));
  await page.getByLabel('Descripción').fill('Corta');
  await page.getByLabel('Nombre de contacto').fill('Lu');
  await page.getByLabel('Teléfono de contacto').fill('123');
  // A day is preselected; the client can clear it.
  await page.locator('.ant-picker-clear').click({ force: true });
  await expect(page.getByLabel('Fecha preferida')).toHaveValue('');
  await page.getByLabel('Fotos').setInputFiles([
    { name: 'informe.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
    {
      name: 'enorme.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(3_400_000, 7)]),
    },
  ]);
  // The errors of the files move the button: click it in its final position.
  await expect(page.getByText('Los archivos deben ser imágenes PNG, JPEG, WebP, HEIC o AVIF.').first()).toBeVisible();
  await expect(page.getByText('El tamaño de los archivos no puede superar los 3MB.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Crear reclamo' }).click();
  for (const message of [
    'Debe seleccionar todos los campos de la ubicación del problema.',
    'La descripción debe tener al menos 10 caracteres.',
    'El nombre del contacto debe tener al menos 3 caracteres.',
    'El teléfono ingresado es incorrecto.',
    'Debe seleccionar una fecha.',
  ])
    await expect(page.getByText(message).first(), message).toBeVisible();
  await expect(page.getByLabel('Descripción')).toHaveValue('Corta');
  await expectValidPage(page);
});

/** Whether a draft's photos have been written to the browser's database, which the form has opened. */
const arePhotosStored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open('keyval-store');
        opening.onerror = () => reject(opening.error ?? new Error('not opened'));
        opening.onsuccess = () => {
          const keys = opening.result.transaction('keyval').objectStore('keyval').getAllKeys();
          keys.onsuccess = () => {
            opening.result.close();
            resolve(keys.result.length > 0);
          };
        };
      }),
  );

test('a draft survives a reload, including its photos, and can be discarded @desk', async ({ page, context }) => {
  await signedIn(context, 'inquilino');
  await page.goto(url('/reclamos/agregar-reclamo'));
  await choose(page, 'Lugar', 'Cocina');
  await page.getByLabel('Descripción').fill('El desagüe de la pileta está tapado desde ayer.');
  await page.getByLabel('Fotos').setInputFiles(photo('pileta.png'));
  await expect(page.getByRole('button', { name: 'Quitar pileta.png' })).toBeVisible();
  await expect.poll(() => arePhotosStored(page)).toBe(true);
  await page.reload();
  await expect(page.getByText('Recuperamos lo que habías escrito.')).toBeVisible();
  await expect(page.getByLabel('Descripción')).toHaveValue('El desagüe de la pileta está tapado desde ayer.');
  await expect(page.getByRole('button', { name: 'Quitar pileta.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByLabel('Descripción')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Quitar pileta.png' })).toHaveCount(0);
});

test('page and filter are in the address, stored on opening a claim, and Back returns to the same rows @phone', async ({
  page,
  context,
}) => {
  await signedIn(context, 'admin');
  await page.goto(url('/reclamos?sort=id')); // oldest first, because other tests create claims
  await page
    .getByRole('listitem', { name: '2', exact: true })
    .or(page.getByRole('button', { name: 'Siguiente' }))
    .first()
    .click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^11–/)).toBeVisible();
  // The previous page's rows are shown until those of this one have arrived.
  await expect(page.locator('.data-table')).toHaveAttribute('aria-busy', 'false');
  const row = page.getByRole('link', { name: /^(Ver el reclamo )?\d+$/ }).first();
  const name = (await row.getAttribute('aria-label')) ?? (await row.textContent()) ?? '';
  await row.click();
  await expect(page.getByRole('heading', { level: 1, name: /#\d+$/ })).toBeVisible();
  const stored = async () =>
    JSON.parse((await page.evaluate(() => localStorage.getItem('claims-table'))) ?? 'null') as {
      search: string;
      savedAt: number;
    } | null;
  await expect.poll(async () => (await stored())?.search).toContain('page=2');
  expect((await stored())!.savedAt).toBeGreaterThan(Date.now() - 600_000);
  await page.getByRole('main').getByRole('link', { name: 'Reclamos de unidad' }).click();
  await expect(page).toHaveURL(/sort=id/);
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
});

test('the default page size is stored in the browser @desk', async ({ page, context }) => {
  await signedIn(context, 'admin');
  await context.addInitScript(() => location.protocol.startsWith('http') && localStorage.setItem('pageSize', '25'));
  await page.goto(url('/reclamos'));
  await expect(page.getByText(/^1–25 de/)).toBeVisible();
});
