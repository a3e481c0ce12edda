/** The page of a claim: what is in sight, its keys, and what is taken back. */
import type { Page } from '@playwright/test';
import { newClaimOn, newMark, newOwner, ownPassword } from './support/people';
import { boxesOf, steady } from './support/places';
import { arrived, call, expect, expectValidPage, quietStream, signedIn, signedInAs, test, url } from './support/portal';

/** Creates claims of one unit, the first one first in the list; returns their address and numbers. */
async function ownClaims(mark: string, count: number) {
  const { contract, client, unit } = await newOwner(mark);
  const ids: number[] = [];
  for (let index = 0; index < count; index++)
    ids.unshift((await newClaimOn((contract.contract_id ?? contract.id)!)).claim_id);
  return { ids, client, address: `/reclamos?unit_id=${unit.unit_id}` };
}

const title = (page: Page, id: number) => page.getByRole('heading', { level: 1, name: new RegExp(`#${id}$`) });
const field = (page: Page) => page.getByLabel('Escribí un mensaje');
const price = (page: Page, id: number) =>
  page.getByRole('button', { name: new RegExp(`^Precio de reparación del reclamo ${id}:`) });

test('staff see what follows, the latest message and the form without scrolling, also of a long conversation @desk', async ({
  page,
  context,
}, info) => {
  const { ids } = await ownClaims(newMark(info), 1);
  const id = ids[0]!;
  for (let count = 1; count <= 12; count++)
    await call('direccion', 'POST', `/logic/claim/${id}/comment`, {
      text: `Mensaje ${count}. ${'Una línea más. '.repeat(8)}`,
    });
  await signedIn(context, 'admin');
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(url(`/reclamos/${id}`));
    await arrived(page);
    const next = page.getByRole('region', { name: 'Qué sigue y para cuándo' });
    await expect(next).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await boxesOf(next))[0].height).toBeLessThan(60);
    await expect(page.getByText(/^Mensaje 12\./)).toBeInViewport({ ratio: 1 });
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Comentar' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: /^Reclamo creado / })).toHaveAttribute('aria-expanded', 'false');
  }
  await expectValidPage(page);
});

test('an owner reaches the form at once on a phone, and earlier messages with a button @phone', async ({
  page,
}, info) => {
  const { ids, client } = await ownClaims(newMark(info), 1);
  const id = ids[0]!;
  for (let count = 1; count <= 5; count++)
    await call('direccion', 'POST', `/logic/claim/${id}/comment`, { text: `Mensaje ${count}.` });
  await signedInAs(page, 'client', client.username, ownPassword);
  await page.goto(url(`/reclamos/${id}`));
  await arrived(page);
  await expect(field(page)).toBeInViewport();
  await expect(page.getByText('Mensaje 2.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Ver 2 mensajes anteriores' }).click();
  await expect(page.getByText('Mensaje 1.')).toBeVisible();
  await expectValidPage(page);
});

test('what is folded is printed: the history and the date of the visit @desk', async ({ page, context }, info) => {
  const { ids } = await ownClaims(newMark(info), 1);
  await call('direccion', 'POST', `/logic/claim/${ids[0]!}/status/up`);
  await signedIn(context, 'admin');
  await page.goto(url(`/reclamos/${ids[0]!}`));
  const change = page.getByRole('listitem').filter({ hasText: 'Estado: En análisis → Aprobado' });
  await expect(page.getByRole('button', { name: /^Historial: 1 cambio / })).toBeVisible();
  await expect(change).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(change).toBeVisible();
  await page.emulateMedia({ media: null });
  await expect(change).toHaveCount(0);
});

test('staff go through six claims by keys: the calls of each are made before, and nothing jumps @desk', async ({
  page,
  context,
}, info) => {
  const { ids, address } = await ownClaims(newMark(info), 6);
  for (const id of ids) await call('direccion', 'POST', `/logic/claim/${id}/comment`, { text: `Vamos por el ${id}.` });
  await page.setViewportSize({ width: 1280, height: 800 });
  await signedIn(context, 'admin');
  const asked: string[] = [];
  const answered: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('requestfinished', (request) => answered.push(request.url()));
  const callsOf = (id: number, calls: string[]) =>
    calls.filter((call) => new RegExp(`claim/${id}(/comment)?(\\?|$)`).test(call));
  await quietStream(page);
  await page.goto(url(`${address}&page_size=10`));
  await page.getByRole('link', { name: String(ids[0]), exact: true }).click();
  await expect(title(page, ids[0]!)).toBeVisible();
  const places = async () => {
    const boxes = await boxesOf(field(page), page.locator('h1'));
    return boxes.map(({ y }) => Math.round(y));
  };
  const first = await steady(places);
  for (const id of ids.slice(1)) {
    // The messages are requested after the record. Then the page rests as long as a person reads.
    await expect
      .poll(() => callsOf(id, answered).some((call) => call.includes('/comment')), { message: `the calls of ${id}` })
      .toBe(true);
    await page.waitForTimeout(500);
    asked.length = 0;
    await page.keyboard.press('j');
    await expect(title(page, id)).toBeFocused();
    await expect(page.getByText(`Vamos por el ${id}.`)).toBeVisible();
    expect(callsOf(id, asked)).toEqual([]);
    // At once: what has moved back later has jumped.
    expect(await places()).toEqual(first);
  }
  await page.keyboard.press('k');
  await expect(title(page, ids.at(-2)!)).toBeVisible();
});

