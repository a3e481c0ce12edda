/** What an administrator of several buildings does, on a desk and on a phone. */
import { choose, fill } from './support/forms';
import { call, expect, expectValidPage, signedIn, signIn, test, url } from './support/portal';

test('an administrator of two buildings raises a claim of one, staff read who opens, and the list for the assembly has it @desk', async ({
  page,
  browser,
}, info) => {
  const reason = `Filtración ${info.project.name} ${Date.now()}`;
  await signIn(page, 'administracion');
  await page.getByRole('link', { name: 'Crear reclamo' }).click();
  await choose(page, 'Edificio', 'Edificio Pellegrini');
  // Who opened the last time.
  await expect(page.getByLabel('Teléfono de quien abre')).toHaveValue('3415550162');
  await choose(page, 'Lugar', 'Azotea');
  await fill(page, {
    'Dónde, más exacto (opcional)': 'Junto al tanque',
    Motivo: reason,
    Descripción: 'Gotea en el último piso cada vez que llueve.',
    'Quién abre': 'Elsa Portera',
  });
  await page.getByText('Es urgente').click();
  await page.getByLabel('Por qué es urgente').fill('Cae sobre el tablero');
  await expectValidPage(page);
  await page.getByRole('button', { name: 'Crear reclamo' }).click();
  await expect(page).toHaveURL(/\/consorcio-reclamos\/\d+$/);
  await expect(page.getByText('Azotea · Junto al tanque').first()).toBeVisible();
  const id = Number(page.url().split('/').at(-1));

  const office = await browser.newContext(info.project.use as object);
  await signedIn(office, 'admin');
  const desk = await office.newPage();
  await desk.goto(url(`/consorcio-reclamos/${id}`));
  await expect(desk.getByText('Cae sobre el tablero')).toBeVisible();
  await expect(desk.getByText('Elsa Portera · 3415550162')).toBeVisible();
  await expectValidPage(desk);
  await office.close();

  await page.goto(url('/consorcio-reclamos'));
  await expect(page.getByText(reason).first()).toBeVisible();
  await page.getByRole('link', { name: 'Para la asamblea' }).click();
  await choose(page, 'Edificio', 'Edificio Pellegrini');
  await expect(page.getByRole('heading', { level: 2, name: 'Altos de San Lorenzo' })).toHaveCount(0);
  const row = page.getByRole('row').filter({ hasText: reason });
  await expect(row).toContainText('Azotea · Junto al tanque');
  await expect(row).toContainText('Empresa: responder el reclamo');
  await expectValidPage(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Edificio' })).toBeHidden();
  await expect(row).toBeVisible();
});

test('a building that an admin removes is gone from an open page, and comes back @desk', async ({
  page,
  context,
  watched,
}) => {
  // The plans of the removed building are asked for once more.
  watched.expectMessage(/404 \(Not Found\)/);
  const consortiums = await call<{ id: number; username: string }[]>('admin', 'GET', '/model/consortiumRoutes');
  const { id } = consortiums.find(({ username }) => username === 'administracion@demo.ar')!;
  const path = `/model/consortiumRoutes/${id}/projects`;
  await signedIn(context, 'administracion');
  await page.goto(url('/planos-proyecto'));
  const altos = page.getByRole('heading', { level: 2, name: 'Altos de San Lorenzo' });
  await expect(altos).toBeVisible();
  try {
    await call('admin', 'DELETE', `${path}/3`);
    await expect(altos).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2, name: 'Edificio Pellegrini' })).toBeVisible();
  } finally {
    await call('admin', 'POST', path, { projectId: 3 });
  }
  await expect(altos).toBeVisible();
});
