import { choose, chooseAll, fill } from './support/forms';
import { newClaimOn, newMark, newOwner } from './support/people';
import { arrived, call, expect, expectValidPage, signedIn, test, url } from './support/portal';

test('a contractor is created, a work order is requested, and it is returned once before it is verified @desk', async ({
  page,
  context,
}, info) => {
  const mark = newMark(info);
  const { contract, project } = await newOwner(mark);
  const { claim_id: claimId } = await newClaimOn((contract.contract_id ?? contract.id)!);
  await signedIn(context, 'admin');

  await page.goto(url('/crear-contratista'));
  await page.getByLabel('Nombre', { exact: true }).fill(`Taller ${mark}`);
  await page.getByLabel('Teléfono', { exact: true }).fill('341 555-0177');
  await chooseAll(page, 'Rubros', ['Sanitarios']);
  await page.getByRole('button', { name: 'Crear contratista' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Taller ${mark}` })).toBeVisible();
  await expectValidPage(page);

  await page.goto(url(`/reclamos/${claimId}`));
  await page.getByRole('link', { name: 'Encargar trabajo' }).click();
  await expect(page.getByText(`#${claimId} `)).toBeVisible();
  await choose(page, 'Quién lo hace', new RegExp(`Taller ${mark}`));
  await page.getByLabel('Qué hay que hacer').fill('Cambiar el flexible de la bacha.');
  await page.getByLabel('Precio acordado (opcional)').fill('42.500');
  await expectValidPage(page);
  await page.getByRole('button', { name: 'Encargar trabajo' }).click();

  const heading = page.getByRole('heading', { level: 1, name: /^Trabajo \d+/ });
  await expect(heading).toBeVisible();
  await expect(page.getByText('$ 42.500,00')).toBeVisible();
  for (const move of ['Aceptar', 'Marcar como hecho'])
    await page.getByRole('button', { name: move, exact: true }).click();
  await page.getByRole('button', { name: 'Devolver' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Motivo').fill('Sigue goteando.');
  await dialog.getByRole('button', { name: 'Devolver' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Qué pasó' }).getByText('Sigue goteando.')).toBeVisible();
  for (const move of ['Marcar como hecho', 'Verificar'])
    await page.getByRole('button', { name: move, exact: true }).click();
  await expect(page.getByText('Verificó el trabajo')).toBeVisible();
  await expect(page.getByText(/hay reclamos sin finalizar/)).toBeVisible();
  await expectValidPage(page);

  await page.goto(url(`/trabajos?project_id=${project.id}`));
  await arrived(page);
  await expect(page.locator('[data-row-key]')).toHaveCount(1);
  await expect(page.locator('[data-row-key]')).toContainText('Verificado');
});

test('the same windows are proposed for several work orders at once; a second time all are refused with reasons @desk', async ({
  page,
  context,
}, info) => {
  const mark = newMark(info);
  const { contract, project } = await newOwner(mark);
  const { claim_id: claimId } = await newClaimOn((contract.contract_id ?? contract.id)!);
  const { id: contractorId } = await call<{ id: number }>('admin', 'POST', '/logic/contractor', {
    name: `Taller ${mark}`,
    phone_number: '3415550177',
  });
  const works: { id: number }[] = [];
  for (const instructions of ['Cambiar la bisagra.', 'Ajustar la puerta.'])
    works.push(
      await call<{ id: number }>('admin', 'POST', '/logic/work_order', {
        contractor_id: contractorId,
        instructions,
        claim_ids: [claimId],
        known_open_works: works.map(({ id }) => id),
      }),
    );
  await signedIn(context, 'admin');
  await page.goto(url(`/trabajos?project_id=${project.id}`));
  const choose = async () => {
    await page.getByRole('checkbox', { name: 'Seleccionar las 2 filas de esta página' }).click();
    await page.getByRole('button', { name: 'Proponer horarios…' }).click();
  };
  await choose();
  const dialog = page.getByRole('dialog', { name: 'Proponer horarios · 2 trabajos' });
  await expect(dialog.getByText('Se proponen para los 2 lugares.')).toBeVisible();
  await expectValidPage(page);
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  const receipt = page.getByRole('region', { name: 'Horarios para varios trabajos' });
  await expect(receipt.getByRole('status')).toHaveText('Horarios enviados para 2 lugares.');
  await expectValidPage(page);
  await receipt.getByRole('button', { name: 'Cerrar' }).click();

  await choose();
  await expect(receipt.getByRole('status')).toHaveText('Ninguno de los trabajos elegidos admite una visita ahora.');
  await receipt.getByRole('button', { name: 'Ver uno por uno' }).click();
  await expect(receipt.getByText('2: Ya hay horarios propuestos: falta que elijan uno.')).toBeVisible();
});

test('a second work order for a claim is created only knowingly; its page is shown @desk', async ({
  page,
  context,
  watched,
}, info) => {
  watched.expectMessage(/409/);
  const mark = newMark(info);
  const { contract } = await newOwner(mark);
  const { claim_id: claimId } = await newClaimOn((contract.contract_id ?? contract.id)!);
  const newContractor = (name: string) =>
    call<{ id: number }>('admin', 'POST', '/logic/contractor', { name: `${name} ${mark}`, phone_number: '3415550177' });
  const [first, second] = [await newContractor('Primero'), await newContractor('Segundo')];
  await signedIn(context, 'admin');
  await page.goto(url(`/encargar-trabajo?reclamos=${claimId}&contratista=${second.id}`));
  await fill(page, { 'Qué hay que hacer': 'Cambiar la bisagra.' });
  // Someone else is faster.
  const { id } = await call<{ id: number }>('admin', 'POST', '/logic/work_order', {
    contractor_id: first.id,
    instructions: 'Lo mismo.',
    claim_ids: [claimId],
  });
  await page.getByRole('button', { name: 'Encargar trabajo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ya hay un trabajo abierto' });
  await expect(dialog.getByRole('link', { name: `Trabajo ${id}, de Primero ${mark} · pedido` })).toBeVisible();
  await expectValidPage(page);
  await dialog.getByRole('button', { name: 'Encargarlo igual' }).click();
  // Another test may have created one in between.
  await expect(page.getByRole('heading', { level: 1, name: /^Trabajo \d+$/ })).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(`/trabajos/${id}$`));
  await expect(page).toHaveURL(/\/trabajos\/\d+$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
