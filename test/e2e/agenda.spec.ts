import { useFont, wideFont } from './support/fonts';
import { newClaimOn, newMark, newOwner } from './support/people';
import { choose } from './support/forms';
import { boxesOf, steadyBox } from './support/places';
import { call, expect, expectValidPage, signedIn, test, url } from './support/portal';

/** A work order of a new contractor, for a claim of a new owner. */
async function newWork(mark: string) {
  const { contract } = await newOwner(mark);
  const { claim_id: claimId } = await newClaimOn((contract.contract_id ?? contract.id)!);
  const contractor = await call<{ id: number }>('admin', 'POST', '/logic/contractor', {
    name: `Taller ${mark}`,
    phone_number: '341 555-0178',
  });
  const work = await call<{ id: number }>('admin', 'POST', '/logic/work_order', {
    contractor_id: contractor.id,
    instructions: 'Cambiar el flexible.',
    claim_ids: [claimId],
  });
  return { workId: work.id, claimId, contractorId: contractor.id };
}

/** Returns a Monday so far in the future that no other test uses it, as `YYYY-MM-DD`. */
function someMonday(weeks: number): string {
  const day = new Date(Date.now() + weeks * 7 * 86_400_000);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

test('an entry without a date is not wider than its panel, in a wide font either @desk', async ({ page, context }) => {
  await signedIn(context, 'admin');
  await useFont(page, wideFont);
  await page.goto(url('/agenda'));
  const list = page.getByRole('region', { name: 'Sin fecha' }).getByRole('list');
  await expect(list).toBeVisible();
  await expect.poll(() => list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('an entry without a date gets one, the visit is moved with a reason, and the round of the day is printed @desk', async ({
  page,
  context,
}, info) => {
  const mark = newMark(info);
  const { workId, contractorId } = await newWork(mark);
  const monday = someMonday(8);
  await signedIn(context, 'admin');
  await page.goto(url(`/agenda?dia=${monday}&quien=c${contractorId}`));
  const waiting = page
    .getByRole('region', { name: 'Sin fecha' })
    .getByRole('listitem')
    .filter({ hasText: `Taller ${mark}` });
  await waiting.getByRole('button', { name: /^Dar fecha/ }).click();
  const dialog = page.getByRole('dialog');
  const [year, month, day] = monday.split('-');
  await dialog.getByLabel('Día').fill(`${day}/${month}/${year}`);
  await dialog.getByLabel('Día').press('Enter');
  await expect(dialog.getByLabel('Día')).toHaveValue(`${day}/${month}/${year}`);
  await choose(page, 'Hasta', '11:00');
  await expectValidPage(page);
  await dialog.getByRole('button', { name: 'Dar fecha' }).click();
  await expect(page.getByText('Visita agendada')).toBeVisible();
  await expect(waiting).toHaveCount(0);

  await page
    .getByRole('button', { name: new RegExp(`Taller ${mark}`) })
    .first()
    .press('Enter');
  await expect(dialog.getByText(/de 9 a 11/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cambiar la fecha' }).click();
  await choose(page, 'Desde', '14:00');
  await choose(page, 'Hasta', '16:30');
  await dialog.getByLabel('Motivo').fill('Falta un repuesto.');
  await dialog.getByRole('button', { name: 'Cambiar la fecha' }).click();
  await expect(page.getByText('Visita cambiada')).toBeVisible();

  await page.getByText('Recorrido', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Recorrido del lunes/ })).toBeVisible();
  const round = page.getByRole('region', { name: `Taller ${mark}` });
  await expect(round).toContainText('de 14 a 16:30');
  await expectValidPage(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  await expect(round).toContainText(`Trabajo ${workId}`);
  // Each round is a separate sheet.
  await expect(round.getByText(/^ · lunes \d+ de /)).toBeVisible();
});

test('a visit is dragged to another time, and moves after a reason is given @desk', async ({ page, context }, info) => {
  const mark = newMark(info);
  const { workId, claimId, contractorId } = await newWork(mark);
  const monday = someMonday(9);
  await call('admin', 'POST', '/logic/visit', {
    work_id: workId,
    claim_id: claimId,
    windows: [{ starts_at: `${monday}T12:00:00.000Z`, ends_at: `${monday}T13:00:00.000Z` }],
    is_agreed: true,
  });
  await signedIn(context, 'admin');
  await page.goto(url(`/agenda?dia=${monday}&vista=dia&quien=c${contractorId}`));
  const entry = page.getByRole('button', { name: new RegExp(`Taller ${mark}`) });
  const box = await steadyBox(entry);
  const hour = (await steadyBox(page.locator('.rbc-timeslot-group').first())).height;
  await page.mouse.move(box.x + 60, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 40, { steps: 5 });
  await page.mouse.move(box.x + 60, box.y + 10 + 2 * hour, { steps: 10 });
  await page.mouse.up();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByTitle('11:00')).toBeVisible();
  await expect(dialog.getByTitle('12:00')).toBeVisible();
  await dialog.getByLabel('Motivo').fill('El cliente pidió más tarde.');
  await dialog.getByRole('button', { name: 'Cambiar la fecha' }).click();
  await expect(page.getByText('Visita cambiada')).toBeVisible();
  // The entry moves when the visits have been loaded again.
  await expect.poll(async () => (await boxesOf(entry))[0].y).toBeGreaterThan(box.y + hour);
  await entry.press('Enter');
  await expect(dialog.getByText(/de 11 a 12/)).toBeVisible();
});

test('an entry without a date is dragged to the calendar @desk', async ({ page, context }, info) => {
  const mark = newMark(info);
  const { contractorId } = await newWork(mark);
  await signedIn(context, 'admin');
  await page.goto(url(`/agenda?dia=${someMonday(10)}&vista=dia&quien=c${contractorId}`));
  const waiting = page
    .getByRole('region', { name: 'Sin fecha' })
    .getByRole('listitem')
    .filter({ hasText: `Taller ${mark}` });
  await steadyBox(waiting);
  await waiting.dragTo(page.locator('.rbc-day-slot'), { targetPosition: { x: 200, y: 220 } });
  const dialog = page.getByRole('dialog', { name: `Visita de Taller ${mark}` });
  await dialog.getByRole('button', { name: 'Dar fecha' }).click();
  await expect(page.getByText('Visita agendada')).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`Taller ${mark}`) })).toBeVisible();
});
