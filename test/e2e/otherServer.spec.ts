import { otherServer } from '../support/otherServer';
import { arrived, expect, signedIn, test, url } from './support/portal';
import type { BrowserContext } from '@playwright/test';

/** Opens the portal with a server that implements only the specification. */
async function atOtherServer(context: BrowserContext) {
  const server = otherServer();
  await signedIn(context, 'admin');
  await context.route('**/api/**', (route) => {
    const { pathname, search } = new URL(route.request().url());
    const { status, body } = server.answer(route.request().method(), pathname.replace(/^\/api/, '') + search);
    return route.fulfill({ status, json: body });
  });
  return server;
}

const screens: [string, string | RegExp][] = [
  ['/reclamos', 'Gotea desde ayer'],
  ['/reclamos/501', 'Gotea desde ayer'],
  ['/consorcio-reclamos', 'Consorcio Oroño'],
  ['/consorcio-reclamos/801', 'Gotea desde ayer'],
  ['/clientes', 'laura@obra.ar'],
  ['/clientes/10', 'laura@obra.ar'],
  ['/unidades', '2° B'],
  ['/unidades/1', /Reclamo 95/],
  ['/lease-requests', /Rita/],
  ['/lease-request/1', 'rita@obra.ar'],
  ['/proyectos', 'Torre Oroño'],
  ['/proyectos/1', /Reclamo 96/],
  ['/managers', 'super@obra.ar'],
  ['/managers/5', 'super@obra.ar'],
  ['/consortiums/31', 'Torre Oroño'],
];

test('every screen shows the data of a server that implements only the specification', async ({
  page,
  context,
  watched,
}) => {
  // That server refuses calls beyond the specification, and the browser logs each.
  watched.expectMessage(/404/);
  await atOtherServer(context);
  for (const [path, shown] of screens) {
    await page.goto(url(path));
    await arrived(page);
    await expect(page.locator('main').getByText(shown).first(), path).toBeVisible();
    await expect(page.getByText(/undefined|NaN|Unexpected Application Error/), path).toHaveCount(0);
  }
  await page.goto(url('/reclamos'));
  await expect(page.getByText('Laura Giménez').first()).toBeVisible();
  await expect(page.getByText('En análisis').first()).toBeVisible();
});

test('calls that such a server does not have are sent once per session', async ({ page, context, watched }) => {
  watched.expectMessage(/404/);
  const { asked } = await atOtherServer(context);
  await page.goto(url('/reclamos'));
  await expect(page.getByText('Gotea desde ayer').first()).toBeVisible();
  const missing = () => asked.filter((call) => /\/logic\/view$|\/counts$/.test(call));
  await expect.poll(missing).toEqual(expect.arrayContaining(['GET /logic/view', 'GET /logic/unit_claim/counts']));
  for (const name of ['Abiertos', 'Sin respuesta', 'Todos']) {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  }
  await page.locator('.row-table a.row-link, .card a').first().click();
  await expect(page).toHaveURL(/reclamos\/501/);
  await page.goBack();
  await expect(page.getByText('Gotea desde ayer').first()).toBeVisible();
  expect(missing().length).toBe(new Set(missing()).size);
});

test('a claim is created although the list of units does not contain their contracts', async ({
  page,
  context,
  watched,
}) => {
  watched.expectMessage(/404/);
  const { asked } = await atOtherServer(context);
  await page.goto(url('/reclamos/agregar-reclamo'));
  // The only unit is selected automatically.
  await expect(page.locator('.ant-select').filter({ hasText: '2° B · Torre Oroño' })).toBeVisible();
  expect(asked).toContain('GET /logic/unit/1');
  for (const [label, choice] of [
    ['Lugar', 'Cocina'],
    ['Lugar en la unidad', 'Mesada'],
    ['Rubro', 'Sanitarios'],
    ['Ítem', 'Canilla'],
  ] as const) {
    const option = page.locator('.ant-select-dropdown:visible').getByText(choice, { exact: true });
    // On a phone, a dependent select opens by itself.
    await expect(async () => {
      if (!(await option.isVisible())) await page.getByLabel(label, { exact: true }).click();
      await option.click({ timeout: 5000 });
    }).toPass();
  }
  await page.getByLabel('Descripción').fill('La canilla gotea desde el lunes.');
  await page.getByLabel('Nombre de contacto').fill('Laura');
  await page.getByLabel('Teléfono de contacto').fill('3415551234');
  await page.getByLabel('Fecha preferida').fill('31/12/2099');
  await page.getByLabel('Fecha preferida').press('Enter');
  await page.getByRole('button', { name: 'Crear reclamo' }).click();
  await expect(page.getByText('Reclamo Creado!')).toBeVisible();
  expect(asked).toContain('POST /logic/contract/17/unit_claim');
});
