import type { Locator } from '@playwright/test';
import { choose } from './support/forms';
import { photo } from './support/photos';
import { boxesOf } from './support/places';
import { arrived, expect, signedIn, test, url } from './support/portal';

test('at 180 px, a phone at a zoom of 200 %, nothing leaves the header or the page', async ({ page, context }) => {
  await page.setViewportSize({ width: 180, height: 370 });
  await signedIn(context, 'cliente');
  for (const path of ['/reclamos', '/reclamos/agregar-reclamo', '/perfil']) {
    await page.goto(url(path));
    await arrived(page);
    for (const control of await page.getByRole('banner').getByRole('button').all())
      await expect(control).toBeInViewport({ ratio: 1 });
    const isWider = () =>
      page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    await expect.poll(isWider, path).toBe(false);
  }
});

test('the calendar is completely on the screen, and Back closes it', async ({ page, context }) => {
  await signedIn(context, 'cliente');
  await page.goto(url('/reclamos'));
  await page.goto(url('/reclamos/agregar-reclamo'));
  await page.getByLabel('Fecha preferida').tap();
  const calendar = page.locator('.ant-picker-dropdown .ant-picker-panel');
  const months = calendar.locator('.ant-picker-header button');
  for (const button of [months.first(), months.last()]) await expect(button).toBeInViewport({ ratio: 1 });
  const days = calendar.locator('tbody td');
  await expect(days).toHaveCount(42);
  for (const at of [0, 6, 41]) await expect(days.nth(at)).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(calendar).toBeHidden();
  await expect(page).toHaveURL(/agregar-reclamo$/);
});

test('what a form says after a tap on its button is on the screen', async ({ page, context, watched }) => {
  watched.expectMessage(/ERR_INTERNET_DISCONNECTED/);
  await signedIn(context, 'consorcio');
  await page.goto(url('/reclamos/agregar-reclamo-proyecto'));
  await choose(page, 'Lugar', 'Ascensor');
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Portón de cochera');
  await page.getByLabel('Descripción').fill('No abre desde el fin de semana.');
  await page.evaluate(() => scrollTo(0, 0));
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Crear reclamo' }).tap();
  await expect(page.getByText('No hay conexión. Tu reclamo está guardado')).toBeInViewport({ ratio: 1 });
});

test('a claim with three photos takes at most fourteen taps from the home page, and the keyboard opens only for text', async ({
  page,
  context,
}) => {
  await signedIn(context, 'cliente');
  await page.goto(url('/reclamos'));
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  const open = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
  const choose = async (label: string, option: string, opensNext?: string) => {
    const field = page.getByLabel(label, { exact: true });
    await tap(field);
    const opensNoKeyboard = () =>
      field.evaluate((input: HTMLInputElement) => input.readOnly || input.inputMode === 'none');
    await expect.poll(opensNoKeyboard).toBe(true);
    const choice = open.locator('.ant-select-item-option').filter({ hasText: option }).first();
    await expect(choice).toBeVisible();
    // It is smaller in its opening animation.
    await expect.poll(async () => (await boxesOf(choice))[0].height, { message: label }).toBeGreaterThanOrEqual(43.5);
    await tap(choice);
    if (opensNext === undefined) return expect(open).toHaveCount(0);
    await expect(page.getByLabel(opensNext, { exact: true })).toHaveAttribute('aria-expanded', 'true');
    await expect(open).toHaveCount(1);
  };

  await tap(page.getByRole('link', { name: 'Crear reclamo' }));
  await tap(page.getByLabel('Descripción'));
  await page.keyboard.type('La canilla de la cocina gotea toda la noche.');
  await tap(page.getByRole('group', { name: '¿Es alguno de estos?' }).getByRole('button').first());
  const gallery = page.waitForEvent('filechooser');
  await tap(page.getByRole('button', { name: 'Agregar fotos' }));
  expect((await gallery).isMultiple()).toBe(true);
  await (await gallery).setFiles(['una.png', 'dos.png', 'tres.png'].map((name) => photo(name)));
  // In the phone's own gallery: three photos and "Listo".
  taps += 4;
  await expect(page.getByRole('button', { name: /^Quitar/ })).toHaveCount(3);
  await choose('Unidad', '·');
  await choose('Lugar', 'Cocina', 'Lugar en la unidad');
  // The location detail opens by itself.
  await tap(open.locator('.ant-select-item-option').first());
  await expect(open).toHaveCount(0);
  // A day is preselected, and can be changed without the keyboard.
  const day = page.getByLabel('Fecha preferida');
  await expect(day).not.toHaveValue('');
  await expect(day).toHaveAttribute('inputmode', 'none');
  await tap(page.getByRole('button', { name: 'Crear reclamo' }));
  await expect(page.getByText('Reclamo Creado!')).toBeVisible();
  expect(taps).toBeLessThanOrEqual(14);

  // The next claim starts with the same unit.
  await page.goto(url('/reclamos/agregar-reclamo'));
  await expect(page.locator('.ant-select').filter({ has: page.getByLabel('Unidad', { exact: true }) })).toContainText(
    '·',
  );
});
