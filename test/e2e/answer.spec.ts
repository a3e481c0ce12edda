import type { Page } from '@playwright/test';
import { newLinksTo } from './support/mails';
import { newClaimOn, newMark, newOwner } from './support/people';
import { call, expect, expectValidPage, test, url } from './support/portal';

interface Work {
  id: number;
}

/** Moves a claim up to its end, saying what was done. */
async function complete(claimId: number, done: string, steps: number): Promise<void> {
  for (let step = 1; step <= steps; step++)
    await call('admin', 'POST', `/logic/claim/${claimId}/status/up`, step === steps ? { done } : {});
}

/** Opens the page of a mail's button. */
async function openLink(page: Page, address: string): Promise<void> {
  // Of the former link nothing stays in the tab.
  await page.goto('about:blank');
  const { pathname, search, hash } = new URL(address);
  await page.goto(url(pathname + search + hash));
  await expect(page.getByRole('heading', { level: 1, name: '¿Quedó resuelto tu reclamo?' })).toBeVisible();
}

test('a completed claim: no from the page of the mail, the contractor reads it, completed again, yes, taken back @phone', async ({
  page,
  browser,
}, info) => {
  const mark = newMark(info);
  const { contract, client } = await newOwner(mark);
  const { claim_id: claimId } = await newClaimOn((contract.contract_id ?? contract.id)!);
  const contractor = await call<{ id: number }>('admin', 'POST', '/logic/contractor', {
    name: `Taller ${mark}`,
    phone_number: '3415550177',
  });
  const work = await call<Work>('admin', 'POST', '/logic/work_order', {
    contractor_id: contractor.id,
    instructions: 'Ajustar la puerta.',
    claim_ids: [claimId],
  });
  const { address } = await call<{ address: string }>('admin', 'POST', `/logic/work_order/${work.id}/link`, {});
  const site = await (await browser.newContext(info.project.use as object)).newPage();
  const { pathname, hash } = new URL(address);
  await site.goto(url(pathname + hash));
  await site.getByRole('button', { name: 'Aceptar' }).click();
  await site.getByRole('button', { name: 'Terminé' }).click();
  await site.getByLabel('Qué hiciste (opcional)').fill('Ajusté las bisagras.');
  await site.getByRole('button', { name: 'Avisar que terminé' }).click();
  await expect(site.getByText('Falta que la empresa lo revise.')).toBeVisible();

  await complete(claimId, 'Ajustamos las bisagras.', 3);
  const first = await newLinksTo(client.username, '/respuesta');
  const no = first.find((link) => link.includes('quedo=no'))!;
  // Whoever scans the mail opens its links, and leaves no trace.
  for (let times = 0; times < 20; times++) await page.request.get(no);
  await openLink(page, no);
  await expect(page.getByText('Ajustamos las bisagras.')).toBeVisible();
  await expect(page.getByLabel('Qué sigue mal')).toBeFocused();
  await expectValidPage(page);
  await page.getByLabel('Qué sigue mal').fill('La puerta sigue trabada.');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Dijiste que sigue el problema: reabrimos el reclamo y te avisamos.')).toBeVisible();

  await site.reload();
  await expect(site.getByText('La puerta sigue trabada.').first()).toBeVisible();
  await complete(claimId, 'Cambiamos la cerradura.', 3);
  const second = await newLinksTo(client.username, '/respuesta', first);
  await openLink(
    page,
    second.find((link) => link.includes('quedo=si'))!,
  );
  await page.getByRole('radio', { name: '5 de 5' }).check();
  await page.getByLabel('Comentario (opcional)').fill('Ahora sí.');
  await expectValidPage(page);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Dijiste que quedó resuelto. ¡Gracias por contestar!')).toBeVisible();
  await page.getByRole('button', { name: 'Me equivoqué: deshacer' }).click();
  await expect(page.getByRole('button', { name: 'Sí, quedó resuelto' })).toBeVisible();
  await expectValidPage(page);
});
