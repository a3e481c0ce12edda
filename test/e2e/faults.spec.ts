import type { Page } from '@playwright/test';
import { choose } from './support/forms';
import { call, expect, signedIn, signIn, test, url } from './support/portal';

const draftText = 'La persiana del dormitorio quedó trabada a mitad de camino.';

/** Fills in the form of a new claim of a building. */
async function fillClaim(page: Page, reason: string, description: string): Promise<void> {
  await page.goto(url('/reclamos/agregar-reclamo-proyecto'));
  await choose(page, 'Lugar', 'Ascensor');
  await page.getByRole('textbox', { name: 'Motivo' }).fill(reason);
  await page.getByLabel('Descripción').fill(description);
}

test('without network the form shows an error and keeps everything, and the claim is created once the network is back', async ({
  page,
  context,
  watched,
}) => {
  watched.expectMessage(/ERR_INTERNET_DISCONNECTED/);
  await signIn(page, 'consorcio');
  await page.getByRole('link', { name: 'Crear reclamo' }).click();
  await choose(page, 'Lugar', 'Ascensor');
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Portón de cochera');
  await page.getByLabel('Descripción').fill(draftText);
  // The code for failures is loaded in advance, once the page is idle.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /notification\./.test(name)),
  );
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Crear reclamo' }).click();
  await expect(
    page.getByText('No hay conexión. Tu reclamo está guardado: tocá Crear reclamo cuando vuelva.'),
  ).toBeVisible();
  await expect(page.getByText(/comuníquese con un administrador/)).toHaveCount(0);
  await expect(page.getByLabel('Descripción')).toHaveValue(draftText);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Crear reclamo' }).click();
  await expect(page.getByText('Reclamo Creado!')).toBeVisible();
});

test('the form of a claim stays if the code of a part of it cannot be loaded', async ({ page, context, watched }) => {
  watched.expectMessage(/ERR_FAILED|ChunkLoadError/);
  await page.route('**/assets/before-sending*', (route) => route.abort());
  const reason = `Puerta del garaje ${Date.now()}`;
  await signedIn(context, 'consorcio');
  await fillClaim(page, reason, 'Se traba al subir desde el fin de semana.');
  await page.getByRole('button', { name: 'Crear reclamo' }).click();
  await expect(page).toHaveURL(/\/consorcio-reclamos\/\d+$/);
  await expect(page.getByText(reason).first()).toBeVisible();
});

test('what opens above a page closes if its code cannot be loaded, says so, and opens at the next try', async ({
  page,
  context,
  watched,
}) => {
  watched.expectMessage(/ERR_FAILED|ChunkLoadError|Loading chunk/);
  const [claim] = await call<{ unit_claim: { id: number } }[]>('admin', 'GET', '/logic/unit_claim?page=1&sort=id');
  await signedIn(context, 'admin');
  for (const [path, button, chunk] of [
    [`/reclamos/${claim!.unit_claim.id}`, 'Documentos', 'claim-documents'],
    ['/trabajos', 'Filtros', 'list-filters'],
  ] as const) {
    const files = `**/assets/${chunk}*`;
    await page.route(files, (route) => route.abort());
    await page.goto(url(path));
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    const opener = page.getByRole('button', { name: button, exact: true });
    await opener.click();
    const notice = page.getByRole('alert').filter({ hasText: 'No pudimos cargar esta parte.' });
    await expect(notice).toBeVisible();
    await expect(title).toBeVisible();
    await page.unroute(files);
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }
});

test('a double click creates one claim', async ({ page, context }) => {
  const reason = `Luz del palier ${Date.now()}`;
  await signedIn(context, 'consorcio');
  await fillClaim(page, reason, 'No enciende desde el fin de semana.');
  await page.getByRole('button', { name: 'Crear reclamo' }).dblclick();
  await expect(page).toHaveURL(/\/consorcio-reclamos\/\d+$/);
  const found = await call<unknown[]>('consorcio', 'GET', `/logic/project_claim?q=${encodeURIComponent(reason)}`);
  expect(found).toHaveLength(1);
});

