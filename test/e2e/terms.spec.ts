import { newAdmin, newMark } from './support/people';
import { call, expect, expectValidPage, signedInAs, test, url } from './support/portal';

const own = ({ rules, week, days, reminder_days }: Record<string, unknown>) => ({ rules, week, days, reminder_days });

test('an admin sees the terms, and errors at their fields @desk', async ({ page }, info) => {
  const admin = await newAdmin(newMark(info));
  await signedInAs(page, 'admin', admin.username, admin.password);
  await page.goto(url('/plazos'));
  const end = page.getByLabel('Terminar, Alta, en días hábiles');
  const typed = await end.inputValue();
  await expect(page.getByRole('heading', { name: 'Cómo venimos' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Fin del reclamo' })).toBeVisible();
  await page.getByText('Últimos 90 días').click();
  await expect(page.getByRole('row', { name: /^Todos/ }).first()).toBeVisible();
  await end.fill('0,1');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('group', { name: 'Alta' })).toContainText('no puede ser menor que el de la primera');
  await expectValidPage(page);
  await end.fill(typed);
  await expect(page.getByRole('group', { name: 'Alta' })).not.toContainText('no puede ser menor');
});

// Terms are global: only one browser saves them, with their current values.
test('an admin saves the terms @desk', async ({ page }, info) => {
  const admin = await newAdmin(newMark(info));
  const before = await call<Record<string, unknown>>('admin', 'GET', '/logic/terms');
  await signedInAs(page, 'admin', admin.username, admin.password);
  await page.goto(url('/plazos'));
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/logic/terms') && answer.request().method() === 'PUT',
  );
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  expect((await saved).status()).toBe(200);
  await expect(page.getByText('Plazos guardados')).toBeVisible();
  expect(own(await call('admin', 'GET', '/logic/terms'))).toEqual(own(before));
});
