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
