import type { Page, TestInfo } from '@playwright/test';
import { claimsOf } from './support/claims';
import { setFontSize, useFont, wideFont } from './support/fonts';
import { newAdmin, newMark } from './support/people';
import { boxesOf, steady, steadyBox } from './support/places';
import { arrived, call, expect, expectValidPage, signedIn, signedInAs, test, url } from './support/portal';

/** Signs in as a new admin, whose layouts of lists do not affect other tests. */
async function signInAlone(page: Page, info: TestInfo): Promise<void> {
  const { username, password } = await newAdmin(newMark(info));
  await signedInAs(page, 'admin', username, password);
}
const rows = (page: Page) => page.locator('.row-table tr[data-row-key]');
const shown = (page: Page) => page.getByRole('navigation', { name: 'Páginas' });

test('the filters push no column out of sight, and are above the page on a narrow screen @desk', async ({
  page,
  context,
}) => {
  await signedIn(context, 'manager');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(url('/reclamos'));
  const filters = page.getByRole('button', { name: /^Filtros/ });
  await filters.click();
  const panel = page.getByRole('dialog', { name: 'Filtrar reclamos' });
  await panel.getByRole('checkbox', { name: /^En análisis/ }).check();
  await expect(page).toHaveURL(/status=pending/);
  // The list can be sorted, and a row selected, while the panel is open.
  await page.getByRole('columnheader', { name: 'ID', exact: true }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=id/);
  await rows(page).first().getByRole('checkbox').check();
  await expect(page.getByRole('button', { name: 'Quitar selección' })).toBeVisible();
  await expect(panel).toBeVisible();
  await expectValidPage(page);
  await expect(async () => {
    const [room, descriptions] = await boxesOf(panel, page.getByRole('columnheader', { name: 'Descripción' }));
    expect(room.x + room.width).toBeLessThanOrEqual(descriptions.x);
    expect(room.y + room.height).toBeLessThanOrEqual(800);
  }).toPass();
  for (const name of ['Precio', 'Estado', 'Responsable'])
    await expect(page.getByRole('columnheader', { name })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Quitar selección' }).click();

  // Beside all columns where there is room.
  await page.setViewportSize({ width: 1920, height: 800 });
  await expect(async () => {
    const [list, room] = await boxesOf(page.locator('.row-table'), panel);
    expect(list.x).toBeGreaterThan(room.width);
  }).toPass();

  await page.setViewportSize({ width: 1279, height: 800 });
  await expect(panel).toHaveAttribute('aria-modal', 'true');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(panel).not.toHaveAttribute('aria-modal', 'true');
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/sort=id/);
});

/** Returns the cells of a column that show less than their whole text. */
const cutCells = (page: Page, title: string) =>
  page.locator('.row-table').evaluate((table, name) => {
    const heads = [...table.querySelectorAll('thead th')];
    const index = heads.findIndex((head) => head.textContent === name);
    const isCut = (element: Element) =>
      getComputedStyle(element).overflowX === 'hidden' && element.scrollWidth > element.clientWidth;
    return [...table.querySelectorAll<HTMLTableRowElement>('tr[data-row-key]')].flatMap((row) => {
      const cell = row.cells[index];
      return cell && ![cell, ...cell.querySelectorAll('*')].some(isCut) ? [] : [cell?.textContent ?? 'missing'];
    });
  }, title);