test('keys of a claim: reply, state, price and help, none of them while one types @desk', async ({
  page,
  context,
}, info) => {
  const { ids, address } = await ownClaims(newMark(info), 2);
  await signedIn(context, 'admin');
  await page.goto(url(address));
  await page.getByRole('link', { name: String(ids[0]), exact: true }).click();
  await expect(title(page, ids[0]!)).toBeVisible();
  await arrived(page);
  await page.keyboard.press('r');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('jepr?');
  await expect(field(page)).toHaveValue('jepr?');
  await expect(title(page, ids[0]!)).toBeVisible();
  await field(page).fill('');
  await page.keyboard.press('Escape');
  await expect(page.locator('h1')).toBeFocused();

  await page.keyboard.press('e');
  await expect(page.getByRole('menuitem', { name: 'Aprobar' })).toBeFocused();
  await page.keyboard.press('j');
  await expect(title(page, ids[0]!)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('.claim-bar').getByText('Aprobado', { exact: true })).toBeVisible();

  await page.keyboard.press('p');
  await page.keyboard.type('1500');
  await page.keyboard.press('Enter');
  await expect(price(page, ids[0]!)).toHaveText('$ 1.500,00');
  await expect(price(page, ids[0]!)).toBeFocused();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Teclas del reclamo' });
  for (const label of ['Reclamo siguiente de la lista', 'Responder', 'Poner el precio'])
    await expect(help.getByText(label)).toBeVisible();
  await expect(help.getByText('Ctrl Z', { exact: true })).toBeVisible();
  await expectValidPage(page);
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  // The browser takes a moment to remove the dialog's entry from its history; no person is as fast as this test.
  await expect.poll(() => page.evaluate(() => (history.state as { layers?: number } | null)?.layers ?? 0)).toBe(0);
  await page.keyboard.press('j');
  await expect(title(page, ids[1]!)).toBeVisible();
});

test('Ctrl+Z takes back what was changed in the list and in a claim, in order; Ctrl+Shift+Z makes it again @desk', async ({
  page,
  context,
  watched,
}, info) => {
  const { ids, address } = await ownClaims(newMark(info), 2);
  const [above, below] = ids as [number, number];
  await signedIn(context, 'admin');
  await page.goto(url(address));
  await price(page, above).focus();
  await page.keyboard.type('1500');
  await page.keyboard.press('Enter');
  await expect(price(page, below)).toBeFocused();
  await expect(page.getByText(`Reclamo ${above}: $ 1.500,00`)).toBeVisible();
  await page.getByRole('link', { name: String(below), exact: true }).click();
  await expect(title(page, below)).toBeVisible();
  await arrived(page);
  await page.keyboard.press('e');
  await page.getByRole('menuitem', { name: 'Aprobar' }).click();
  const state = page.locator('.claim-bar .status');
  await expect(state).toHaveText('Aprobado');
  await expect(page.getByText(`Reclamo ${below}: Aprobado`)).toBeVisible();
  // In a text field the keys belong to the text.
  await field(page).fill('Hola');
  await page.keyboard.press('Control+z');
  await expect(state).toHaveText('Aprobado');
  await field(page).fill('');
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+z');
  await expect(state).toHaveText('En análisis');
  await expect(page.getByText(`Reclamo ${below}: En análisis`)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText(`Reclamo ${above}: sin precio`)).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByText(`Reclamo ${above}: $ 1.500,00`)).toBeVisible();

  watched.expectMessage(/status of 409/);
  // Another user changes the price meanwhile: it is not undone, and said once.
  await call('manager', 'PUT', `/logic/claim/${above}/repair_price`, { repair_price: '77.00' });
  await page.keyboard.press('Control+z');
  await expect(page.getByText(new RegExp(`^No se deshizo el cambio del reclamo ${above}\\.`))).toHaveCount(1);
  await page.goBack();
  await expect(price(page, above)).toHaveText('$ 77,00');
  const history = await call<{ field: string; to: string | null }[]>('admin', 'GET', `/logic/claim/${below}/history`);
  expect(history.filter(({ field: what }) => what === 'status').map(({ to }) => to)).toEqual(['approved', 'pending']);
});

test("an owner's card says what is asked, and its button leads to it @phone", async ({ page }, info) => {
  const { ids, client } = await ownClaims(newMark(info), 2);
  const [first, second] = ids as [number, number];
  await call('direccion', 'POST', `/logic/claim/${first}/comment`, { text: '¿Qué día podés?', awaits_reply: true });
  await signedInAs(page, 'client', client.username, ownPassword);
  await page.goto(url('/reclamos'));
  const card = (id: number) => page.locator(`[data-row-key="${id}"]`);
  await expect(card(second)).toContainText(
    /(Te respondemos|Lo terminamos) a más tardar el|Estamos revisando tu reclamo/,
  );
  await expectValidPage(page);
  await card(first).getByRole('link', { name: 'Respondé a la empresa' }).click();
  await expect(title(page, first)).toBeVisible();
  await expect(field(page)).toBeFocused();
});
