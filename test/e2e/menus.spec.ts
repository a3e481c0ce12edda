import { arrived, expect, signedIn, test, url, type Person } from './support/portal';

interface Menus {
  home: string;
  header: string[];
  /** The links of "Planos": a single one opens directly, two are in a dropdown. */
  plans: [string, string][];
  user: string[];
}

const documents = ['Manual de mantenimiento', 'Cuadro de garantías', 'Reglamento de convivencia'];
/** In addition to section 2. */
const ownDocuments = documents.toSpliced(2, 0, 'Mis garantías');
const bothClaims = ['Reclamos de proyecto', 'Reclamos de unidad'];
const bothPlans: [string, string][] = [
  ['Planos de proyecto', '/planos-proyecto'],
  ['Planos de unidad', '/planos'],
];
const records = ['Clientes', 'Unidades', 'Alquileres', 'Proyectos'];

const works = ['Trabajos', 'Agenda', 'Panel', 'Contratistas'];

/** Section 2, "Header": the entries of each user type, in order; in addition to it, staff have "Hoy". */
const menus: Record<Exclude<Person, 'administracion'>, Menus> = {
  admin: {
    home: '/reclamos',
    header: ['Hoy', ...bothClaims, ...documents],
    plans: bothPlans,
    user: [
      'Mi Perfil',
      'Crear reclamo de unidad',
      'Crear reclamo de proyecto',
      ...records,
      ...works,
      'Reclamos formales',
      'Costos',
      'Supervisores',
      'Empresa',
      'Plazos de los reclamos',
      'Configuración de Emails',
    ],
  },
  manager: {
    home: '/reclamos',
    header: ['Hoy', ...bothClaims, ...documents],
    plans: bothPlans,
    user: ['Mi Perfil', 'Crear reclamo de unidad', ...records, ...works, 'Reclamos formales'],
  },
  consorcio: {
    home: '/consorcio-reclamos',
    header: ['Reclamos de proyecto', ...documents],
    plans: [['Planos', '/planos-proyecto']],
    user: ['Crear reclamo de proyecto', 'Panel'],
  },
  cliente: {
    home: '/reclamos',
    header: ['Reclamos de unidad', ...ownDocuments],
    plans: [['Planos', '/planos']],
    user: ['Mi Perfil', 'Crear Inquilino', 'Crear reclamo de unidad', 'Alquileres'],
  },
  inquilino: {
    home: '/reclamos',
    header: ['Reclamos de unidad', ...ownDocuments],
    plans: [['Planos', '/planos']],
    user: ['Mi Perfil', 'Crear reclamo de unidad'],
  },
};

/** A phone shows the same entries in one menu: those of staff, and those of a user with few. */
const onPhone: Person[] = ['admin', 'cliente'];

