import { smallTargetsOn } from './support/targets';
import {
  arrived,
  call,
  expect,
  expectValidPage,
  goWithin,
  settle,
  signedIn,
  test,
  url,
  violationsOn,
  type Person,
} from './support/portal';
import { unstyledClassesOn } from './support/unstyled';

/** The same for all users except staff, who edit them: tests with staff and a client cover them. */
const documents: [string, string][] = [
  ['/manual-de-mantenimiento', 'Manual de mantenimiento'],
  ['/cuadro-de-garantias', 'Cuadro de garantías'],
  ['/reglamento-de-convivencia', 'Reglamento de convivencia'],
];
const staff: [string, string | RegExp][] = [
  ['/hoy', 'Hoy'],
  ['/reclamos', 'Reclamos de unidad'],
  ['/consorcio-reclamos', 'Reclamos de proyecto'],
  ['/reclamos/agregar-reclamo', 'Crear reclamo de unidad'],
  ...documents,
  ['/planos', 'Planos de unidad'],
  ['/planos-proyecto?proyecto=1', 'Planos de proyecto'],
  ['/perfil', 'Mi Perfil'],
  ['/crear-inquilino', 'Crear inquilino'],
  ['/clientes', 'Clientes'],
  ['/clientes/10', /./],
  ['/registro', /./],
  ['/unidades', 'Unidades'],
  ['/unidades/1', /./],
  ['/unidades/sin-entrega', 'Unidades sin fecha de entrega'],
  ['/crear-unidad', /./],
  ['/asignar-cliente', /./],
  ['/lease-requests', 'Alquileres'],
  ['/lease-request/1', /./],
  ['/proyectos', 'Proyectos'],
  ['/proyectos/1', /./],
  ['/crear-proyecto', /./],
  ['/trabajos', 'Trabajos'],
  ['/trabajos/1', 'Trabajo 1'],
  ['/encargar-trabajo', 'Encargar trabajo'],
  ['/agenda', 'Agenda'],
  ['/panel', 'Panel'],
  ['/contratistas', 'Contratistas'],
  ['/contratistas/1', 'Sanitarios Paraná'],
  ['/crear-contratista', 'Crear contratista'],
  ['/importar', /./],
  ['/importar-contratistas', 'Importar contratistas'],
];

/** Every address in the menus and lists of each user type, with its heading. */
const screens: Record<Person, [string, string | RegExp][]> = {
  admin: [
    ...staff,
    ['/reclamos/agregar-reclamo-proyecto', 'Crear reclamo de proyecto'],
    ['/managers', 'Supervisores'],
    ['/crear-manager', /./],
    ['/primeros-pasos', 'Primeros pasos'],
    ['/empresa', 'Empresa'],
    ['/plazos', 'Plazos de los reclamos'],
    ['/email-settings', 'Configuración de Emails'],
  ],
  // A manager's screens are those of an admin: only the lists, where the roles differ, and one of each kind of page.
  manager: staff.filter(([path]) =>
    ['/hoy', '/reclamos', '/consorcio-reclamos', '/perfil', '/clientes', '/unidades/1', '/registro'].includes(path),
  ),
  consorcio: [
    ['/consorcio-reclamos', 'Reclamos de proyecto'],
    ['/reclamos/agregar-reclamo-proyecto', 'Crear reclamo de proyecto'],
    ['/panel', 'Panel'],
    ['/planos-proyecto', 'Planos'],
  ],
  // Of several buildings.
  administracion: [
    ['/consorcio-reclamos', 'Reclamos de proyecto'],
    ['/consorcio-reclamos/listado', 'Listado para la asamblea'],
    ['/reclamos/agregar-reclamo-proyecto', 'Crear reclamo de proyecto'],
    ['/planos-proyecto', 'Planos'],
  ],
  cliente: [
    ['/reclamos', 'Reclamos de unidad'],
    ['/reclamos/agregar-reclamo', 'Crear reclamo de unidad'],
    ...documents,
    ['/mis-garantias', 'Mis garantías'],
    ['/planos', 'Planos'],
    ['/perfil', 'Mi Perfil'],
    ['/crear-inquilino', 'Crear inquilino'],
  ],
  inquilino: [
    ['/reclamos', 'Reclamos de unidad'],
    ['/reclamos/agregar-reclamo', 'Crear reclamo de unidad'],
    ['/mis-garantias', 'Mis garantías'],
    ['/planos', 'Planos'],
    ['/perfil', 'Mi Perfil'],
  ],
};

/** The number of screens per test: small, so that no long test runs alone at the end. */
const atOnce = 9;

for (const [person, list] of Object.entries(screens) as [Person, [string, string | RegExp][]][])
  for (let first = 0; first < list.length; first += atOnce) {
    const part = list.slice(first, first + atOnce);
    // On a phone an admin's screens have all that a manager's have.
    const device = person === 'manager' ? ' @desk' : '';
    const name = `${person}: every screen passes the page checks, from ${part[0]![0]}${device}`;
    test(name, async ({ page, context }, info) => {
      await signedIn(context, person);
      for (const [index, [path, heading]] of part.entries()) {
        if (index > 0) await goWithin(page, path);
        else await page.goto(url(path));
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await arrived(page);
        // The whole page at a desk; elsewhere what is new there.
        const isWhole = info.project.name === 'desk' && person !== 'manager';
        await expectValidPage(page, isWhole ? violationsOn : undefined);
        // Also what only a phone shows, such as the short pager.
        expect.soft(await unstyledClassesOn(page), `classes without rules at ${path}`).toEqual([]);
        if (info.project.name === 'phone')
          expect.soft(await smallTargetsOn(page), `targets below 44 px at ${path}`).toEqual([]);
      }
    });
  }

for (const colorScheme of ['light', 'dark'] as const)
  test(`a calendar and an opened photo have no axe violations, ${colorScheme} ${colorScheme === 'dark' ? '@desk' : '@phone'}`, async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme });
    await signedIn(context, 'admin');
    await page.goto(url('/crear-inquilino'));
    await page.getByLabel('Inicio del alquiler').click();
    await expect(page.locator('.ant-picker-cell').first()).toBeVisible();
    await settle(page);
    await expect.poll(() => violationsOn(page)).toEqual([]);
    await expect.poll(() => unstyledClassesOn(page)).toEqual([]);

    const claims = await call<{ unit_claim: { id: number; claim_image: object[] } }[]>(
      'admin',
      'GET',
      '/logic/unit_claim',
    );
    const { id } = claims.find(({ unit_claim: { claim_image: images } }) => images.length > 0)!.unit_claim;
    await page.goto(url(`/reclamos/${id}`));
    await page.getByRole('button', { name: 'Foto 1 del reclamo' }).click();
    const photo = page.getByRole('dialog', { name: 'Foto 1 del reclamo' });
    await expect(photo.getByRole('img', { name: 'Foto 1 del reclamo' })).toBeVisible();
    await settle(page);
    await expect.poll(() => violationsOn(page)).toEqual([]);
    await expect.poll(() => unstyledClassesOn(page)).toEqual([]);
  });

test('the login pages pass the page checks', async ({ page, watched }) => {
  // An invalid link is refused on opening.
  watched.expectMessage(/status of 422.*restablecer/);
  for (const path of [
    'login/clientes',
    'login/consortium',
    'login/manager',
    'login/admin',
    'recuperar',
    'restablecer?token=x',
  ]) {
    await page.goto(url(`/auth/${path}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectValidPage(page, violationsOn);
  }
});
