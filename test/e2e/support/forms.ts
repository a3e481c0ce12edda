import { expect, type Locator, type Page } from '@playwright/test';
import { steadyBox } from './places';

const openList = (page: Page) => page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');

/** Waits until a list no longer moves: it opens below its field and may move above, and then a click would miss it. */
const waitUntilStill = (list: Locator) => steadyBox(list, 2);

/**
 * Chooses an option of the open list: by typing if the select is searchable, because a long list renders only its
 * beginning, else by scrolling.
 */
async function pick(page: Page, field: Locator, option: string | RegExp): Promise<void> {
  // A previously open list may still be closing.
  const open = openList(page).and(page.locator(':not(.ant-slide-up-leave)'));
  const choice = open.getByTitle(option, { exact: true }).first();
  await expect(open.getByTitle(/./).first()).toBeVisible();
  if (typeof option === 'string' && (await field.isEditable())) await field.fill(option);
  else
    await expect(async () => {
      if ((await choice.count()) === 0)
        await open.locator('[class$=-holder]').evaluate((list) => {
          const isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 1;
          list.scrollTop = isAtEnd ? 0 : list.scrollTop + list.clientHeight / 2;
        });
      expect(await choice.count()).toBe(1);
    }).toPass({ intervals: [50], timeout: 10_000 });
  await waitUntilStill(open);
  await choice.click({ timeout: 5000 });
}

/** Chooses an option of a select by its label. */
export async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  // On a touch screen, a dependent field opens by itself.
  const isOpen = (await field.getAttribute('aria-expanded')) === 'true';
  if (!isOpen) await expect(openList(page)).toHaveCount(0);
  // A page that has just been opened takes the focus once, which closes a list.
  await expect(async () => {
    if ((await openList(page).count()) === 0) await field.click();
    await expect(openList(page).getByTitle(/./).first()).toBeVisible({ timeout: 1000 });
    await pick(page, field, option);
  }).toPass();
  await expect(field).not.toHaveAttribute('aria-expanded', 'true');
}

/** Chooses several options of a multiple select. */
export async function chooseAll(page: Page, label: string, options: string[]): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await expect(openList(page)).toHaveCount(0);
  await field.click();
  for (const option of options) await pick(page, field, option);
  await page.keyboard.press('Escape');
  await expect(openList(page)).toHaveCount(0);
}

/** Types into a select that searches on the server, and chooses a result. */
export async function find(
  page: Page,
  label: string,
  typed: string,
  option: string | RegExp = new RegExp(typed),
): Promise<void> {
  const open = openList(page);
  await page.getByLabel(label, { exact: true }).click();
  await page.getByLabel(label, { exact: true }).fill(typed);
  await expect(open.getByTitle(option).first()).toBeVisible();
  await waitUntilStill(open);
  await open.getByTitle(option).first().click();
  await expect(open).toHaveCount(0);
}

/** Types a day, `DD/MM/YYYY`, into its field. */
export async function pickDay(page: Page, label: string, day: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(day);
  await page.getByLabel(label, { exact: true }).press('Enter');
}

export async function fill(where: Page | Locator, values: Record<string, string>): Promise<void> {
  // Only fields: the page that is being left may have a column with the same name.
  const fields = where.locator('input, textarea, [contenteditable]');
  for (const [label, value] of Object.entries(values))
    await where.getByLabel(label, { exact: true }).and(fields).fill(value);
}