test('numbers, dates, priorities and prices are never cut, and the claims are not wider than the page @desk', async ({
  page,
  context,
}) => {
  const [claim] = await claimsOf('admin');
  const path = `/logic/claim/${claim!.unit_claim.claim_id}/repair_price`;
  await call('admin', 'PUT', path, { repair_price: '123456789.50' });
  await signedIn(context, 'admin');
  const inWideFont = await context.newPage();
  await useFont(inWideFont, wideFont);
  for (const width of [1280, 1440, 1920]) {
    for (const opened of [page, inWideFont]) {
      await opened.setViewportSize({ width, height: 900 });
      await opened.goto(url('/reclamos'));
      await arrived(opened);
      await expect(rows(opened).getByText('$ 123.456.789,50')).toBeVisible();
      // A price of that size needs more than its column in the wide font, where the letter "i" is as wide as "m".
      const titles = ['ID', 'Fecha', 'Prioridad', ...(opened === page ? ['Precio'] : [])];
      for (const title of titles)
        await expect.poll(() => cutCells(opened, title), `${title} at ${width} px`).toEqual([]);
    }
    const list = page.locator('.row-table .ant-table-content');
    await expect.poll(() => list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
  await call('admin', 'PUT', path, { repair_price: null });
});

test('a tablet held upright has cards, which show the status @desk', async ({ page, context }) => {
  await signedIn(context, 'admin');
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(url('/reclamos?status=pending'));
  await arrived(page);
  await expect(page.locator('.card').first().getByText('En análisis')).toBeInViewport();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expectValidPage(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
});

test('a supervisor sees the claims that wait for an answer, and those of their own projects @desk', async ({
  page,
  context,
}) => {
  await signedIn(context, 'manager');
  await page.goto(url('/reclamos'));
  const waiting = page.getByRole('button', { name: /^Sin respuesta/ });
  await expect(waiting).toHaveText(/\d/);
  await waiting.click();
  // Other tests create and answer claims meanwhile.
  await expect(async () => {
    const number = (await waiting.textContent())?.match(/\d+$/)?.[0];
    await expect(page.getByText(`de ${number}`)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: 'Mis proyectos' }).click();
  await expect(page).toHaveURL(/\?mine=true$/);
  await expect(page.getByRole('button', { name: 'Quitar Mis proyectos' })).toBeVisible();
});

test.describe('on a desktop', { tag: '@desk' }, () => {
  test('by keyboard only: through the rows, the preview of one, its status and the next page', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    await signedIn(context, 'admin');
    await page.goto(url('/reclamos'));
    await expect(page.getByRole('button', { name: 'Teclas de la lista (?)' })).toBeVisible();
    await expect(rows(page).nth(2)).toBeVisible();
    await page.keyboard.press('j');
    await expect(rows(page).first()).toBeFocused();
    await page.keyboard.press('j');
    await expect(rows(page).nth(1)).toBeFocused();
    await page.keyboard.press('x');
    await expect(page.getByText('1 reclamo seleccionado')).toBeVisible();
    await page.keyboard.press('x');
    await page.keyboard.press('v');
    const peek = page.getByRole('complementary');
    const third = await rows(page).nth(2).getAttribute('data-row-key');
    await page.keyboard.press('ArrowDown');
    await expect(peek.getByRole('heading', { name: `Reclamo ${third}` })).toBeVisible();
    await expect(rows(page).nth(2)).toBeFocused();
    await expectValidPage(page);
    // The whole form of a message is visible while it is written; Escape leaves it without closing the preview.
    await expect(peek.getByLabel('Escribí un mensaje')).toBeVisible();
    await page.keyboard.press('r');
    await page.keyboard.type('Vamos el jueves');
    await expect(peek.getByRole('button', { name: 'Comentar' })).toBeInViewport({ ratio: 1 });
    for (let count = 'Vamos el jueves'.length; count > 0; count--) await page.keyboard.press('Backspace');
    await page.keyboard.press('Escape');
    await expect(rows(page).nth(2)).toBeFocused();
    await expect(peek).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(peek).toHaveCount(0);
    await expect(rows(page).nth(2)).toBeFocused();
    await page.keyboard.press('e');
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem').first()).toBeHidden();
    await page.keyboard.press('n');
    await expect(page).toHaveURL(/page=2/);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toContainText('Página siguiente');
    await expectValidPage(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
  });

  test('beside the preview a row shows its description, price and state, and no action covers them', async ({
    page,
  }, info) => {
    await signInAlone(page, info);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(url('/reclamos'));
    await expect(page.getByRole('button', { name: 'Teclas de la lista (?)' })).toBeVisible();
    await expect(rows(page).nth(2)).toBeVisible();
    const head = (title: string) => page.getByRole('columnheader', { name: title });
    /** Whether a column ends before the actions, which stay in place while the row scrolls. */
    const isInSight = async (title: string) => {
      const [column, actions] = await boxesOf(head(title), head('Acciones'));
      return column.x + column.width <= actions.x + 1;
    };
    await rows(page).first().focus();
    await page.keyboard.press('v');
    await expect(page.getByRole('complementary')).toBeVisible();
    for (const title of ['Descripción', 'Precio', 'Estado'])
      await expect.poll(() => isInSight(title), title).toBe(true);

    await page.setViewportSize({ width: 1280, height: 900 });
    await expect.poll(() => isInSight('Descripción')).toBe(true);
    await expect.poll(async () => (await boxesOf(head('Descripción')))[0].width).toBeGreaterThanOrEqual(240);
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 1112, height: 900 });
    await page.getByRole('button', { name: 'Columnas' }).click();
    await page.getByRole('checkbox', { name: /compactas/i }).click();
    for (const title of ['Precio', 'Estado']) await expect.poll(() => isInSight(title), title).toBe(true);
  });

  test('a page fills the viewport, and adapts to its size', async ({ page }, info) => {
    await signInAlone(page, info);
    await page.goto(url('/reclamos'));
    await shown(page).getByRole('combobox').selectOption('Llenar la pantalla');
    await expect.poll(() => rows(page).count()).toBeGreaterThan(10);
    const before = await steady(() => rows(page).count());
    await page.setViewportSize({ width: 1440, height: 1200 });
    await expect.poll(() => rows(page).count()).toBeGreaterThan(before);
    await page.setViewportSize({ width: 1440, height: 640 });
    await expect.poll(() => rows(page).count()).toBeLessThan(before);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight))
      .toBeLessThan(120);
    const tall = await steady(() => rows(page).count());
    await page.getByRole('button', { name: 'Columnas' }).click();
    await page.getByRole('checkbox', { name: /compactas/i }).click();
    await expect.poll(() => rows(page).count()).toBeGreaterThan(tall);
  });

  test('with a font of 200 %, a column follows the pointer that drags its edge', async ({ page }, info) => {
    await signInAlone(page, info);
    await setFontSize(page, 32);
    await page.setViewportSize({ width: 1920, height: 900 });
    await page.goto(url('/reclamos'));
    const head = page.getByRole('columnheader', { name: 'Edificio' });
    await head.hover();
    const { width } = await steadyBox(head);
    const edge = await steadyBox(head.locator('.resize-handle'));
    await page.mouse.move(edge.x + 3, edge.y + 10);
    await page.mouse.down();
    await page.mouse.move(edge.x + 43, edge.y + 10, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => Math.abs((await boxesOf(head))[0].width - width - 40)).toBeLessThan(2);
  });

  test('columns are moved and resized by dragging, and stay so', async ({ page }, info) => {
    await signInAlone(page, info);
    await page.goto(url('/clientes'));
    const heads = () => page.getByRole('columnheader').allTextContents();
    await expect(page.getByRole('columnheader').first()).toBeVisible();
    const [first, second] = (await steady(heads)) as [string, string];
    const head = page.getByRole('columnheader').nth(1);
    const { width } = await steadyBox(head);
    await head.hover();
    const edge = await steadyBox(head.locator('.resize-handle'));
    await page.mouse.move(edge.x + edge.width / 2, edge.y + 10);
    await page.mouse.down();
    await page.mouse.move(edge.x + 80, edge.y + 10, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await boxesOf(head))[0].width).toBeGreaterThan(width + 50);
    await page.getByRole('button', { name: 'Columnas' }).click();
    const panel = page.getByRole('dialog', { name: 'Columnas' });
    const entries = panel.getByRole('list', { name: 'Columnas' }).getByRole('listitem');
    await steadyBox(entries.nth(1));
    await entries.nth(0).dragTo(entries.nth(1));
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await heads()).slice(0, 2)).toEqual([second, first]);
    // Closing the panel goes back over its history entry, which would abort a reload.
    await page.waitForFunction(() => !(history.state as { layers?: number } | null)?.layers);
    await page.reload();
    await expect.poll(async () => (await heads()).slice(0, 2)).toEqual([second, first]);
  });

  test('every list of staff has page sizes, columns, compact rows, sorting, views and shortcuts', async ({
    page,
  }, info) => {
    await signInAlone(page, info);
    for (const path of [
      '/consorcio-reclamos',
      '/clientes',
      '/unidades',
      '/proyectos',
      '/lease-requests',
      '/managers',
    ]) {
      await page.goto(url(path));
      const view = page.getByRole('group', { name: 'Vistas' }).getByRole('button').first();
      await expect(view, path).toHaveAttribute('aria-pressed', 'true');
      await page.locator('.sort-button').nth(1).click();
      await expect(page, path).toHaveURL(/sort=/);
      await page.getByRole('button', { name: 'Columnas' }).click();
      const panel = page.getByRole('dialog', { name: 'Columnas' });
      await panel.getByRole('checkbox', { name: 'Filas compactas' }).check();
      await panel.getByRole('button', { name: 'Cerrar' }).click();
      await expect(page.locator('.row-table.is-compact'), path).toBeVisible();
      await shown(page).getByRole('combobox').first().selectOption('25 / página');
      // In a select, letters belong to the select.
      await page.getByRole('heading', { level: 1 }).click();
      await page.keyboard.press('j');
      await expect(rows(page).first(), path).toBeFocused();
    }
  });
});
