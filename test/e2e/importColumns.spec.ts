import { newMark } from './support/people';
import { expect, expectValidPage, signedIn, test, url } from './support/portal';
import { whenRead } from './support/claims';

test('a file with other columns is read after a choice, which is remembered, and nothing is left out unsaid', async ({
  page,
  context,
  watched,
}, info) => {
  watched.expectMessage(/422/);
  const mark = newMark(info);
  const people = (count: number, start: number) =>
    Array.from(
      { length: count },
      (_, index) =>
        `col-${mark}-${start + index}@prueba.ar;Ana;Fila ${start + index};${40_000_000 + Math.floor(Math.random() * 9_000_000)};Rojo`,
    );
  const file = (name: string, lines: string[]) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(
      ['Listado de dueños', `Casilla ${mark};Nombre;Apellido;Nro. de documento;Color`, ...lines].join('\r\n'),
    ),
  });
  const upload = async (name: string, lines: string[]) => {
    await page.goto(url('/importar'));
    await page.getByLabel('Archivo para importar').setInputFiles(file(name, lines));
  };
  await signedIn(context, 'admin');
  await upload('dueños.csv', people(2, 1));
  await expect(page.getByRole('heading', { level: 1, name: 'Columnas de dueños.csv' })).toBeVisible();
  await expect(page.getByText(`col-${mark}-1@prueba.ar`, { exact: false })).toBeVisible();
  await expectValidPage(page);

  // Without what identifies a row the check is refused, and the choice stays.
  await page.getByRole('button', { name: 'Revisar el archivo' }).click();
  await expect(page.getByText('Elegí qué columna es el Email, o cuáles son el Proyecto y la Unidad.')).toBeVisible();

  // By keyboard alone.
  await page.getByRole('combobox', { name: `Qué dato es la columna Casilla ${mark}` }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('li', { hasText: `Casilla ${mark}` }).getByTitle('Email')).toBeVisible();
  await page.getByRole('button', { name: 'Revisar el archivo' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Revisión de dueños.csv' })).toBeVisible(whenRead);
  await expect(page.getByText('La columna Color no se usa. Los títulos están en la fila 2')).toBeVisible();
  await expectValidPage(page);

  // The columns can be chosen again.
  await page.getByRole('link', { name: 'Cambiar las columnas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Columnas de dueños.csv' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Qué dato es la columna Color' }).click();
  await page.locator('.ant-select-dropdown:visible').getByTitle('Domicilio').click();
  await page.getByRole('button', { name: 'Revisar el archivo' }).click();
  await expect(page.getByText('Los títulos están en la fila 2')).toBeVisible(whenRead);
  await expect(page.getByText('La columna Color no se usa.')).toHaveCount(0);

  await page.getByRole('checkbox', { name: /Enviar a cada cliente nuevo/ }).uncheck();
  await page.getByRole('button', { name: 'Importar 2 filas' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Importar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'dueños.csv: importado' })).toBeVisible(whenRead);

  // A file with the same headings needs no choice.
  await upload('más dueños.csv', people(1, 3));
  await expect(page.getByRole('heading', { level: 1, name: 'Revisión de más dueños.csv' })).toBeVisible(whenRead);
});
