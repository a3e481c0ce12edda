import { anotherBrowser, newMark, newOwner, ownPassword } from './support/people';
import { expect, expectValidPage, signedIn, signedInAs, test, url } from './support/portal';

test('staff close a project: its clients cannot create anything until it is reopened @desk', async ({
  page,
  context,
  browser,
}, info) => {
  const { client, project } = await newOwner(newMark(info));
  await signedIn(context, 'manager');
  await page.goto(url(`/proyectos/${project.id}`));
  await page.getByRole('button', { name: 'Cerrar proyecto' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Los reclamos abiertos siguen su curso/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar proyecto' }).click();
  await expect(page.getByText(/Este proyecto está cerrado desde el/)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expectValidPage(page);

  const { page: home, context: homeContext } = await anotherBrowser(browser, info);
  await signedInAs(home, 'client', client.username, ownPassword);
  await home.goto(url('/reclamos/agregar-reclamo'));
  await home.getByLabel('Unidad', { exact: true }).click();
  await expect(home.getByTitle(/proyecto cerrado/).first()).toBeVisible();

  await page.getByRole('button', { name: 'Reabrir proyecto' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reabrir proyecto' }).click();
  await expect(page.getByText('Proyecto reabierto')).toBeVisible();
  await home.reload();
  await expect(home.getByText(`1° A · ${project.name}`)).toBeVisible();
  await homeContext.close();
});
