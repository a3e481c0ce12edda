import { mailTo } from './support/mails';
import { anotherBrowser, newClaimOn, newMark, newOwner, ownPassword } from './support/people';
import { expect, expectValidPage, signedInAs, test, url } from './support/portal';

test('a formal complaint: its client makes it, staff answer it from the register, its client reads the answer @desk', async ({
  page,
  browser,
}, info) => {
  const mark = newMark(info);
  const { contract, client } = await newOwner(mark);
  const { claim_id: claimId } = await newClaimOn((contract.contract_id ?? contract.id)!);
  await signedInAs(page, 'client', client.username, ownPassword);
  await page.goto(url(`/reclamos/${claimId}`));
  await page.getByRole('button', { name: 'Dejar asentado un reclamo formal' }).click();
  const make = page.getByRole('dialog');
  await make.getByRole('button', { name: 'Dejar asentado' }).click();
  await expect(make.getByText('Elegí qué pedís.')).toBeVisible();
  await make.getByRole('radio', { name: 'Que lo cambien' }).check();
  await make.getByLabel('Qué reclamás').fill(`La puerta se traba desde la entrega ${mark}.`);
  await expectValidPage(page);
  await make.getByRole('button', { name: 'Dejar asentado' }).click();
  const panel = page.getByRole('region', { name: 'Reclamos formales' });
  const head = panel.getByText(/^RF-\d+ · Que lo cambien$/);
  await expect(head).toBeVisible();
  const number = /^RF-\d+/.exec(await head.innerText())![0];
  await mailTo(client.username, new RegExp(`recibimos tu reclamo formal ${number}`));

  const { page: staff, context } = await anotherBrowser(browser, info, 'admin');
  await staff.goto(url(`/reclamos-formales?q=${number}`));
  await staff
    .getByRole('link', { name: `Ver ${number}` })
    .first()
    .click();
  await expect(staff.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expectValidPage(staff);
  await staff.getByRole('button', { name: 'Contestar' }).click();
  const answer = staff.getByRole('dialog');
  await answer.getByLabel('Respuesta').fill('La cambiamos el lunes.');
  await expectValidPage(staff);
  await answer.getByRole('button', { name: 'Contestar' }).click();
  await expect(staff.getByText('La cambiamos el lunes.')).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Contestar' })).toHaveCount(0);
  await context.close();

  await expect(panel.getByText('La cambiamos el lunes.')).toBeVisible();
  await panel.getByRole('link', { name: new RegExp(number) }).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(page.getByText('La cambiamos el lunes.')).toBeVisible();
  await expectValidPage(page);
  await mailTo(client.username, new RegExp(`contestamos tu reclamo formal ${number}`));
});
