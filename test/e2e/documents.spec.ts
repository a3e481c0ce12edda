import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fill } from './support/forms';
import { anotherBrowser, newMark, newOwner, ownPassword } from './support/people';
import { photo, png } from './support/photos';
import { boxesOf, steady, steadyBox } from './support/places';
import { call, expect, expectValidPage, signedIn, signedInAs, test, url } from './support/portal';

test('the manual has a table of contents, a search ignores accents, and an address opens a chapter @desk', async ({
  page,
  context,
}) => {
  await signedIn(context, 'cliente');
  await page.goto(url('/manual-de-mantenimiento'));
  const contents = page.getByRole('navigation', { name: 'Contenido' });
  await expect(contents.getByRole('link', { name: 'Calendario de mantenimiento' })).toBeVisible();
  const links = () => contents.getByRole('link').count();
  const all = await steady(links);
  await page.getByRole('searchbox', { name: 'Buscar en el documento' }).fill('estacion');
  await expect(contents.getByRole('status')).toHaveText(/secci(ón|ones) coincide/);
  await expect(contents.getByRole('link', { name: 'Por estación' })).toBeVisible();
  await expect.poll(links).toBeLessThan(all);
  await page.getByRole('searchbox', { name: 'Buscar en el documento' }).fill('xyzzy');
  await expect(contents.getByRole('status')).toHaveText('Nada en el documento coincide con «xyzzy».');

  await page.goto(url('/manual-de-mantenimiento#por-mes'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 3, name: /Por mes/ })).toBeInViewport();
});

