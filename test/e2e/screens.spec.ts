import { expect, expectSound, signedIn, test, url, type Person } from './support/portal';

/** Every address that a person's menus lead to, and its heading. */
const screens: Record<Person, [string, string][]> = {
  admin: [['/reclamos', 'Reclamos de unidad'], ['/consorcio-reclamos', 'Reclamos de proyecto'], ['/reclamos/agregar-reclamo', 'Crear reclamo de unidad'], ['/reclamos/agregar-reclamo-proyecto', 'Crear reclamo de proyecto']],
  manager: [['/reclamos', 'Reclamos de unidad'], ['/consorcio-reclamos', 'Reclamos de proyecto'], ['/reclamos/agregar-reclamo', 'Crear reclamo de unidad']],
  consorcio: [['/consorcio-reclamos', 'Reclamos de proyecto'], ['/reclamos/agregar-reclamo-proyecto', 'Crear reclamo de proyecto']],
  cliente: [['/reclamos', 'Reclamos de unidad'], ['/reclamos/agregar-reclamo', 'Crear reclamo de unidad']],
  inquilino: [['/reclamos', 'Reclamos de unidad'], ['/reclamos/agregar-reclamo', 'Crear reclamo de unidad']],
};

for (const [person, list] of Object.entries(screens) as [Person, [string, string][]][]) {
  test(`${person}: every screen is sound`, async ({ page, context }) => {
    await signedIn(context, person);
    for (const [path, heading] of list) {
      await page.goto(url(path));
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectSound(page);
    }
  });
}

test('the login pages are sound', async ({ page }) => {
  for (const slug of ['clientes', 'consortium', 'manager', 'admin']) {
    await page.goto(url(`/auth/login/${slug}`));
    await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
    await expectSound(page);
  }
});
