import { deskWidthOf, isMail, isRenewed, expectSamePicture, picturesHere } from './support/pictures';
import { entries, firstStory, openStories, serveStories, show, type Entry } from './support/stories';
import { expect, settle, test, violationsOn } from './support/portal';

/** Each group of stories is a separate test, so that both workers have tests. */
const groups = [
  'Fundamentos',
  'Piezas',
  'Tabla',
  'Formularios',
  'Pantallas/Marco',
  'Pantallas/Hoy',
  'Pantallas/Acceso',
  'Pantallas/Reclamos/Lista',
  'Pantallas/Reclamos/Reclamo',
  'Pantallas/Reclamos/',
  'Pantallas/Clientes',
  'Pantallas/Unidades',
  'Pantallas/Proyectos',
  'Pantallas/Alquileres',
  'Pantallas/Supervisores',
  'Pantallas/Trabajos',
  'Pantallas/Importar',
  'Pantallas/Perfil',
  'Pantallas/Contenido',
  'Pantallas/Planos',
  'Pantallas/Configuración',
  'Mails',
];
const groupOf = ({ title }: Entry) => groups.find((group) => title.startsWith(group)) ?? 'other';

const stories = () => entries('story');

let served: Awaited<ReturnType<typeof serveStories>>;
test.beforeAll(async () => {
  served = await serveStories();
});
test.afterAll(() => served.stop());

test('every folder of the portal has stories', () => {
  const found = new Set(stories().map(groupOf));
  expect([...found].sort()).toEqual([...groups].sort());
});

for (const group of groups) {
  test(`stories of ${group}: no console messages, visible content, no axe violations, unchanged pictures`, async ({
    page,
    watched,
  }) => {
    test.setTimeout(300_000);
    const isComparable = (await picturesHere(page)) === undefined;
    // Stories of failures respond with errors, which the browser logs.
    watched.expectMessage(/Failed to load resource/);
    const ofGroup = stories().filter((one) => groupOf(one) === group);
    await page.setViewportSize({ width: ofGroup.every(isMail) ? 640 : 1280, height: 800 });
    await openStories(page, served.address);
    let shown = firstStory.id;
    for (const story of ofGroup) {
      const { id, title, name } = story;
      await test.step(`${title}: ${name}`, async () => {
        if (id !== shown) expect(await show(page, id), `${id} renders`).toBeUndefined();
        shown = id;
        await expect(
          page.locator('#storybook-root *, .ant-modal, .ant-drawer').first(),
          `${id} shows something`,
        ).toBeAttached();
        await settle(page);
        if (isComparable) await expectSamePicture(page, story, deskWidthOf(story));
        if (isRenewed) return;
        expect.soft(await violationsOn(page), `axe at ${id}`).toEqual([]);
        expect
          .soft(
            (await page.locator('body').innerText()).match(/La historia no responde .*/g) ?? [],
            `calls that ${id} doesn't answer`,
          )
          .toEqual([]);
      });
    }
  });
}

test('the documentation of a component says when to use it and when not, its accessibility, and its properties', async ({
  page,
  watched,
}) => {
  test.setTimeout(240_000);
  // Several stories share one page, so rules that a page may break only once do not apply.
  watched.expectMessage(/Failed to load resource/);
  const docs = entries('docs');
  expect(docs.length).toBeGreaterThan(25);
  for (const { id, title } of docs)
    await test.step(title, async () => {
      await page.goto(`${served.address}/iframe.html?viewMode=docs&id=${id}`);
      for (const name of ['Cuándo usarlo', 'Cuándo no', 'Accesibilidad', 'Historias'])
        await expect.soft(page.getByRole('heading', { level: 2, name }), `${title}: ${name}`).toBeVisible();
    });
});
