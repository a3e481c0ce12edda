import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { choose } from './support/forms';
import { anotherBrowser, newClaimOn, newMark, newOwner, ownPassword } from './support/people';
import { photo } from './support/photos';
import { call, expect, expectValidPage, following, signedIn, signedInAs, test, url } from './support/portal';
import { endVisit, startVisit } from './support/visits';

const hourMs = 3_600_000;

/** A contractor for one test. */
const newContractor = (mark: string) =>
  call<{ id: number }>('admin', 'POST', '/logic/contractor', { name: `Taller ${mark}`, phone_number: '3415550177' });

/** A client with a claim, and a work order for it. */
async function newWork(mark: string, contractorId: number) {
  const { contract, client } = await newOwner(mark);
  const claim = await newClaimOn((contract.contract_id ?? contract.id)!);
  const work = await call<{ id: number }>('admin', 'POST', '/logic/work_order', {
    contractor_id: contractorId,
    instructions: 'Ajustar la puerta.',
    claim_ids: [claim.claim_id],
  });
  return { client, claim, work };
}

/** Opens a page that follows the changes. */
async function open(page: Page, path: string): Promise<void> {
  const stream = following(page);
  await page.goto(url(path));
  await stream;
}

test('a visit is proposed, countered, accepted, moved and missed, and both sides see each step at once @desk', async ({
  page,
  context,
  browser,
}, info) => {
  const mark = newMark(info);
  const { client, claim, work } = await newWork(mark, (await newContractor(mark)).id);
  await signedIn(context, 'admin');
  const { page: home, context: theirs } = await anotherBrowser(browser, info);
  await signedInAs(home, 'client', client.username, ownPassword);

  await open(page, `/trabajos/${work.id}`);
  await page.getByRole('button', { name: 'Proponer horarios' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('group', { name: 'Horario 1' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Agregar otro horario' }).click();
  await expectValidPage(page);
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Esperamos que quien recibe la visita elija un horario.')).toBeVisible();

  await open(home, `/reclamos/${claim.claim_id}`);
  await home.getByRole('button', { name: 'Elegí un horario', exact: true }).click();
  const visit = home.getByRole('region', { name: 'Visita' });
  await expect(visit).toBeFocused();
  await expect(visit.getByRole('button', { name: /^Elegir [^,]+, de 9 a 12$/ })).toHaveCount(2);
  await expectValidPage(home);
  await visit.getByRole('button', { name: 'Proponer otros horarios' }).click();
  await choose(home, 'Hasta', '18:00');
  await choose(home, 'Desde', '15:00');
  await home.getByRole('dialog').getByLabel('Motivo (opcional)').fill('De mañana trabajo.');
  await expectValidPage(home);
  await home.getByRole('dialog').getByRole('button', { name: 'Enviar' }).click();
  await expect(visit.getByText('Propusiste estos horarios')).toBeVisible();

  // Without reloading.
  await expect(page.getByText('Motivo: De mañana trabajo.')).toBeVisible();
  await page.getByRole('button', { name: /^Aceptar [^,]+, de 15 a 18$/ }).click();
  await expect(page.getByRole('region', { name: 'Visita' }).getByText('Acordada', { exact: true })).toBeVisible();
  await expect(visit.getByText('de 15 a 18', { exact: true })).toBeVisible();
  const [file] = await Promise.all([
    home.waitForEvent('download'),
    visit.getByRole('button', { name: 'Agregar al calendario' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^visita-\d+\.ics$/);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/UID:[\da-f-]{36}@/);

  await page.getByRole('region', { name: 'Visita' }).getByRole('button', { name: 'Cambiar', exact: true }).click();
  await choose(page, 'Desde', '16:00');
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar la fecha' }).click();
  await expect(page.getByRole('dialog').getByText('Debe indicar el motivo.')).toBeVisible();
  await page.getByRole('dialog').getByLabel('Motivo', { exact: true }).fill('El taller llega más tarde.');
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar la fecha' }).click();
  await expect(visit.getByText('de 16 a 18', { exact: true })).toBeVisible();
  await expect(visit.getByText('Motivo: El taller llega más tarde.')).toBeVisible();

  await visit.getByRole('button', { name: 'Cancelar la visita' }).click();
  await home.getByRole('dialog').getByLabel('Motivo').fill('Me mudo.');
  await home.getByRole('dialog').getByRole('button', { name: 'Cancelar la visita' }).click();
  await expect(visit.getByRole('listitem').getByText(/^Cancelada: era el/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Proponer horarios' })).toBeVisible();

  // Another visit, which has begun when the page is opened.
  const start = Date.now() + hourMs;
  const next = await call<{ id: number }>('admin', 'POST', '/logic/visit', {
    work_id: work.id,
    claim_id: claim.claim_id,
    windows: [{ starts_at: new Date(start).toISOString(), ends_at: new Date(start + hourMs).toISOString() }],
    is_agreed: true,
  });
  await expect(visit.getByText(/Para cambiarla a esta altura, llamá/)).toBeVisible();
  await startVisit(next.id);
  await open(page, `/reclamos/${claim.claim_id}`);
  await page.getByRole('button', { name: /^Visita / }).click();
  await page.getByRole('button', { name: 'No se hizo' }).click();
  await choose(page, 'Qué pasó', 'Nadie atendió en el lugar');
  await page.getByRole('dialog').getByLabel('Detalle (opcional)').fill('Tocamos dos veces.');
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(photo('puerta.png'));
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await expect(visit.getByText(/Nadie atendió en el lugar · Tocamos dos veces\./)).toBeVisible();
  await expect(visit.getByRole('img', { name: 'Foto 1 de la visita que no se hizo' })).toBeVisible();
  await expectValidPage(page);
  await expectValidPage(home);

  await page.goto(url(`/trabajos/${work.id}`));
  await expect(page.getByText(/^Cambió la fecha de una visita: [^,]+, 16 h$/)).toBeVisible();
  await theirs.close();
});

test('a resident reports on a phone that nobody came, and the company sees it at once @phone', async ({
  page,
  context,
  browser,
}, info) => {
  const mark = newMark(info);
  const { client, claim, work } = await newWork(mark, (await newContractor(mark)).id);
  const start = Date.now() + 48 * hourMs;
  const visit = await call<{ id: number }>('admin', 'POST', '/logic/visit', {
    work_id: work.id,
    claim_id: claim.claim_id,
    windows: [{ starts_at: new Date(start).toISOString(), ends_at: new Date(start + 2 * hourMs).toISOString() }],
    is_agreed: true,
  });
  await endVisit(visit.id);
  await signedIn(context, 'admin');
  await open(page, `/reclamos/${claim.claim_id}`);
  await page.getByRole('button', { name: /^Visita era el .+: falta anotar si se hizo$/ }).click();
  await expect(page.getByText(/^Tenía que ir/)).toBeVisible();
  const { page: home, context: theirs } = await anotherBrowser(browser, info);
  await signedInAs(home, 'client', client.username, ownPassword);

  await home.goto(url(`/reclamos/${claim.claim_id}`));
  const card = home.getByRole('region', { name: 'Visita' });
  await card.getByRole('button', { name: /^Visita era el / }).click();
  await expect(card.getByText(/^Tenía que venir/)).toBeVisible();
  await card.getByRole('button', { name: 'No vino nadie' }).click();
  await expectValidPage(home);
  await home.getByRole('dialog').getByRole('button', { name: 'Enviar' }).dblclick();
  await expect(card.getByText('Avisaste que no vino nadie.')).toBeVisible();
  await expect(card.getByRole('button', { name: 'No vino nadie' })).toHaveCount(0);

  // Without reloading.
  await expect(page.getByText('Quien esperaba la visita avisó que no fue nadie.')).toBeVisible();
  // The double click sent one message.
  await expect(page.getByText(/«?No vino nadie a la visita/)).toHaveCount(1);
  await theirs.close();
});
