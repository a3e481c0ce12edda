import type { Page } from '@playwright/test';
import { propText } from '../../.storybook/propsText';
import { once } from '../../src/contract/memo';
import { foldersOf, deskWidthOf, phoneWidth, picturedOf, unknownStates } from './support/pictured';
import { expectSamePicture, isRenewed, pictureOf, picturesHere, storedPictures } from './support/pictures';
import {
  changeControls,
  entries,
  firstStory,
  openStories,
  readGuide,
  readStory,
  remount,
  serveStories,
  show,
  showDocs,
  type Entry,
} from './support/stories';
import { expect, settle, test, violationsOfNewOn } from './support/portal';
import { unstyledClassesOn } from './support/unstyled';

/** Folders of stories. Each row is a test with its own page: all workers have tests, of about the same length. */
const groups = [
  ['Fundamentos', 'Piezas'],
  ['Tabla', 'Formularios', 'Pantallas/Marco', 'Pantallas/Accesibilidad', 'Pantallas/Verificar'],
  ['Pantallas/Reclamos/Lista', 'Pantallas/Reclamos/Reclamo', 'Pantallas/Panel', 'Pantallas/Hoy'],
  ['Pantallas/Reclamos/', 'Pantallas/Reclamos formales'],
  ['Pantallas/Trabajos'],
  ['Pantallas/Clientes', 'Pantallas/Unidades', 'Pantallas/Proyectos', 'Pantallas/Planos', 'Pantallas/Acceso'],
  ['Pantallas/Alquileres', 'Pantallas/Supervisores', 'Pantallas/Importar', 'Pantallas/Reglamento'],
  ['Pantallas/Configuración', 'Pantallas/Contenido', 'Pantallas/Mis garantías', 'Pantallas/Perfil'],
  ['Mails'],
];
const folders = groups.flat();
/** The folder of a story: the longest that its title begins with. */
const folderOf = ({ title }: Entry) =>
  folders.filter((folder) => title.startsWith(folder)).sort((one, other) => other.length - one.length)[0] ?? 'other';

/**
 * Whether axe checks what a story shows: the first story of each title, whose other stories mostly have the same
 * elements with other texts, and what opens above the page.
 */
const isForAxe = async (page: Page, story: Entry) =>
  isFirst(story) || (await page.locator('.ant-modal, .ant-drawer, .ant-popover').count()) > 0;

const isFirst = ({ id, title }: Entry) => stories().find((each) => each.title === title)?.id === id;

const phone = { width: phoneWidth, height: 740 } as const;
/** Read once, when the first test asks. */
const stories = once(() => entries('story'));

let served: Awaited<ReturnType<typeof serveStories>>;
test.beforeAll(async () => {
  served = await serveStories();
});
test.afterAll(() => served.stop());

test('every folder of the portal has stories', () => {
  const found = new Set(stories().map(folderOf));
  expect([...found].sort()).toEqual([...folders].sort());
});

test('every story has its stored pictures, and no picture is of a removed story', async ({ page }) => {
  const why = await picturesHere(page);
  test.skip(why !== undefined, why);
  test.skip(isRenewed, 'The pictures are being renewed.');
  expect(unknownStates(stories())).toEqual([]);
  expect(storedPictures().sort()).toEqual(
    stories()
      .flatMap((story) => foldersOf(story, isFirst(story)).map((folder) => pictureOf(story, folder)))
      .sort(),
  );
});

