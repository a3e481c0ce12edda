import { arrived, call, expect, expectValidPage, signedIn, test, url } from './support/portal';
import { anotherBrowser, newMark } from './support/people';
import { photo } from './support/photos';

test('staff write an internal note about a claim, with a mention and a photo, and its client sees none of it @desk', async ({
  page,
  browser,
  context,
}, info) => {
  const mark = newMark(info);
  const [claim] = await call<{ unit_claim: { id: number } }[]>(
    'cliente',
    'GET',
    '/logic/unit_claim?page=1&page_size=1',
  );
  const path = `/reclamos/${claim!.unit_claim.id}`;
  await signedIn(context, 'manager');
  await page.goto(url(path));
  await page.getByText('Nota interna', { exact: true }).first().click();
  const field = page.getByLabel('Escribí una nota para el equipo');
  await field.pressSequentially('@Mariana');
  await page.getByRole('menuitem', { name: /Mariana Bertolotti/ }).click();
  await field.pressSequentially(`cobra de más (${mark})`);
  await page.locator('form.is-note input[type=file]').setInputFiles([photo('presupuesto.png')]);
  await expect(page.getByRole('button', { name: 'Quitar presupuesto.png' })).toBeVisible();
  await expectValidPage(page);
  await page.getByRole('button', { name: 'Guardar nota' }).click();
  const note = page.getByRole('listitem').filter({ hasText: `cobra de más (${mark})` });
  await expect(note.getByRole('img', { name: 'Foto 1 de la nota' })).toBeVisible();
  await expect(note).toContainText('@Mariana Bertolotti');
  await expectValidPage(page);

  const other = await anotherBrowser(browser, info, 'cliente');
  await other.page.goto(url(path));
  await expect(other.page.getByLabel('Escribí un mensaje')).toBeVisible();
  await arrived(other.page);
  await expect(other.page.getByText(mark)).toHaveCount(0);
  await expect(other.page.getByText('Nota interna')).toHaveCount(0);

  // The printed claim is shown to the contractor and signed by the client.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Trabajo terminado. Firma, aclaración y fecha:')).toBeVisible();
  await expect(page.getByText('Datos del reclamo')).toBeVisible();
  for (const hidden of [
    note,
    field,
    ...['Nota interna', 'Prioridad', 'Precio', 'Responsable', 'Encargar trabajo'].map((text) => page.getByText(text)),
  ])
    await expect(hidden.filter({ visible: true })).toHaveCount(0);
  const widths = () =>
    page.locator('.claim-columns .panel:visible').evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
  await expect.poll(async () => new Set(await widths()).size).toBe(1);
  await page.emulateMedia({ media: null });

  await note.getByRole('button', { name: 'Retirar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click();
  await expect(page.getByText(/retiró esta nota\./).last()).toBeVisible();
});
