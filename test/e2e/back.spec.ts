import type { Page } from '@playwright/test';
import { newMark } from './support/people';
import { png } from './support/photos';
import { arrived, call, callerToken, expect, signedIn, test, url, type Person } from './support/portal';

/**
 * Goes back like the Back button. The call returns first, because Back may open another document, which would abort it.
 */
const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));
const entries = (page: Page) => page.evaluate(() => (history.state as { idx: number }).idx);
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Returns the id of a unit claim of the demo client. */
async function anyClaim(person: Person): Promise<number> {
  const claims = await call<{ unit_claim: { id: number } }[]>(person, 'GET', '/logic/unit_claim?page=1&page_size=1');
  return claims[0]!.unit_claim.id;
}

async function withPhoto(person: Person): Promise<number> {
  const id = await anyClaim(person);
  const form = new FormData();
  form.append('images', new Blob([new Uint8Array(png(800, 600))], { type: 'image/png' }), 'pared.png');
  const answer = await fetch(url(`/api/logic/claim/${id}/image`), {
    method: 'POST',
    headers: { authorization: `Bearer ${await callerToken(person)}` },
    body: form,
  });
  expect(answer.status).toBe(201);
  return id;
}

test('Back closes an opened photo first, also on the first page of a visit, and leaves no history entry @phone', async ({
  page,
  context,
}) => {
  const id = await withPhoto('cliente');
  await signedIn(context, 'cliente');
  await page.goto(url(`/reclamos/${id}`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('img', { name: 'Foto 1' }).click();
  const preview = page.getByRole('dialog');
  await expect(preview).toBeVisible();
  await back(page);
  await expect(preview).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/reclamos/${id}$`));

  // Closing it by its button removes its entry: Back opens the previous page.
  await page.getByRole('main').getByRole('link', { name: 'Reclamos de unidad' }).click();
  await expect(title(page, 'Reclamos de unidad')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible();
  const before = await entries(page);
  await page.getByRole('img', { name: 'Foto 1' }).click();
  await expect.poll(() => entries(page)).toBe(before + 1);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect.poll(() => entries(page)).toBe(before);
});

test('on a phone Back closes an open menu or select first @phone', async ({ page, context }) => {
  await signedIn(context, 'admin');
  await page.goto(url('/reclamos'));
  await arrived(page);
  const before = await entries(page);
  const isClosedByBack = async (opened: ReturnType<Page['locator']>) => {
    await expect(opened).toBeVisible();
    await expect.poll(() => entries(page)).toBe(before + 1);
    await back(page);
    await expect(opened).toBeHidden();
    await expect.poll(() => entries(page)).toBe(before);
    await expect(title(page, 'Reclamos de unidad')).toBeVisible();
  };
  await page.getByRole('button', { name: /Mi cuenta/ }).tap();
  await isClosedByBack(page.getByRole('menu').filter({ hasText: 'Cerrar sesión' }));
  await page.getByRole('button', { name: 'Cambiar estado' }).first().tap();
  // Its entries depend on the claim's status.
  await isClosedByBack(page.getByRole('menu').filter({ hasNotText: 'Cerrar sesión' }));
  await page.locator('.ant-select').filter({ hasText: 'Ordenar' }).tap();
  await isClosedByBack(page.locator('.ant-select-dropdown'));

  // A chosen entry leads on: Back returns to the list, not to an entry of the menu.
  await page.getByRole('button', { name: /Mi cuenta/ }).tap();
  await page.getByRole('menuitem', { name: 'Mi Perfil' }).tap();
  await expect(title(page, 'Mi Perfil')).toBeVisible();
  await back(page);
  await expect(title(page, 'Reclamos de unidad')).toBeVisible();
});

test('Back closes the menu, and a link in it leaves no entry between the pages @phone', async ({ page, context }) => {
  await signedIn(context, 'cliente');
  await page.goto(url('/reclamos'));
  const menu = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await expect(menu).toBeVisible();
  await back(page);
  await expect(menu).toBeHidden();
  await expect(title(page, 'Reclamos de unidad')).toBeVisible();
  const before = await entries(page);

  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await menu.getByRole('link', { name: 'Cuadro de garantías' }).click();
  await expect(title(page, 'Cuadro de garantías')).toBeVisible();
  await expect(menu).toBeHidden();
  await back(page);
  await expect(title(page, 'Reclamos de unidad')).toBeVisible();
  // The menu's entry is skipped too, a moment after the page is shown. Forward works as usual.
  await expect.poll(() => entries(page)).toBe(before);
  await page.evaluate(() => history.forward());
  await expect(title(page, 'Cuadro de garantías')).toBeVisible();
  await page.reload();
  await expect(title(page, 'Cuadro de garantías')).toBeVisible();
});

test('Back, and the link above a record, return to the row of the list that was opened @desk', async ({
  page,
  context,
}) => {
  await signedIn(context, 'manager');
  // Oldest first: the claims that other tests create meanwhile move no row.
  await page.goto(url('/reclamos?page_size=50&sort=id'));
  await arrived(page);
  const row = page.locator('tbody tr[data-row-key]').nth(35);
  const key = await row.getAttribute('data-row-key');
  const opened = page.locator(`tr[data-row-key="${key}"]`);
  for (const how of ['Back', 'link'] as const) {
    await opened.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/reclamos\/\d+/);
    await arrived(page);
    if (how === 'Back') await page.goBack();
    else await page.getByRole('main').getByRole('link', { name: 'Reclamos de unidad' }).click();
    await expect(title(page, 'Reclamos de unidad')).toBeVisible();
    await expect(opened).toBeInViewport({ ratio: 1 });
  }
});

test('Back closes the filters and keeps their values @phone', async ({ page, context }) => {
  await signedIn(context, 'manager');
  await page.goto(url('/clientes'));
  await page.goto(url('/reclamos'));
  await arrived(page);
  const start = await entries(page);
  await page
    .getByRole('button', { name: /^Filtros/ })
    .first()
    .click();
  const panel = page.getByRole('dialog', { name: /Filt/ });
  await panel.getByText('En análisis', { exact: true }).click();
  await expect(page).toHaveURL(/status=pending/);
  await back(page);
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/status=pending/);
  await back(page);
  await expect(page).not.toHaveURL(/status=pending/);
  // The entry of the filters between the two pages is skipped. Waits for that, because no user presses Back faster.
  await expect.poll(() => entries(page)).toBe(start);
  await expect(title(page, 'Reclamos de unidad')).toBeVisible();
  await back(page);
  await expect(title(page, 'Clientes')).toBeVisible();
});

test('Back closes a photo before the preview of its row @desk', async ({ page, context }) => {
  const id = await withPhoto('manager');
  await signedIn(context, 'manager');
  await page.goto(url('/clientes'));
  await page.goto(url(`/reclamos?q=${id}`));
  await arrived(page);
  await page.getByRole('button', { name: new RegExp(`lado.*${id}|${id}.*lado`) }).click();
  const peek = page.getByRole('complementary', { name: new RegExp(String(id)) });
  await peek.getByRole('img', { name: 'Foto 1' }).click();
  const preview = page.getByRole('dialog');
  await expect(preview).toBeVisible();
  await back(page);
  await expect(preview).toBeHidden();
  await expect(peek).toBeVisible();
  await back(page);
  await expect(peek).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`q=${id}`));
  await back(page);
  await expect(title(page, 'Clientes')).toBeVisible();
});

test('Back closes a dialog and keeps the input; a reload leaves no entry of the dialog @desk', async ({
  page,
  context,
}, info) => {
  const mark = newMark(info);
  await signedIn(context, 'admin');
  await page.goto(url('/reclamos'));
  await page.goto(url('/cuadro-de-garantias'));
  const dialog = page.getByRole('dialog');
  const item = dialog.getByLabel('Ítem', { exact: true });
  await page.getByRole('button', { name: 'Agregar plazo' }).click();
  await item.fill(mark);
  await back(page);
  await expect(dialog).toHaveCount(0);
  await expect(title(page, 'Cuadro de garantías')).toBeVisible();

  await page.getByRole('button', { name: 'Agregar plazo' }).click();
  await expect(item).toHaveValue(mark);
  await page.reload();
  await expect(title(page, 'Cuadro de garantías')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await back(page);
  await expect(title(page, 'Reclamos de unidad')).toBeVisible();
});

test('going back from an unsent message asks for confirmation, and leaves or stays @phone', async ({
  page,
  context,
}) => {
  const id = await anyClaim('cliente');
  await signedIn(context, 'cliente');
  await page.goto(url('/reclamos'));
  await expect(title(page, 'Reclamos de unidad')).toBeVisible();
  await page
    .getByRole('link', { name: new RegExp(`^Ver.*${id}`) })
    .first()
    .click();
  await page.getByRole('textbox', { name: /mensaje/i }).fill('Todavía gotea.');
  const question = page.getByRole('dialog');
  await back(page);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/reclamos/${id}$`));
  await back(page);
  await question.getByRole('button', { name: 'Salir sin enviar' }).click();
  await expect(title(page, 'Reclamos de unidad')).toBeVisible();
});
