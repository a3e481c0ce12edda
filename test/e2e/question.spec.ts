import { openList, raise, row, soon } from './support/claims';
import { anotherBrowser } from './support/people';
import { call, expect, signedIn, test } from './support/portal';

test('staff ask the client something: the term stands still on both pages, and goes on with the answer', async ({
  browser,
  context,
}, info) => {
  const id = await raise('La puerta del placard no cierra');
  await signedIn(context, 'manager');
  const staff = await openList(context, `/reclamos/${id}`);
  await expect(staff.getByText(/^Primera respuesta: vence el /)).toBeVisible();
  const other = await anotherBrowser(browser, info, 'cliente');
  const client = await openList(other.context, `/reclamos/${id}`);
  await expect(client.getByText(/Te respondemos antes del/)).toBeVisible();

  await staff.getByLabel('Escribí un mensaje').fill('¿Qué día te queda bien?');
  await staff.getByRole('checkbox', { name: /Esperar su respuesta/ }).check();
  await staff.getByRole('button', { name: 'Comentar' }).click();
  await expect(staff.getByText(/En pausa desde el/)).toBeVisible();
  await expect(client.getByText(/Esperamos tu respuesta desde el/)).toBeVisible(soon);
  await expect(client.getByText('Espera respuesta')).toBeVisible();

  await client.getByLabel('Escribí un mensaje').fill('El jueves a la mañana.');
  await client.getByRole('button', { name: 'Comentar' }).click();
  await expect(client.getByText(/Lo terminamos antes del/)).toBeVisible();
  await expect(staff.getByText(/^Fin del reclamo: vence el /)).toBeVisible(soon);
  await other.context.close();
});

test('what is due orders the list of staff, and says what is late beside the status @desk', async ({ context }) => {
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
