import type { Terms } from '../../src/contract/terms';
import { workingDays } from '../../src/contract/workingTime';
import { workingTimeUntil } from '../support/claimClock';
import { openList, raise, row, soon } from './support/claims';
import { anotherBrowser } from './support/people';
import { call, expect, signedIn, test } from './support/portal';

test('staff ask the client a question: the term is paused on both pages, and continues with the answer @desk', async ({
  browser,
  context,
}, info) => {
  const id = await raise('La puerta del placard no cierra');
  await signedIn(context, 'manager');
  const staff = await openList(context, `/reclamos/${id}`);
  await expect(staff.getByText(/^Primera respuesta: vence el /)).toBeVisible();
  const other = await anotherBrowser(browser, info, 'cliente');
  const client = await openList(other.context, `/reclamos/${id}`);
  await expect(client.getByText(/Te respondemos a más tardar el/)).toBeVisible();

  await staff.getByLabel('Escribí un mensaje').fill('¿Qué día te queda bien?');
  await staff.getByRole('checkbox', { name: /Esperar su respuesta/ }).check();
  await staff.getByRole('button', { name: 'Comentar' }).click();
  await expect(staff.getByText(/el plazo está en pausa/)).toBeVisible();
  await expect(client.getByText(/Esperamos tu respuesta desde el/)).toBeVisible(soon);
  await expect(client.getByText('Espera respuesta')).toBeVisible();
  // The question stands where the answer is asked for, and a tap leads to the field.
  const asked = client.getByRole('region', { name: 'Qué sigue y para cuándo' });
  await expect(asked.getByText('¿Qué día te queda bien?')).toBeVisible();
  await asked.getByRole('button', { name: 'Responder' }).click();
  await expect(client.getByLabel('Escribí un mensaje')).toBeFocused();
  await expect(client.getByLabel('Escribí un mensaje')).toBeInViewport();

  await client.getByLabel('Escribí un mensaje').fill('El jueves a la mañana.');
  await client.getByRole('button', { name: 'Comentar' }).click();
  // Nobody has decided yet, so no end is promised.
  await expect(client.getByText(/Te respondemos a más tardar el/)).toHaveCount(0);
  await expect(client.getByText(/Lo terminamos/)).toHaveCount(0);
  await expect(client.getByText('Espera respuesta')).toHaveCount(0);
  await expect(staff.getByText(/^Fin del reclamo: vence el /)).toBeVisible(soon);
  await other.context.close();
});

/** Returns the working time in milliseconds between two instants, by the office's opening hours. */
async function worked(from: string, to: string): Promise<number> {
  const { week, holidays, days } = await call<Terms>('admin', 'GET', '/logic/terms');
  const closed = new Set(holidays.map(({ day }) => day));
  for (const { day, is_closed: isClosed } of days) closed[isClosed ? 'add' : 'delete'](day);
  const year = new Date(from).getFullYear();
  const open = workingDays(week, (day) => closed.has(day), `${year - 1}-01-01`, `${year + 1}-12-31`);
  return workingTimeUntil(open, Date.parse(to)) - workingTimeUntil(open, Date.parse(from));
}

test('after a pause, an answer, an end and a reopening the term continues with its remaining time @desk', async ({
  browser,
  context,
}, info) => {
  const began = Date.now();
  const id = await raise('El portero eléctrico no suena');
  const termOf = async () => {
    const { unit_claim } = await call<{ unit_claim: { claim: { term: { due: string; at: string } } } }>(
      'admin',
      'GET',
      `/logic/unit_claim/${id}`,
    );
    return unit_claim.claim.term;
  };
  await signedIn(context, 'manager');
  const staff = await openList(context, `/reclamos/${id}`);
  const due = staff.getByText(/^Fin del reclamo: vence el /);
  const say = async (text: string, isQuestion = false) => {
    await staff.getByLabel('Escribí un mensaje').fill(text);
    if (isQuestion) await staff.getByRole('checkbox', { name: /Esperar su respuesta/ }).check();
    await staff.getByRole('button', { name: 'Comentar' }).click();
    await expect(staff.getByText(text)).toBeVisible();
  };
  const move = async (action: string, state: string) => {
    await staff.getByRole('button', { name: /^Cambiar estado/ }).click();
    await staff.getByRole('menuitem', { name: action }).click();
    const sure = staff.getByRole('dialog').getByRole('button', { name: action });
    const shown = staff.locator('.claim-bar').getByText(state, { exact: true });
    await expect(sure.or(shown).first()).toBeVisible();
    if (await sure.isVisible()) await sure.click();
    await expect(shown).toBeVisible();
  };
  await say('Vamos a verlo.');
  await expect(due).toBeVisible();
  const first = await termOf();
  expect(first.due).toBe('end');

  await say('¿Qué día te queda bien?', true);
  await expect(staff.getByText(/el plazo está en pausa/)).toBeVisible();
  expect(await termOf()).toBeNull();
  const other = await anotherBrowser(browser, info, 'cliente');
  const client = await openList(other.context, `/reclamos/${id}`);
  await client.getByLabel('Escribí un mensaje').fill('El jueves a la mañana.');
  await client.getByRole('button', { name: 'Comentar' }).click();
  await expect(due).toBeVisible(soon);
  const answered = await termOf();

  await move('Aprobar', 'Aprobado');
  await move('Iniciar trabajo', 'En curso');
  await move('Finalizar', 'Finalizado');
  await expect(due).toHaveCount(0);
  expect(await termOf()).toBeNull();
  await expect(client.getByText('¿Quedó resuelto?')).toBeVisible(soon);
  await move('Reabrir', 'En análisis');
  await expect(due).toBeVisible();
  const reopened = await termOf();

  // The clock was stopped for seconds: the term ends that much later, and never starts again.
  for (const [before, after] of [
    [first, answered],
    [answered, reopened],
  ] as const) {
    expect(after.due).toBe('end');
    const later = await worked(before.at, after.at);
    expect(later).toBeGreaterThanOrEqual(0);
    expect(later).toBeLessThanOrEqual(Date.now() - began);
  }
  // A reopened claim has to be decided again.
  await expect(client.getByText(/Lo revisamos/)).toBeVisible(soon);
  await expect(client.getByText(/Lo terminamos/)).toHaveCount(0);
  await other.context.close();
});

test('the list of staff sorts by due time, and shows late terms beside the status @desk', async ({ context }) => {
  await raise('Un reclamo con plazo');
  await signedIn(context, 'manager');
  const page = await openList(context, '/reclamos');
  await page.getByRole('button', { name: 'Por vencimiento' }).click();
  await expect(page).toHaveURL(/sort=due/);
  const [first] = await call<{ unit_claim: { claim_id: number } }[]>(
    'manager',
    'GET',
    '/logic/unit_claim?page=1&page_size=1&sort=due&due=late,today,week,later',
  );
  await expect(row(page, first!.unit_claim.claim_id)).toContainText(/vencido \d+ d/);
});
