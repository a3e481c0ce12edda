import { readFile } from 'node:fs/promises';
import { newMark } from './support/people';
import { call, expect, expectValidPage, signedIn, test, url } from './support/portal';
import { whenRead } from './support/claims';

const headings = 'Email,Nombre,Apellido,DNI,Teléfono,Domicilio,Proyecto,Unidad,Tipo de unidad,Descripción de la unidad';

test('a file of 1,000 rows with 10 invalid ones is imported, corrected and imported again without duplicates', async ({
  page,
  context,
}, info) => {
  const mark = newMark(info);
  const project = await call<{ id: number; name: string }>('admin', 'POST', '/model/project', {
    name: `Barrio ${mark}`,
    description: 'De las pruebas.',
    address: 'Mendoza 5000, Rosario',
  });
  const base = 10_000_000 + Math.floor(Math.random() * 40_000_000);
  const isBad = (row: number) => row % 100 === 50;
  const line = (row: number) =>
    [
      `imp-${mark}-${row}@prueba.ar`,
      'Nora',
      `Fila ${row}`,
      isBad(row) ? '12' : String(base + row),
      '3415550707',
      '',
      project.name,
      `Lote ${row}`,
      'Cochera',
      '',
    ].join(',');
  const csv = [headings, ...Array.from({ length: 1000 }, (_, index) => line(index + 1))].join('\r\n');
  const upload = async (name: string, text: string) => {
    await page.goto(url('/importar'));
    await page
      .getByLabel('Archivo para importar')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    await expect(page.getByRole('heading', { level: 1, name: `Revisión de ${name}` })).toBeVisible(whenRead);
  };
  const count = (label: string) =>
    page.getByRole('main').locator('.import-summary > div').filter({ hasText: label }).locator('dd');
  const unitCount = async () =>
    (await call<{ units_count: number }>('admin', 'GET', `/model/project/${project.id}`)).units_count;

  await signedIn(context, 'admin');
  await upload('barrio.csv', csv);
  await expect(count('Crear')).toHaveText('990');
  await expect(count('Con errores')).toHaveText('10');
  await page.getByRole('combobox', { name: 'Resultado' }).click();
  await page.locator('.ant-select-dropdown').getByTitle('Con errores').click();
  await expect(page.getByText('1–10 de 10')).toBeVisible();
  await expect(page.getByRole('row', { name: /^51 / })).toContainText('El DNI ingresado es inválido');
  expect(await unitCount()).toBe(0); // a check changes nothing
  await expectValidPage(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Bajar las filas con errores' }).click();
  const failedRows = await readFile(await (await download).path(), 'utf8');
  expect(failedRows.trim().split(/\r?\n/)).toHaveLength(11);
  expect(failedRows).toContain('El DNI ingresado es inválido');

  await page.getByRole('checkbox', { name: /Enviar a cada cliente nuevo/ }).uncheck();
  await page.getByRole('button', { name: 'Importar las 990 filas sin errores' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Importar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'barrio.csv: importado' })).toBeVisible(whenRead);
  expect(await unitCount()).toBe(990);

  // The downloaded rows are corrected: their additional column with errors is ignored.
  let corrected = base + 2000;
  await upload(
    'corregidas.csv',
    failedRows.replace(/(^|;)"?12"?(?=;)/gm, (_, before: string) => `${before}${corrected++}`),
  );
  await expect(count('Crear')).toHaveText('10');
  await expect(count('Con errores')).toHaveText('0');
  await page.getByRole('checkbox', { name: /Enviar a cada cliente nuevo/ }).uncheck();
  await page.getByRole('button', { name: 'Importar 10 filas' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Importar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'corregidas.csv: importado' })).toBeVisible(whenRead);
  expect(await unitCount()).toBe(1000);

  await upload('barrio.csv', csv);
  await expect(count('Sin cambios')).toHaveText('990');
  await expect(count('Crear')).toHaveText('0');
  expect(await unitCount()).toBe(1000);
});

test('a file of another type shows an error, and one with other columns asks what they are', async ({
  page,
  context,
  watched,
}) => {
  watched.expectMessage(/4(15|22)/);
  await signedIn(context, 'manager');
  await page.goto(url('/importar'));
  const file = page.getByLabel('Archivo para importar');
  await file.setInputFiles({ name: 'lista.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await expect(page.getByText('El archivo debe ser un Excel (.xlsx) o un CSV.')).toBeVisible();
  await file.setInputFiles({
    name: 'otra.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Color,Talle\r\nrojo,M\r\n'),
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Columnas de otra.csv' })).toBeVisible();
  await expect(page.getByText('rojo')).toBeVisible();
  await page.getByRole('link', { name: 'Importar', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Bajar plantilla CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Tipo de unidad');
});

test('contractors are imported from their list: new ones are created, an invalid row shows its error', async ({
  page,
  context,
}, info) => {
  const mark = newMark(info);
  const csv = [
    'Nombre,CUIT,Rubros,Proyectos,Teléfono,Email,Horario,Activo',
    `Taller ${mark},,Sanitarios,Todos,3415550177,taller-${mark}@prueba.ar,8 a 17,Sí`,
    `Otro ${mark},123,Magia,,3415550178,,,Sí`,
  ].join('\r\n');
  await signedIn(context, 'admin');
  await page.goto(url('/contratistas'));
  await page.getByRole('link', { name: 'Importar' }).click();
  await page
    .getByLabel('Archivo para importar')
    .setInputFiles({ name: 'contratistas.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByRole('heading', { level: 1, name: 'Revisión de contratistas.csv' })).toBeVisible(whenRead);
  await expect(page.getByText(/No existe el rubro «Magia»/)).toBeVisible();
  await expectValidPage(page);
  await page.getByRole('button', { name: 'Importar la fila sin errores' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Importar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'contratistas.csv: importado' })).toBeVisible(whenRead);
  await page.getByRole('link', { name: 'Ver los contratistas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contratistas' })).toBeVisible();
  // Other tests create contractors too.
  await page.goto(url(`/contratistas?q=${mark}`));
  await expect(page.getByText(`Taller ${mark}`)).toBeVisible();
  await expect(page.getByText(`Otro ${mark}`)).toHaveCount(0);
});
