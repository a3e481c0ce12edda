import { addDays, addMonths, dayInArgentina, shownDay } from '../../src/server/support/days';
import { runJob } from './support/database';
import { mailsTo, mailTo } from './support/mails';
import { newMark, newOwner, ownPassword } from './support/people';
import { arrived, call, expect, expectValidPage, signedIn, signedInAs, test, url } from './support/portal';

interface Unit {
  unit_id: number;
  name: string;
}

/** Makes the terms of two years end in some days. */
const endIn = (unit: Unit, projectId: number, days: number) =>
  call('admin', 'PUT', `/logic/unit/${unit.unit_id}`, {
    ...{ name: unit.name, description: '', unit_type_id: 3, project_id: projectId },
    delivery_date: addDays(addMonths(dayInArgentina(), -24), days),
  });

test('an owner reads the terms of the unit, gets one mail before the last day, and claims with the form filled in @phone', async ({
  page,
}, info) => {
  const mark = newMark(info);
  const { client, project, unit } = await newOwner(mark);
  await endIn(unit, project.id, 45);
  await signedInAs(page, 'client', client.username, ownPassword);
  await page.goto(url('/mis-garantias'));
  await arrived(page);
  const soon = page.getByRole('list', { name: 'Terminan en 90 días o menos' });
  const row = soon.getByRole('listitem').filter({ hasText: 'Desagües' });
  await expect(row).toContainText('faltan 4');
  await expect(page.getByText('Grifería', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: /^Terminaron/ }).click();
  await expect(page.getByText('Grifería', { exact: true })).toBeVisible();
  await expectValidPage(page);

  const box = page.getByRole('checkbox', { name: 'Avisame antes: Desagües, 1° A' });
  // It is checked once the server has it.
  await box.click();
  await expect(page.getByText('Te vamos a avisar por email')).toBeVisible();
  await expect(box).toBeChecked();
  await endIn(unit, project.id, 20);
  await Promise.all([runJob('mail_warranties'), runJob('mail_warranties')]);
  const mail = await mailTo(client.username, /Un plazo de garantía termina pronto/);
  const last = addMonths(addDays(addMonths(dayInArgentina(), -24), 20), 24);
  expect(mail.text).toContain(`hasta el ${shownDay(last)}`);
  await runJob('mail_warranties');
  await page.reload();
  await expect(row.getByText('Ya te avisamos por email')).toBeVisible();
  expect(mailsTo(client.username).filter(({ subject }) => subject.includes('plazo de garantía'))).toHaveLength(1);

  await row.getByRole('link', { name: 'Reclamar por Desagües, 1° A' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Crear reclamo de unidad' })).toBeVisible();
  const form = page.locator('form');
  for (const chosen of ['Sanitarios', 'Desagüe', `1° A · Edificio ${mark}`])
    await expect(form.locator('.ant-select').filter({ hasText: chosen }).first()).toBeVisible();
});

test('staff type and paste delivery dates, and what is refused stays @desk', async ({ page, context }, info) => {
  const { project, unit } = await newOwner(newMark(info));
  for (const name of ['2° A', '3° A'])
    await call('admin', 'POST', '/model/unit', { name, description: '', unit_type_id: 3, project_id: project.id });
  await signedIn(context, 'admin');
  await page.goto(url(`/proyectos/${project.id}`));
  await page.getByRole('link', { name: 'Unidades sin fecha de entrega' }).click();
  const field = (name: string) => page.getByLabel(`Fecha de entrega de ${name}, ${project.name}`);
  await field('1° A').click();
  await page.keyboard.type('5/3/24');
  await page.keyboard.press('Enter');
  await expect(field('2° A')).toBeFocused();
  await expect(field('1° A')).toHaveValue('05/03/2024');
  await field('2° A').evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '06/03/2024\r\n31/02/2024\r\n');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expectValidPage(page);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(field('1° A')).toHaveCount(0);
  await expect(field('3° A')).toHaveValue('31/02/2024');
  await expect(field('3° A')).toBeFocused();
  const stored = await call<{ delivery_date: string }>('admin', 'GET', `/logic/unit/${unit.unit_id}`);
  expect(stored.delivery_date).toBe('2024-03-05');
});