test('the house rules and the warranty table are printed without header and controls @desk', async ({
  page,
  context,
}) => {
  await signedIn(context, 'consorcio');
  await page.goto(url('/reglamento-de-convivencia'));
  await expect(page.getByRole('heading', { level: 1, name: 'Reglamento de convivencia' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Contenido' })).toBeHidden();
  await expect(page.getByRole('article')).toBeVisible();

  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: 'Cuadro de garantías' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cuadro de garantías' })).toBeVisible();
  // The width of A4 with its margins, where a screen has cards.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('columnheader', { name: 'Qué cubre' }).first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
});

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
const uploadPlan = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('input[type=file]').setInputFiles(file);

test('staff upload plans with progress, rename and delete them; the client views and downloads them @desk', async ({
  page,
  context,
  browser,
  watched,
}, info) => {
  // Headless Chromium has no PDF viewer, downloads the file and logs a message.
  watched.expectMessage(/ERR_ABORTED|Not allowed to load|PDF/);
  const mark = newMark(info);
  const { client, unit } = await newOwner(mark);
  await signedIn(context, 'manager');
  await page.goto(url(`/planos?unidad=${unit.unit_id}`));
  await expect(page.getByText('Todavía no hay planos cargados.')).toBeVisible();
  await uploadPlan(page, { name: 'Instalación sanitaria.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(page.getByText('Plano cargado')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Instalación sanitaria' })).toBeVisible();

  // A slow connection: the progress is visible during the upload.
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/logic/unit/*/plan', async (route) => {
    if (route.request().method() === 'POST') await released;
    await route.continue();
  });
  await uploadPlan(page, photo('planta.png', png(400, 300)));
  await expect(page.getByRole('progressbar', { name: 'Subiendo…' })).toBeVisible();
  release();
  await expect(page.getByRole('listitem').filter({ hasText: 'planta' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  await page.getByRole('button', { name: 'Renombrar planta' }).click();
  await fill(page.getByRole('dialog'), { Nombre: '' });
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('dialog').getByText('Escribí un nombre.')).toBeVisible();
  await fill(page.getByRole('dialog'), { Nombre: 'Planta general' });
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Planta general' })).toBeVisible();
  await expectValidPage(page);

  const { page: home, context: homeContext } = await anotherBrowser(browser, info);
  await signedInAs(home, 'client', client.username, ownPassword);
  await home.goto(url('/planos'));
  await expect(home.getByRole('button', { name: /Subir plano|Renombrar|Eliminar/ })).toHaveCount(0);
  await home.getByRole('button', { name: 'Ver Planta general' }).click();
  const image = home.getByRole('dialog').getByRole('img', { name: 'Planta general' });
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(400);
  const { width } = await steadyBox(image);
  await home.getByRole('button', { name: 'Ampliar' }).click();
  await expect(home.getByRole('dialog').getByRole('status')).toHaveText('150 %');
  await expect.poll(async () => (await boxesOf(image))[0].width).toBeGreaterThan(width * 1.4);
  await expectValidPage(home);
  await home.keyboard.press('Escape');
  await expect(home.getByRole('dialog')).toHaveCount(0);
  const download = home.waitForEvent('download');
  await home.getByRole('link', { name: 'Descargar Planta general' }).click();
  expect((await download).suggestedFilename()).toBe('Planta general.png');
  await homeContext.close();

  await page.getByRole('button', { name: 'Eliminar Instalación sanitaria' }).click();
  await expect(page.getByRole('dialog')).toContainText('no se puede recuperar');
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Plano eliminado')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Instalación sanitaria' })).toHaveCount(0);
});

test('an admin uploads the rules of a building, which its owner reads instead of the common ones @desk', async ({
  page,
  context,
  browser,
}, info) => {
  const { client, project } = await newOwner(newMark(info));
  const { page: home, context: homeContext } = await anotherBrowser(browser, info);
  await signedInAs(home, 'client', client.username, ownPassword);
  await home.goto(url('/reglamento-de-convivencia'));
  await expect(home.getByRole('navigation', { name: 'Contenido' })).toBeVisible();

  await signedIn(context, 'admin');
  await page.goto(url(`/proyectos/${project.id}`));
  await page.getByRole('link', { name: 'Ver el reglamento' }).click();
  await expect(page.getByText('Este edificio no tiene reglamento propio.')).toBeVisible();
  await uploadPlan(page, { name: 'Convivencia 2026.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(page.getByRole('listitem').filter({ hasText: 'Convivencia 2026' })).toBeVisible();
  await expectValidPage(page);

  await home.reload();
  await expect(home.getByRole('heading', { level: 2, name: project.name })).toBeVisible();
  await expect(home.getByRole('link', { name: 'Descargar Convivencia 2026' })).toBeVisible();
  await expect(home.getByRole('navigation', { name: 'Contenido' })).toHaveCount(0);
  await expectValidPage(home);
  await homeContext.close();
});

test('a plan that is too large or of another type shows an error, whatever its name @desk', async ({
  page,
  context,
  watched,
}, info) => {
  watched.expectMessage(/415/);
  await signedIn(context, 'admin');
  const [project] = await call<{ id: number }[]>('admin', 'GET', '/logic/project?page=1&page_size=1');
  await page.goto(url(`/planos-proyecto?proyecto=${project!.id}`));
  await expect(page.getByText('Subir plano')).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'plano.docx', mimeType: 'application/msword', buffer: Buffer.from('x') });
  await expect(
    page.getByRole('alert').filter({ hasText: 'plano.docx: El plano debe ser un PDF, PNG o JPEG.' }),
  ).toBeVisible();
  await uploadPlan(page, {
    name: 'disfrazado.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('No soy un PDF.'),
  });
  await expect(page.getByRole('alert').filter({ hasText: /disfrazado\.pdf: .*PDF, PNG o JPEG/ })).toBeVisible();
  // From a file, because sending twenty megabytes through the browser's remote control takes longer than the test
  // itself.
  const huge = info.outputPath('enorme.pdf');
  writeFileSync(huge, Buffer.concat([pdf, Buffer.alloc(20 * 1024 * 1024)]));
  await page.locator('input[type=file]').setInputFiles(huge);
  await expect(
    page.getByRole('alert').filter({ hasText: 'enorme.pdf: El plano no puede superar los 20 MB.' }),
  ).toBeVisible();
});
