import { anotherBrowser, newClaimOn, newMark, newOwner, ownPassword } from './support/people';
import { soon } from './support/claims';
import { arrived, expect, expectValidPage, following, signedIn, test, url, signInAs } from './support/portal';

/**
 * Creates two claims of a new project without a responsible person; returns their ids and the address of a list with
 * only these.
 */
async function newClaims(mark: string): Promise<{ ids: [number, number]; list: string; client: string }> {
  const { client, contract, project } = await newOwner(mark);
  const contractId = (contract.contract_id ?? contract.id)!;
  const first = await newClaimOn(contractId);
  const second = await newClaimOn(contractId);
  return {
    ids: [first.claim_id, second.claim_id],
    list: `/reclamos?project_id=${project.id}`,
    client: client.username,
  };
}

test('a claim is assigned to a colleague in its cell and taken with m; other staff see it live @desk', async ({
  page,
  context,
  browser,
}, info) => {
  const {
    ids: [first, second],
    list,
  } = await newClaims(newMark(info));
  await signedIn(context, 'admin');
  await page.goto(url(list));
  await arrived(page);
  const other = await anotherBrowser(browser, info, 'manager');
  const stream = following(other.page);
  await other.page.goto(url(list));
  await arrived(other.page);
  await stream;
  const cell = (id: number) => page.getByRole('button', { name: new RegExp(`^Responsable del reclamo ${id}:`) });
  const theirs = (id: number) => other.page.locator(`[data-row-key="${id}"]`);

  await cell(first).click();
  const field = page.getByRole('combobox', { name: `Responsable del reclamo ${first}` });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cell(first)).toBeFocused();
  await expect(cell(first)).toHaveText('—');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await field.pressSequentially('romina');
  await expect(page.locator('.ant-select-item-option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(cell(first)).toHaveText('Romina Sosa');
  await expect(cell(first)).toBeFocused();
  // Without its mark of three seconds: a list that is refetched as a whole meanwhile has none (`live.test.tsx` tests it).
  await expect(theirs(first)).toContainText('Romina Sosa', soon);

  await page.locator(`[data-row-key="${second}"]`).focus();
  await page.keyboard.press('m');
  await expect(cell(second)).toHaveText('Mariana Bertolotti');
  await expect(theirs(second)).toContainText('Mariana Bertolotti', soon);
  await expectValidPage(page);
  // Until the second change is saved, the notice is that of the first one.
  await expect(page.getByText(`Reclamo ${second}: Mariana Bertolotti`)).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(cell(second)).toHaveText('—');
  await expect(theirs(second)).not.toContainText('Mariana Bertolotti', soon);
});

test('"Asignarme" assigns a claim on its page, "Míos" lists it, and its client sees nothing of it @desk', async ({
  page,
  context,
  browser,
}, info) => {
  const { ids, list, client } = await newClaims(newMark(info));
  const [id] = ids;
  await signedIn(context, 'admin');
  await page.goto(url(`/reclamos/${id}`));
  await page.getByRole('button', { name: 'Asignarme' }).click();
  const now = page.getByRole('button', { name: `Responsable del reclamo ${id}: Mariana Bertolotti` });
  await expect(now).toBeVisible();
  await expect(page.getByRole('button', { name: 'Asignarme' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Historial: / }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Responsable: ninguno' })).toContainText(
    'Mariana Bertolotti',
  );
  await expectValidPage(page);
  await page.goto(url(`${list}&assigned=me`));
  await arrived(page);
  await expect(page.locator('[data-row-key]')).toHaveCount(1);
  await expect(page.locator(`[data-row-key="${id}"]`)).toContainText('Mariana Bertolotti');
  await expect(page.getByText('Míos').first()).toBeVisible();
  await expectValidPage(page);

  const other = await anotherBrowser(browser, info);
  await signInAs(other.page, 'clientes', client, ownPassword);
  await expect(other.page.locator(`[data-row-key="${id}"]`)).toBeVisible();
  await expect(other.page.getByText(/Responsable|Míos|Mariana/)).toHaveCount(0);
  await other.page.goto(url(`/reclamos/${id}`));
  await expect(other.page.getByRole('heading', { name: 'Datos del reclamo' })).toBeVisible();
  await arrived(other.page);
  await expect(other.page.getByText(/Responsable|Asignarme/)).toHaveCount(0);
  // The author is shown once.
  await expect(other.page.getByText(/Mariana/)).toHaveCount(1);
});
