import { anotherBrowser, newClaimOn, newMark, newOwner, ownPassword } from './support/people';
import { soon } from './support/claims';
import { arrived, expect, expectValidPage, following, signedIn, test, url, signInAs } from './support/portal';

test('staff with the same claim open see each other live; its client sees nothing of it @desk', async ({
  page,
  context,
  browser,
}, info) => {
  const { client, contract } = await newOwner(newMark(info));
  const { claim_id: id } = await newClaimOn((contract.contract_id ?? contract.id)!);
  const path = `/reclamos/${id}`;
  await signedIn(context, 'admin');
  const stream = following(page);
  await page.goto(url(path));
  await arrived(page);
  await stream;
  const line = page.getByText(/^También lo está viendo:/);
  await expect(line).toHaveCount(0);

  const other = await anotherBrowser(browser, info, 'manager');
  await other.page.goto(url(path));
  await expect(other.page.getByText('También lo está viendo: Mariana Bertolotti')).toBeVisible();
  await expect(page.getByText('También lo está viendo: Gustavo Ledesma')).toBeVisible(soon);
  await expectValidPage(page);

  const owners = await anotherBrowser(browser, info);
  await signInAs(owners.page, 'clientes', client.username, ownPassword);
  const asked: string[] = [];
  owners.page.on('request', (request) => request.url().includes('/viewer') && asked.push(request.url()));
  await owners.page.goto(url(path));
  await expect(owners.page.getByRole('heading', { name: 'Datos del reclamo' })).toBeVisible();
  await arrived(owners.page);
  await expect(owners.page.getByText(/viendo/)).toHaveCount(0);
  expect(asked).toEqual([]);

  // Opens another page of the portal, and returns.
  await other.page.goto(url('/reclamos'));
  await expect(line).toHaveCount(0, soon);
  await other.page.goBack();
  await expect(page.getByText('También lo está viendo: Gustavo Ledesma')).toBeVisible(soon);
  // A page that is closed reports it.
  await other.page.close({ runBeforeUnload: true });
  await expect(line).toHaveCount(0, soon);
});