for (const group of groups) {
  test(`stories of ${group.join(', ')}: no console messages, visible content, no axe violations, unchanged pictures`, async ({
    page,
    watched,
  }) => {
    const isComparable = (await picturesHere(page)) === undefined;
    // Stories of failures respond with errors, which the browser logs.
    watched.expectMessage(/Failed to load resource/);
    const desk = { width: group.includes('Mails') ? 640 : 1280, height: 800 };
    await page.setViewportSize(desk);
    await openStories(page, served.address);
    let shown = firstStory.id;
    for (const story of stories().filter((one) => group.includes(folderOf(one)))) {
      const { id, title, name } = story;
      await test.step(`${title}: ${name}`, async () => {
        if (id !== shown) expect(await show(page, id), `${id} renders`).toBeUndefined();
        shown = id;
        await expect(
          page.locator('#storybook-root *, .ant-modal, .ant-drawer').first(),
          `${id} shows something`,
        ).toBeAttached();
        await settle(page);
        const { isWide, isNarrow, looks } = picturedOf(story, isFirst(story));
        if (isComparable && isWide) await expectSamePicture(page, story, deskWidthOf(story));
        if (!isRenewed) {
          const { untrueLists, unanswered } = await readStory(page);
          expect.soft(untrueLists, `lists of ${id}`).toEqual([]);
          expect.soft(unanswered, `calls that ${id} doesn't answer`).toEqual([]);
          expect.soft(await unstyledClassesOn(page), `classes without rules at ${id}`).toEqual([]);
          if (await isForAxe(page, story)) expect.soft(await violationsOfNewOn(page), `axe at ${id}`).toEqual([]);
        }
        if (!isComparable) return;
        for (const look of looks) {
          await look.put(page);
          await settle(page);
          await expectSamePicture(page, story, look.name);
          await look.remove(page);
        }
        if (!isNarrow) return;
        await page.setViewportSize(phone);
        await settle(page);
        // Most stories look the same at a size as after a change to it; others have to start at it.
        await expectSamePicture(page, story, phone.width, async () => {
          expect(await remount(page, id), `${id} renders on a phone`).toBeUndefined();
          await settle(page);
        });
        await page.setViewportSize(desk);
      });
    }
  });
}

test('every component says when to use it and when not, its accessibility, and what each property is', async ({
  page,
  watched,
}) => {
  watched.expectMessage(/Failed to load resource/);
  const docs = entries('docs');
  expect(docs.length).toBeGreaterThan(25);
  await openStories(page, served.address);
  let propertyCount = 0;
  for (const { title } of docs) {
    const { guide, code, properties } = await readGuide(page, stories().find((story) => story.title === title)!.id);
    for (const part of ['use', 'avoid', 'access'])
      expect.soft(guide[part], `${title}: ${part}`).toEqual(expect.stringMatching(/\w/));
    propertyCount += properties.length;
    // Each property says in Spanish what it is.
    for (const name of properties) expect.soft(propText(code, name), `${title}: ${name}`).toBeTruthy();
  }
  expect(propertyCount).toBeGreaterThan(100);
});

test('the page of a component has its guide, its stories and its properties', async ({ page, watched }) => {
  // Several stories share one page, so rules that a page may break only once do not apply.
  watched.expectMessage(/Failed to load resource/);
  await openStories(page, served.address);
  for (const folder of ['Piezas', 'Tabla', 'Formularios']) {
    const { id, title } = entries('docs').find((page) => page.title.startsWith(folder))!;
    expect(await showDocs(page, id), `${id} renders`).toBeUndefined();
    await expect(page.getByRole('heading', { level: 1, name: title.split('/').at(-1) })).toBeVisible();
    for (const name of ['Cuándo usarlo', 'Cuándo no', 'Historias', 'Accesibilidad', 'Propiedades'])
      await expect.soft(page.getByRole('heading', { level: 2, name }), `${title}: ${name}`).toBeVisible();
    await expect.soft(page.locator('[data-property]').first(), `properties of ${title}`).toHaveText(/\w/);
  }
});

/** Stories with a text among their controls. */
const withText: [id: string, control: string][] = [
  ['piezas-falla--con-reintento', 'title'],
  ['piezas-encabezado--corto', 'title'],
  ['piezas-encabezado--volver', 'children'],
  ['piezas-estado-vacío--sin-nada', 'title'],
  ['piezas-panel-lateral--con-pie', 'title'],
  ['piezas-motivo--de-rechazo', 'label'],
  ['piezas-enlace-como-botón--principal', 'children'],
  ['formularios-campo--con-ayuda', 'label'],
  ['tabla-nuevos--uno', 'text'],
  ['tabla-título-de-columna--ordenada', 'title'],
];

test('a changed control is seen at once, in ten stories', async ({ page, watched }) => {
  watched.expectMessage(/Failed to load resource/);
  await openStories(page, served.address);
  for (const [id, control] of withText)
    await test.step(`${id}: ${control}`, async () => {
      if (id !== firstStory.id) expect(await show(page, id)).toBeUndefined();
      await changeControls(page, id, { [control]: 'Texto cambiado' });
      await expect(page.getByText('Texto cambiado').first()).toBeVisible();
    });
});
