import { expect, type Locator, type Page } from '@playwright/test';

/** Chooses an option of a select by its label; where it can be typed it is, since a long list shows only its beginning. */
export async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  const open = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
  await expect(open).toHaveCount(0);
  const field = page.getByLabel(label, { exact: true });
  await field.click();
  if (typeof option === 'string' && (await field.isEditable())) await field.fill(option);
  await open.getByTitle(option).first().click();
}

/** Types into a select that asks the server, and takes what it found. */
export async function find(
  page: Page,
  label: string,
  typed: string,
  option: string | RegExp = new RegExp(typed),
): Promise<void> {
  const open = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
  await page.getByLabel(label, { exact: true }).click();
  await page.getByLabel(label, { exact: true }).fill(typed);
  await open.getByTitle(option).first().click();
  await expect(open).toHaveCount(0);
}

/** Types a day, `DD/MM/YYYY`, into its field. */
export async function pickDay(page: Page, label: string, day: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(day);
  await page.getByLabel(label, { exact: true }).press('Enter');
}

export async function fill(where: Page | Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await where.getByLabel(label, { exact: true }).fill(value);
}
