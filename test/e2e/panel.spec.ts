import { chooseAll } from './support/forms';
import { arrived, expect, expectValidPage, signedIn, test, url } from './support/portal';

test('a number of the panel, of one project, opens the list that it counts', async ({ page, context }) => {
  await signedIn(context, 'admin');
  await page.goto(url('/panel'));
  await arrived(page);
  const states = page.getByRole('table', { name: 'Por estado' });
  await expect(states).toBeVisible();
  await expectValidPage(page);

  await chooseAll(page, 'Proyectos', ['Torre Oroño']);
  await expect(page).toHaveURL(/proyectos=\d+/);
  await expect(page.getByRole('table', { name: 'Por proyecto' }).first().getByRole('row')).toHaveCount(3);
  const all = states.getByRole('row', { name: /^Todos/ }).getByRole('link');
  const count = (await all.textContent())!;
  expect(Number(count)).toBeGreaterThan(0);
  await all.click();
  await arrived(page);
  await expect(page).toHaveURL(/\/reclamos\?project_id=\d+&status=pending/);
  await expect(page.getByText(new RegExp(`^(1–\\d+ de ${count}|${count} resultados?)$`)).first()).toBeVisible();
  await page.goBack();
  await expect(states.getByRole('row', { name: /^Todos/ }).getByRole('link')).toHaveText(count);
});