for (const [person, { home, header, plans, user }] of Object.entries(menus) as [Person, Menus][]) {
  const device = onPhone.includes(person) ? '' : ' @desk';
  test(`${person}: the header and the menus contain exactly the entries of section 2${device}`, async ({
    page,
    context,
    watched,
  }, info) => {
    // A prefetch during the end of the session is refused, and the browser logs it.
    watched.expectMessage(/status of 401/);
    await signedIn(context, person);
    await page.goto(url('/'));
    await expect(page).toHaveURL(new RegExp(`${home}$`));
    await expect(page.getByRole('banner').getByRole('link', { name: /^Constructora Demo/ })).toHaveAttribute(
      'href',
      home,
    );

    if (info.project.name === 'phone') {
      await page.getByRole('button', { name: 'Abrir menú' }).click();
      const menu = page.getByRole('navigation', { name: 'Menú', exact: true });
      // The number of unread claims is beside an entry.
      // Daily work first, pages for reading last.
      const managed = [...records, ...works, 'Supervisores'];
      const isManaged = (title: string) => user.includes('Clientes') && managed.includes(title);
      await expect(menu.locator('a:not(.header-waiting)')).toHaveText([
        ...header.filter((title) => !ownDocuments.includes(title)),
        ...user.filter(isManaged),
        ...user.filter((title) => !isManaged(title)),
        ...header.filter((title) => ownDocuments.includes(title)),
        ...plans.map(([title]) => title),
      ]);
      await menu.getByRole('link', { name: documents[0] }).click();
      await expect(page.getByRole('heading', { level: 1, name: documents[0] })).toBeVisible();
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Abrir menú' }).click();
      await menu.getByRole('button', { name: 'Cerrar sesión' }).click();
    } else {
      const nav = page.getByRole('navigation', { name: 'Navegación principal' });
      // A wide bar has the two that staff open most, besides their menu. The number of unread claims is beside an entry.
      const wide = user.includes('Trabajos') ? header.toSpliced(3, 0, 'Trabajos', 'Agenda') : header;
      const shown = plans.length === 1 ? [...wide, 'Planos'] : wide;
      await expect(nav.locator('a:not(.header-waiting)')).toHaveText(shown);
      if (plans.length === 1)
        await expect(nav.getByRole('link', { name: 'Planos' })).toHaveAttribute('href', plans[0]![1]);
      else {
        await nav.getByRole('button', { name: 'Planos' }).click();
        await expect(page.getByRole('menuitem')).toHaveText(plans.map(([title]) => title));
        await page.getByRole('menuitem', { name: plans[0]![0] }).click();
        await expect(page).toHaveURL(new RegExp(`${plans[0]![1]}$`));
      }
      await page.getByRole('button', { name: 'Mi cuenta' }).click();
      const items = page.getByRole('menu').filter({ hasText: 'Cerrar sesión' }).getByRole('menuitem');
      // In addition to section 2: the theme.
      const themes = ['Como el sistema (elegida)', 'Claro', 'Oscuro'];
      await expect(items.filter({ hasNotText: '@demo.ar' })).toHaveText([...user, ...themes, 'Cerrar sesión']);
      await items.filter({ hasText: 'Cerrar sesión' }).click();
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
}

test('the footer shows the year, the company and its maker @desk', async ({ page, context }) => {
  await signedIn(context, 'cliente');
  await page.goto(url('/reclamos'));
  await expect(page.getByRole('contentinfo')).toContainText('© 2025 Constructora Demo');
  await expect(page.getByRole('contentinfo')).toContainText('Hecho con ♥ en Rosario');
});

test('the button of a menu opens and closes it, and gets the focus back @desk', async ({ page, context }) => {
  await signedIn(context, 'admin');
  await page.goto(url('/reclamos'));
  const button = page.getByRole('button', { name: 'Mi cuenta' });
  const menu = page.getByRole('menu').filter({ hasText: 'Cerrar sesión' });
  await button.click();
  await expect(menu).toBeVisible();
  await button.click();
  await expect(menu).toBeHidden();
  await button.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
});

test('a long name of the company stands whole beside the entries of staff @desk', async ({ page, context }) => {
  await signedIn(context, 'admin');
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('Constructora Demo', 'Construcciones Paraná');
    return route.fulfill({ response, body });
  });
  await page.goto(url('/perfil'));
  await arrived(page);
  const name = page.locator('.header-name');
  await expect(name).toHaveText('Construcciones Paraná');
  for (const width of [320, 767, 1280, 1345, 1440, 1500, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    const isWhole = () =>
      name.evaluate((element) => {
        const head = element.parentElement!;
        return head.scrollWidth <= head.clientWidth && element.scrollHeight <= element.clientHeight;
      });
    await expect.poll(isWhole, `at ${width} px`).toBe(true);
  }
});

test('with a wide logo no entry of the header lies under the search button @desk', async ({ page, context }) => {
  await signedIn(context, 'admin');
  const svg = encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"/>');
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace('{"company":', `{"logo":"data:image/svg+xml,${svg}","company":`);
    return route.fulfill({ response, body });
  });
  await page.goto(url('/perfil'));
  await arrived(page);
  const logo = page.locator('.header-logo img');
  const header = page.locator('.header-nav');
  for (const width of [1249, 1280, 1345, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(async () => {
      const entries = header.locator(':scope > *');
      const parts = [logo, entries.first(), entries.last(), page.locator('.header-palette')];
      const [image, first, last, search] = await Promise.all(parts.map((part) => part.boundingBox()));
      expect(image!.width, `the logo at ${width} px`).toBeGreaterThan(90);
      // Without space for its entries the header has the menu button instead.
      if (!first || !last) return;
      expect(first.x, `the first entry at ${width} px`).toBeGreaterThanOrEqual(image!.x + image!.width);
      expect(last.x + last.width, `the last entry at ${width} px`).toBeLessThanOrEqual(search!.x);
    }).toPass();
  }
});
