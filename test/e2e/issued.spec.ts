import { sendWaitingMails } from './support/database';
import { mailTo } from './support/mails';
import { newClaimOn, newMark, newOwner, ownPassword } from './support/people';
import { call, expect, expectValidPage, signedInAs, test, url } from './support/portal';

test('an owner gets the act of the claim, and anybody verifies it; a changed file is told apart @desk', async ({
  page,
  browser,
}, info) => {
  const mark = newMark(info);
  const { contract, client } = await newOwner(mark);
  const { claim_id: claimId } = await newClaimOn((contract.contract_id ?? contract.id)!);
  for (const body of [{}, {}, { done: 'Ajustamos las bisagras.' }])
    await call('admin', 'POST', `/logic/claim/${claimId}/status/up`, body);
  await signedInAs(page, 'client', client.username, ownPassword);
  // The mail about the end leads to the documents.
  await sendWaitingMails(client.username);
  const { text } = await mailTo(client.username, new RegExp(`${claimId}`));
  expect(text).toContain(`/reclamos/${claimId}#documentos`);
  await page.goto(url(`/reclamos/${claimId}#documentos`));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Preparar el acta' }).click();
  const link = dialog.getByRole('link', { name: /^Abrir el PDF/ });
  await expect(link).toBeVisible();
  await dialog.getByRole('button', { name: 'Preparar la constancia' }).click();
  await expect(link).toHaveCount(2);
  await expectValidPage(page);
  const response = await page.request.get(url((await link.first().getAttribute('href'))!));
  const bytes = await response.body();
  expect([response.headers()['content-type'], bytes.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);
  const address = await dialog.getByRole('link', { name: 'Verificar' }).first().getAttribute('href');

  // Who verifies it has no account.
  const context = await browser.newContext(info.project.use as object);
  const stranger = await context.newPage();
  await stranger.goto(url(address!));
  await expect(stranger.getByText('Es auténtico: Acta del reclamo', { exact: false })).toBeVisible();
  const file = stranger.locator('input[type=file]');
  await file.setInputFiles({ name: 'acta.pdf', mimeType: 'application/pdf', buffer: bytes });
  await expect(stranger.getByText('acta.pdf es el documento original', { exact: false })).toBeVisible();
  const changed = Buffer.from(bytes);
  changed[changed.length - 20] = (changed[changed.length - 20]! + 1) % 256;
  await file.setInputFiles({ name: 'otra.pdf', mimeType: 'application/pdf', buffer: changed });
  await expect(stranger.getByText('otra.pdf no es el documento original', { exact: false })).toBeVisible();
  await expectValidPage(stranger);
  await stranger.getByLabel('Código').fill('7K3M-9QXD-2HFT-W8PN');
  await stranger.getByRole('button', { name: 'Verificar' }).click();
  await expect(stranger.getByText('No es auténtico', { exact: false })).toBeVisible();
  await context.close();
});

test('the pages for everybody open without a session, and without the code of the login or the shell @desk', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => void requested.push(new URL(request.url()).pathname));
  await page.goto(url('/accesibilidad'));
  await expect(page.getByRole('heading', { level: 1, name: 'Accesibilidad' })).toBeVisible();
  await expectValidPage(page);
  await page.goto(url('/verificar'));
  await page.getByRole('button', { name: 'Verificar' }).click();
  await expect(page.getByLabel('Código')).toBeFocused();
  await expectValidPage(page);
  expect(requested.filter((path) => /^\/assets\/(login|shell)\./.test(path))).toEqual([]);
});
