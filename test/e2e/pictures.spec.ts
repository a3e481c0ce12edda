import { expectSamePicture, picturesHere } from './support/pictures';
import { settle, test } from './support/portal';
import { entries, openStories, serveStories, show, type Entry } from './support/stories';

/**
 * Compares every story on a phone with its stored picture. `stories.spec.ts` compares the desktop, because it opens
 * each story anyway.
 */
const rootOf = ({ title }: Entry) => title.split('/')[0]!;
/** Screens are half of all stories: two tests, so that the workers have similar durations. */
const parts = ['Fundamentos', 'Piezas', 'Tabla', 'Formularios', 'Pantallas', 'Pantallas/', 'Mails'];
const storiesOf = (part: string) =>
  part.startsWith('Pantallas')
    ? entries('story').filter(
        (story) =>
          rootOf(story) === 'Pantallas' && (part === 'Pantallas/') === story.title.startsWith('Pantallas/Reclamos'),
      )
    : entries('story').filter((story) => rootOf(story) === part);

let served: Awaited<ReturnType<typeof serveStories>>;
test.beforeAll(async () => {
  served = await serveStories();
});
test.afterAll(() => served.stop());

for (const part of parts)
  test(`stories of ${part} are unchanged on a phone`, async ({ page, watched }) => {
    test.setTimeout(300_000);
    const why = await picturesHere(page);
    test.skip(why !== undefined, why);
    watched.expectMessage(/Failed to load resource/);
    await page.setViewportSize({ width: 360, height: 740 });
    await openStories(page, served.address);
    for (const story of storiesOf(part)) {
      await show(page, story.id);
      await settle(page);
      await expectSamePicture(page, story, 360);
    }
  });
