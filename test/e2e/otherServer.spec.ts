import { corsHeaders, otherServer, shownElsewhere, type OtherOptions } from '../support/otherServer';
import { arrived, expect, goWithin, signedIn, test, url } from './support/portal';
import type { BrowserContext } from '@playwright/test';

/** Opens the portal with a server that implements only the specification. */
async function atOtherServer(context: BrowserContext, options: OtherOptions = {}) {
  const server = otherServer(options);
  await signedIn(context, 'admin');
  await context.route('**/api/**', async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const isMultipart = (request.headers()['content-type'] ?? '').startsWith('multipart');
    const { status, body } = server.answer({
      method: request.method(),
      path: pathname.replace(/^\/api/, '') + search,
      headers: request.headers(),
      body: isMultipart ? null : request.postData(),
    });
    return typeof body === 'string'
      ? route.fulfill({ status, body, contentType: 'text/html', headers: corsHeaders })
      : route.fulfill({ status, json: body, headers: corsHeaders });
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

test('a call that such a server does not have is never sent, or once where the specification leaves it open', async ({
  page,
  context,
  watched,
}) => {
  for (const refuses of ['with 404', 'with 405', 'with a page'] as const) {
    watched.expectMessage(/40[45]/);
    await context.unrouteAll();
    const { asked, refused } = await atOtherServer(context, { refuses });
    const beyond = () =>
      asked.filter((call) =>
        /view|counts|viewer|news|unread|note|work_order|visit|preferences|events|terms|reply|history/.test(call),
      );
    await page.goto(url('/reclamos'));
    await expect(page.getByText('Gotea desde ayer').first()).toBeVisible();
    for (let round = 0; round < 2; round++) {
      await page.locator('.row-table a.row-link, .card a').first().click();
      await expect(page).toHaveURL(/reclamos\/50\d/);
      await expect(page.getByRole('heading', { level: 2, name: 'Descripción' })).toBeVisible();
      await page.goBack();
      await expect(page.getByText('Gotea desde ayer').first()).toBeVisible();
    }
    expect(beyond()).toEqual([]);
    expect(asked.filter((call) => /comment$/.test(call)).length).toBeLessThanOrEqual(1);
    expect(refused).toEqual([]);
  }
});

test('filters, search, order and pages work on the whole list; what cannot be filtered is refused, not ignored', async ({
  page,
  context,
}) => {
  await atOtherServer(context);
  const rows = page.locator('.row-table tbody tr, .row-table [role=row]:has(a.row-link)');
  await page.goto(url('/reclamos?status=approved'));
  await expect(page.getByText('Se cayó un azulejo').first()).toBeVisible();
  await expect(page.getByText('Gotea desde ayer')).toHaveCount(0);
  await page.goto(url('/reclamos?unit_id=1'));
  await expect(page.getByText('Gotea desde ayer').first()).toBeVisible();
  await expect(page.getByText('Se cayó un azulejo')).toHaveCount(0);
  await page.goto(url('/reclamos?q=azulejo'));
  await expect(page.getByText('Se cayó un azulejo').first()).toBeVisible();
  await expect(page.getByText('Gotea desde ayer')).toHaveCount(0);
  await page.goto(url('/reclamos?waiting=true'));
  await expect(page.getByText('Este servidor no puede filtrar ni ordenar así.', { exact: false })).toBeVisible();
  await expect(rows).toHaveCount(0);
  // The views of staff need filters and counts that this server does not have.
  await expect(page.getByRole('button', { name: /^Sin respuesta/ })).toHaveCount(0);
});

test('a claim is created although the list of units does not contain their contracts', async ({
  page,
  context,
  watched,
}) => {
  watched.expectMessage(/404/);
  const { asked, refused } = await atOtherServer(context);
  await page.goto(url('/reclamos/agregar-reclamo'));
  // The only unit is selected automatically.
  await expect(page.locator('.ant-select').filter({ hasText: '2° B · Torre Oroño' })).toBeVisible();
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
  expect(asked).toContain('GET /logic/unit/1');
  expect(asked).toContain('POST /logic/contract/17/unit_claim');
  // It does not say which claim it created.
  await expect(page).toHaveURL(/\/reclamos$/);
  await expect(page.getByText('Algo falló')).toHaveCount(0);
  expect(refused).toEqual([]);
});

test('changes send the fields of the specification alone, and answers without data are taken', async ({
  page,
  context,
  watched,
}) => {
  // A claim's comments are tried once.
  watched.expectMessage(/404/);
  const { refused, sent } = await atOtherServer(context);
  await page.goto(url('/perfil'));
  await page.getByRole('button', { name: 'Editar' }).first().click();
  await page.getByLabel('Nombre', { exact: true }).fill('Mariana');
  await page.getByLabel('Apellido').fill('Bertolotti');
  await page.getByLabel('Teléfono').fill('3415550001');
  await page.getByRole('button', { name: 'Guardar' }).first().click();
  await expect.poll(() => sent.map(([call]) => call)).toEqual(['PUT /logic/profile']);
  await expect(page.getByRole('heading', { level: 1, name: 'Mi Perfil' })).toBeVisible();
  await expect(page.getByText(/3415550001/).first()).toBeVisible();

  await page.goto(url('/registro'));
  await page.getByLabel('Nombre', { exact: true }).fill('Rosa');
  await page.getByLabel('Apellido').fill('Ferro');
  await page.getByLabel('DNI').fill('30111222');
  await page.getByLabel('Teléfono').fill('3415550000');
  await page.getByLabel('Email').fill('rosa@obra.ar');
  await expect(page.getByLabel(/Dirección/)).toHaveCount(0);
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(/\/clientes$/);
  await expect(page.getByText('Error al crear cuenta')).toHaveCount(0);

  await page.goto(url('/managers/5'));
  await page.getByRole('button', { name: 'Quitar el proyecto Torre Oroño' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click();
  await expect.poll(() => sent.at(-1)?.[0]).toBe('DELETE /logic/manager/5/projects/1');
  await expect(page.getByText('Proyectos actualizados')).toBeVisible();

  await page.goto(url('/reclamos/501'));
  await page.getByRole('button', { name: 'Cambiar estado' }).first().click();
  await page.getByText('Rechazar', { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rechazar' }).click();
  await expect.poll(() => sent.at(-1)).toEqual(['POST /logic/claim/95/status/reject', {}]);
  expect(refused).toEqual([]);
});

test("a unit's edit and a tenant's request find what lists and details do not have", async ({ page, context }) => {
  const { refused, sent } = await atOtherServer(context, { more: shownElsewhere });
  await page.goto(url('/unidades/1'));
  await page.getByRole('button', { name: 'Editar' }).click();
  await page.getByLabel('Descripción').fill('Con balcón');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect
    .poll(() => sent)
    .toContainEqual(['PUT /logic/unit/1', { name: '2° B', description: 'Con balcón', unit_type_id: 3, project_id: 1 }]);
  await page.goto(url('/crear-inquilino'));
  await expect(page.locator('.ant-select').filter({ hasText: '2° B · Torre Oroño' })).toBeVisible();
  await page.getByLabel('Nombre', { exact: true }).fill('Rita');
  await page.getByLabel('Apellido').fill('Suárez');
  await page.getByLabel('DNI').fill('30111222');
  await page.getByLabel('Email').fill('rita@obra.ar');
  await page.getByLabel('Teléfono').fill('3415550000');
  for (const [index, day] of ['01/12/2098', '30/11/2099'].entries()) {
    const field = page.getByPlaceholder('DD/MM/AAAA').nth(index);
    await field.fill(day);
    await field.press('Enter');
  }
  await page.locator('form button[type=submit]').click();
  await expect.poll(() => sent.at(-1)?.[0]).toBe('POST /logic/lease_contract_request');
  expect(sent.at(-1)?.[1]).toMatchObject({ contract_id: 17 });
  await expect(page).toHaveURL(/lease-requests$/);
  expect(refused).toEqual([]);
});

test("a consortium sees the plans of the project with its consortium's id", async ({ page, context }) => {
  await atOtherServer(context, {
    user: { id: 31, type: 'consortium', username: 'consorcio@obra.ar', properties_count: 0 },
    more: shownElsewhere,
  });
  await page.goto(url('/planos-proyecto'));
  await expect(page.getByText('Torre Oroño').first()).toBeVisible();
});

const moreScreens = ['/perfil', '/planos', '/planos-proyecto', '/cuadro-de-garantias', '/registro', '/crear-unidad'];
/** A list of nothing, also where a record is expected, and a record without fields, also where a list is. */
const wrongAnswers: [name: string, data: unknown][] = [
  ['[null]', [null]],
  ['{}', {}],
];
for (const [name, data] of wrongAnswers)
  test(`no screen is lost if every record is answered with ${name}`, async ({ page, context }) => {
    await signedIn(context, 'admin');
    const isOfSession = /\/auth\/|\/events$/;
    await context.route('**/api/**', (route) =>
      isOfSession.test(new URL(route.request().url()).pathname)
        ? route.fallback()
        : route.fulfill({ json: { success: true, data } }),
    );
    await page.goto(url('/hoy'));
    // Only the portal shows it: the frame before it has a title too, and no router yet.
    await expect(page.getByRole('button', { name: /^Mi cuenta/ })).toBeVisible();
    await expect(page.locator('main h1').first()).toBeAttached();
    for (const path of [...screens.map(([each]) => each), ...moreScreens]) {
      await goWithin(page, path);
      await expect(page.locator('header.header'), path).toBeVisible();
      await expect(page.locator('main h1').first(), path).toBeAttached();
      await expect(page.locator('main [aria-busy=true]'), path).toHaveCount(0);
      await expect(page.getByText(/undefined|NaN|Unexpected Application Error/), path).toHaveCount(0);
    }
  });
