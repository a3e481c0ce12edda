import { writeFileSync } from 'node:fs';
import { drawnBy, madeWithFile, whyNotComparable } from './support/pictures';
import { expect, settle, test } from './support/portal';
import { entries, openStories, serveStories, show, type Entry } from './support/stories';

/**
 * Every story, drawn at two widths and compared with its stored picture. Only the browser and the fonts that drew the stored ones can be
 * compared; elsewhere these tests are skipped and say why. `npm run pictures` draws them anew.
 */
const isRenewed = process.env.PICTURES === 'renew';
const widths = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** A story's file: the same on file systems that treat accents differently. */
const fileOf = ({ id }: Entry) => `${id.normalize('NFD').replace(/[^\w-]/g, '')}.png`;
const rootOf = ({ title }: Entry) => title.split('/')[0]!;
/** Screens are half of all stories: two tests, so that workers have alike to do. */
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

for (const { width, height } of widths)
  for (const part of parts)
    test(`stories of ${part} look as before at ${width} px`, async ({ page, watched }) => {
      test.setTimeout(300_000);
      const here = await drawnBy(page);
      const why = isRenewed ? undefined : whyNotComparable(here);
      test.skip(why !== undefined, why);
      if (isRenewed) writeFileSync(madeWithFile, `${JSON.stringify(here, undefined, 2)}\n`);
      watched.expectMessage(/Failed to load resource/);
      await page.setViewportSize({ width, height });
      // Some stories show how long ago something was.
      await page.clock.install({ time: new Date('2026-11-20T15:00:00Z') });
      await openStories(page, served.address);
      for (const story of storiesOf(part)) {
        await show(page, story.id);
        await page.evaluate(async () => {
          await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
        });
        await settle(page);
        await expect
          .soft(page, `${story.title}: ${story.name}`)
          .toHaveScreenshot([String(width), fileOf(story)], { maxDiffPixels: 120, timeout: 15_000 });
      }
    });
