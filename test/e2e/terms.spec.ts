import { newAdmin, newMark } from './support/people';
import { call, expect, signedInAs, test, url } from './support/portal';

const own = ({ rules, week, days, reminder_days }: Record<string, unknown>) => ({ rules, week, days, reminder_days });

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
