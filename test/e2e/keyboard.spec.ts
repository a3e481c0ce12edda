import type { TestInfo } from '@playwright/test';
import { setFontSize } from './support/fonts';
import { newClaim, newClient, newMark } from './support/people';
import { expect, signedIn, test, url } from './support/portal';

/** A claim that no other test changes. */
async function ownClaim(info: TestInfo) {
  const mark = newMark(info);
  return newClaim((await newClient(mark)).client_id, mark);
}

test('the first Tab offers to skip the menu, also with a font of 200 %, and the focus is visible', async ({
  page,
  context,
}) => {
  await signedIn(context, 'admin');
  await setFontSize(page, 32);
  await page.goto(url('/reclamos'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const skip = page.getByRole('link', { name: 'Ir al contenido' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await expect(skip).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a claim is rejected by keyboard only: the dialog traps the focus and returns it', async ({
  page,
  context,
}, info) => {
  await signedIn(context, 'admin');
  const { claim_id } = await ownClaim(info);
  await page.goto(url(`/reclamos?q=${claim_id}`));
  const button = page.getByRole('button', { name: `Acciones del reclamo ${claim_id}`, exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Rechazar' })).toBeVisible();
  await page.keyboard.press('ArrowDown'); // the menu starts at its first item
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Tab');
    // Between the last and the first element the focus leaves the document briefly; it never reaches the page behind
    // the dialog.
    expect(
      await dialog.evaluate(
        (element) => element.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('keys typed right after the click on a price replace the old price and are saved', async ({
  page,
  context,
}, info) => {
  await signedIn(context, 'admin');
  const devtools = await context.newCDPSession(page);
  const { claim_id } = await ownClaim(info);
  await page.goto(url(`/reclamos?q=${claim_id}`));
  const button = page.getByRole('button', { name: new RegExp(`^Precio de reparación del reclamo ${claim_id}`) });
  await expect(button).toBeVisible();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const [delay, typed, shown] of [
    [0, '125000', '$ 125.000,00'],
    [60, '98765,4', '$ 98.765,40'],
  ] as const) {
    await button.click();
    await page.keyboard.type(typed, { delay });
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Reclamo ${claim_id}: ${shown}`)).toBeVisible();
    await expect(button).toHaveText(shown);
  }
});

test('keys typed right after a choice that requires a reason are kept', async ({ page, context }, info) => {
  await signedIn(context, 'admin');
  const devtools = await context.newCDPSession(page);
  const { claim_id } = await ownClaim(info);
  await page.goto(url(`/reclamos?q=${claim_id}`));
  const button = page.getByRole('button', { name: `Acciones del reclamo ${claim_id}` });
  await expect(button).toBeVisible();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await button.click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // Without an accent: Playwright types it without a key.
  await page.keyboard.type('No corresponde a la obra', { delay: 30 });
  await expect(page.getByLabel('Motivo del rechazo')).toHaveValue('No corresponde a la obra');
});

test('the price of a row is set by keyboard only', async ({ page, context }, info) => {
  await signedIn(context, 'manager');
  const { claim_id } = await ownClaim(info);
  await page.goto(url(`/reclamos?q=${claim_id}`));
  await page.getByRole('button', { name: new RegExp(`^Precio de reparación del reclamo ${claim_id}`) }).focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: /^Precio de reparación/ });
  await expect(field).toBeFocused();
  await field.fill('doce');
  await page.keyboard.press('Enter');
  // An invalid input stays in its cell; the error is shown when the cell is opened.
  await page.getByRole('button', { name: new RegExp(`^Precio de reparación del reclamo ${claim_id}: doce`) }).click();
  await expect(
    page.getByRole('alert').getByText('El precio debe ser un número mayor o igual a 0, con hasta dos decimales.'),
  ).toBeVisible();
  await field.fill('98.765,40');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Precio actualizado!')).toBeVisible();
  await expect(page.getByRole('button', { name: /\$ 98\.765,40/ }).first()).toBeVisible();
});
