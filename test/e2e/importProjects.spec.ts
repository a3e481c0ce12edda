import { newDocument, newMark } from './support/people';
import { call, expect, expectValidPage, signedIn, test, url } from './support/portal';
import { whenRead } from './support/claims';

interface Unit {
  unit_id: number;
  name: string;
  delivery_date: string | null;
  owner_profile: { username: string } | null;
}

test('an import asks before it creates a missing project, and creates it with its units and their delivery dates', async ({
  page,
  context,
}, info) => {
  const mark = newMark(info);
  const project = `Barrio nuevo ${mark}`;
  const username = `imp-${mark}@prueba.ar`;
  const csv = [
    'Email,Nombre,Apellido,DNI,Teléfono,Domicilio,Proyecto,Unidad,Tipo de unidad,Descripción de la unidad,Fecha de entrega',
    `${username},Nora,Paz,${newDocument()},3415550707,,${project},Casa 1,Cochera,,31/12/2024`,
    `,,,,,,${project},Casa 2,Cochera,,15/03/2025`,
    `,,,,,,${project},Casa 3,Cochera,,`,
  ].join('\r\n');
  const main = page.getByRole('main');
  const count = (label: string) => main.locator('.import-summary > div').filter({ hasText: label }).locator('dd');
  const projects = () =>
    call<{ id: number; name: string }[]>('admin', 'GET', `/logic/project?q=${encodeURIComponent(mark)}`);

  await signedIn(context, 'admin');
  await page.goto(url('/importar'));
  await page
    .getByLabel('Archivo para importar')
    .setInputFiles({ name: 'barrio.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });

  // Without a choice the rows of the missing project are errors, and nothing is created.
  await expect(page.getByRole('heading', { level: 1, name: 'Revisión de barrio.csv' })).toBeVisible(whenRead);
  await expect(count('Con errores')).toHaveText('3');
  const question = page.getByRole('checkbox', { name: `Crear 1 proyecto: ${project}` });
  await expect(question).not.toBeChecked();
  await expectValidPage(page);
  expect(await projects()).toEqual([]);

  // Choosing repeats the dry run.
  await question.click();
  await expect(count('Crear')).toHaveText('3');
  await expect(count('Con errores')).toHaveText('0');
  await page.getByRole('checkbox', { name: /Enviar a cada cliente nuevo/ }).uncheck();
  await page.getByRole('button', { name: 'Importar 3 filas' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Se crea 1 proyecto.');
  expect(await projects()).toEqual([]);
  await dialog.getByRole('button', { name: 'Importar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'barrio.csv: importado' })).toBeVisible(whenRead);
  await expect(main.getByText(`Creamos el proyecto ${project}.`)).toBeVisible();

  // The project exists, and its units with their owners and delivery dates.
  const [made] = await projects();
  expect(made).toMatchObject({ name: project });
  const units = await call<Unit[]>('admin', 'GET', `/logic/unit?project_id=${made!.id}&sort=name`);
  expect(units.map(({ name, delivery_date: day, owner_profile: owner }) => [name, day, owner?.username])).toEqual([
    ['Casa 1', '2024-12-31', username],
    ['Casa 2', '2025-03-15', undefined],
    ['Casa 3', null, undefined],
  ]);
  await page.getByRole('link', { name: 'Ver los proyectos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Proyectos' })).toBeVisible();
  await page.goto(url(`/proyectos/${made!.id}`));
  await expect(page.getByRole('heading', { level: 1, name: project })).toBeVisible();
  await main.getByRole('link', { name: /Casa 1/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Casa 1/ })).toBeVisible();
  await expect(main.getByText('31/12/2024', { exact: true })).toBeVisible();
  await expect(main.getByText('Nora Paz').first()).toBeVisible();
});
