/** The portal on a page that the browser translates: it replaces each text by elements of its own. */
import type { Page } from '@playwright/test';
import { arrived, expect, signedIn, test, url, type Person } from './support/portal';

/** Does to the page, now and with every change, what Chrome's translator does. The "translation" is put in brackets. */
function translate(): void {
  const isMeant = ({ data, parentElement }: Text) =>
    data.trim() !== '' && parentElement !== null && !parentElement.closest('font, script, style, textarea');
  const replace = (text: Text) => {
    const outer = document.createElement('font');
    outer.style.verticalAlign = 'inherit';
    const inner = document.createElement('font');
    inner.append(`[${text.data}]`);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const replaceIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.filter(isMeant).forEach(replace);
  };
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) replaceIn(node);
    observer.takeRecords();
  });
  replaceIn(document.body);
  observer.observe(document.body, { childList: true, subtree: true });
}

/** Changes to another screen of the loaded page, as Forward does. */
const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({ idx: history.length }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);

const walks: Partial<Record<Person, [path: string, heading: string][]>> = {
  admin: [
    ['/reclamos', 'Reclamos de unidad'],
    ['/consorcio-reclamos', 'Reclamos de proyecto'],
    ['/reclamos/agregar-reclamo', 'Crear reclamo de unidad'],
    ['/clientes', 'Clientes'],
    ['/clientes/10', ''],
    ['/unidades', 'Unidades'],
    ['/unidades/1', ''],
    ['/lease-requests', 'Alquileres'],
    ['/lease-request/1', ''],
    ['/proyectos', 'Proyectos'],
    ['/proyectos/1', ''],
    ['/managers', 'Supervisores'],
    ['/trabajos', 'Trabajos'],
    ['/trabajos/1', 'Trabajo 1'],
    ['/agenda', 'Agenda'],
    ['/contratistas', 'Contratistas'],
    ['/hoy', 'Hoy'],
    ['/plazos', 'Plazos de los reclamos'],
    ['/email-settings', 'Configuración de Emails'],
    ['/empresa', 'Empresa'],
    ['/perfil', 'Mi Perfil'],
    ['/reclamos', 'Reclamos de unidad'],
  ],
  cliente: [
    ['/reclamos', 'Reclamos de unidad'],
    ['/reclamos/agregar-reclamo', 'Crear reclamo de unidad'],
    ['/manual-de-mantenimiento', 'Manual de mantenimiento'],
    ['/cuadro-de-garantias', 'Cuadro de garantías'],
    ['/planos', 'Planos'],
    ['/perfil', 'Mi Perfil'],
    ['/crear-inquilino', 'Crear Inquilino'],
    ['/reclamos', 'Reclamos de unidad'],
  ],
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** Staff at a desk with its tables, clients on a phone with its cards. */
const deviceOf = (person: Person) => (person === 'cliente' ? '@phone' : '@desk');

for (const [person, walk] of Object.entries(walks) as [Person, [string, string][]][])
  test(`${person}: on a translated page every screen is shown, and its title is the current one ${deviceOf(person)}`, async ({
    page,
    context,
  }) => {
    await signedIn(context, person);
    await page.goto(url(walk[0]![0]));
    await expect(heading(page)).toBeVisible();
    await arrived(page);
    await page.evaluate(translate);
    for (const [path, title] of walk) {
      await goWithin(page, path);
      await expect(heading(page)).toContainText(title ? `[${title}]` : '[');
      await arrived(page);
      await expect(page.getByText(/^\[?Algo falló/)).toHaveCount(0);
    }
  });

for (const [person, list] of [
  ['admin', '/reclamos'],
  ['cliente', '/reclamos'],
] as [Person, string][])
  test(`${person}: a translated list is searched, sorted and paged, and its claims open and close ${deviceOf(person)}`, async ({
    page,
    context,
  }) => {
    await signedIn(context, person);
    await page.goto(url(list));
    await arrived(page);
    await page.evaluate(translate);
    const rows = page.getByRole(isPhone(page) ? 'listitem' : 'row');
    const before = await page.getByRole('main').innerText();
    await page.getByRole('searchbox').fill('agua');
    await expect(page).toHaveURL(/q=agua/);
    await arrived(page);
    await expect.poll(() => page.getByRole('main').innerText()).not.toBe(before);
    await page.getByRole('searchbox').fill('xyzxyz');
    await expect(page.getByText('[Ningún resultado coincide con la búsqueda.]')).toBeVisible();
    await page
      .getByRole('button', { name: /Limpiar filtros/ })
      .last()
      .click();
    await expect(rows.nth(2)).toBeVisible();
    if (!isPhone(page)) {
      for (let times = 0; times < 3; times++) {
        await page.getByRole('columnheader', { name: /Fecha/ }).click();
        await arrived(page);
      }
    }
    for (const turn of [0, 1]) {
      await page
        .getByRole('main')
        .locator(`a[href^="${list}/"]:not([href*=agregar], [href$=listado], [href*="#"])`)
        .nth(turn)
        .click();
      await expect(page).toHaveURL(/\/\d+$/);
      await expect(heading(page)).toBeVisible();
      await arrived(page);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${list}(\\?|$)`));
      await arrived(page);
    }
  });
