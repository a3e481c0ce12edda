import { choose } from './support/forms';
import { arrived, call, expect, expectValidPage, signedIn, signedInAs, test, url } from './support/portal';
import { newMark, newOwner, ownPassword } from './support/people';

interface Term {
  id: number;
  item: string;
  claim_category_id: number | null;
  claim_item_id: number | null;
}

test('a client reads the term before sending, an edited table changes nothing, and a person decides with a reason @phone', async ({
  page,
  browser,
}, info) => {
  const mark = newMark(info);
  const { client, unit, project } = await newOwner(mark);
  await call('admin', 'PUT', `/logic/unit/${unit.unit_id}`, {
    ...{ name: unit.name, description: '', unit_type_id: 3, project_id: project.id },
    delivery_date: '2024-01-31',
  });
  await signedInAs(page, 'client', client.username, ownPassword);
  await page.goto(url('/reclamos/agregar-reclamo'));
  await arrived(page);
  await page.getByLabel('Descripción').fill(`La canilla de la cocina gotea y moja el mueble ${mark}`);
  await page.getByRole('button', { name: /^Canilla o grifería/ }).click();
  // Water, what to do at once; and the term as information.
  await expect(page.getByText(/Cerrá la llave de paso de la unidad/)).toBeVisible();
  await expect(
    page.getByText(
      'El plazo del cuadro terminó el 31/01/2025: la empresa va a evaluarlo igual. Esto no limita tus derechos.',
    ),
  ).toBeVisible();
  await expectValidPage(page);
  await choose(page, 'Lugar', 'Cocina');
  await choose(page, 'Lugar en la unidad', 'Mesada y bacha');
  await page.getByRole('button', { name: 'Crear reclamo' }).click();
  await expect(page.getByText('Datos del reclamo')).toBeVisible();
  const words =
    /El plazo del cuadro terminó el 31\/01\/2025, según el cuadro del .+\. La empresa va a evaluarlo igual\./;
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText('Decisión', { exact: true })).toHaveCount(0);
  const [, id] = /\/reclamos\/(\d+)/.exec(page.url())!;

  const terms = await call<Term[]>('admin', 'GET', '/model/warranty_term');
  const term = terms.find(({ item }) => item === 'Grifería')!;
  const edit = (months: number) =>
    call('admin', 'PUT', `/model/warranty_term/${term.id}`, {
      claim_category_id: term.claim_category_id,
      claim_item_id: term.claim_item_id,
      ...{ item: term.item, covers: 'Goteo.', excludes: '', months, counts_from: null },
    });
  await edit(120);
  await page.reload();
  await expect(page.getByText(words)).toBeVisible();
  await edit(12);

  const desk = await browser.newContext();
  await signedIn(desk, 'admin');
  const staff = await desk.newPage();
  await staff.goto(url(`/reclamos/${id}`));
  await staff.getByRole('button', { name: `Decidir sobre el reclamo` }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'No corresponde' }).check();
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('El daño es por el uso.');
  await expectValidPage(staff);
  await dialog.getByRole('button', { name: 'Guardar la decisión' }).click();
  await expect(staff.getByText('Decisión guardada')).toBeVisible();
  await desk.close();

  await page.reload();
  await expect(page.getByText('No corresponde', { exact: true })).toBeVisible();
  await expect(page.getByText('El daño es por el uso.')).toBeVisible();
});