test('a lost response and a retry create one claim', async ({ page, context, watched }) => {
  watched.expectMessage(/ERR_FAILED/);
  const reason = `Bomba de agua ${Date.now()}`;
  await signedIn(context, 'consorcio');
  await fillClaim(page, reason, 'Hace ruido toda la noche y vibra.');
  let isLost = false;
  await page.route('**/project_claim', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch(); // the server handles the call, but the browser gets no response
    await route.abort();
  });
  await page.getByRole('button', { name: 'Crear reclamo' }).click();
  await expect(
    page.getByText('No hay conexión. Tu reclamo está guardado: tocá Crear reclamo cuando vuelva.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Crear reclamo' }).click();
  await expect(page.getByText('Reclamo Creado!')).toBeVisible();
  const found = await call<unknown[]>('consorcio', 'GET', `/logic/project_claim?q=${encodeURIComponent(reason)}`);
  expect(found).toHaveLength(1);
});

test('a session that ends while the user types leads to the login and back, with all the input', async ({
  page,
  context,
  watched,
}) => {
  watched.expectMessage(/401/);
  await signIn(page, 'consorcio');
  await page.getByRole('link', { name: 'Crear reclamo' }).click();
  await choose(page, 'Lugar', 'Ascensor');
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Persiana');
  await page.getByLabel('Descripción').fill(draftText);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await context.request.post(url('/api/auth/logout'), { headers: { authorization: `Bearer ${token}` }, data: {} });
  // The click or the stream of changes ends it, whichever is first.
  void page
    .getByRole('button', { name: 'Crear reclamo' })
    .click()
    .catch(() => {});
  await expect(page.getByText(/Tu sesión terminó/)).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login\/consortium/);
  await expect(page.getByText(/comuníquese con un administrador/)).toHaveCount(0);
  await page.getByLabel('Email').fill('consorcio@demo.ar');
  await page.getByLabel('Contraseña').fill('posventa2025');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByText('Recuperamos lo que habías escrito.')).toBeVisible();
  await expect(page.getByLabel('Descripción')).toHaveValue(draftText);
});

test('signing out in one tab ends the session in the other tab', async ({ page, context, watched }) => {
  // Pending calls of the other tab.
  watched.expectMessage(/401/);
  await signIn(page, 'cliente');
  const other = await context.newPage();
  await other.goto(url('/reclamos'));
  await expect(other.getByRole('heading', { level: 1, name: 'Reclamos de unidad' })).toBeVisible();
  await page.getByRole('button', { name: 'Mi cuenta' }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(other.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
});

test('a list that cannot be loaded shows an error and can be retried', async ({ page, context, watched }) => {
  watched.expectMessage(/503/);
  await signedIn(context, 'admin');
  await page.route(
    '**/api/logic/unit_claim?*',
    (route) =>
      route.fulfill({ status: 503, json: { success: false, message: 'La base de datos no está disponible.' } }),
    { times: 1 },
  );
  await page.goto(url('/reclamos?q=nada'));
  await expect(page.getByText('No pudimos cargar la lista.')).toBeVisible();
  await expect(page.getByText('La base de datos no está disponible.')).toBeVisible();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('No pudimos cargar la lista.')).toHaveCount(0);
});

test("another user's claim, and one that does not exist, are not found", async ({ page, context, watched }) => {
  watched.expectMessage(/40[04]/);
  const claims = await call<{ unit_claim: { id: number } }[]>('admin', 'GET', '/logic/unit_claim');
  const own = await call<{ unit_claim: { id: number } }[]>('cliente', 'GET', '/logic/unit_claim');
  const foreign = claims.find(({ unit_claim }) => !own.some((claim) => claim.unit_claim.id === unit_claim.id))!;
  await signedIn(context, 'cliente');
  for (const id of [foreign.unit_claim.id, 99999999, 'abc']) {
    await page.goto(url(`/reclamos/${id}`));
    await expect(page.getByText('No encontramos ese reclamo.', { exact: false })).toBeVisible();
  }
});
