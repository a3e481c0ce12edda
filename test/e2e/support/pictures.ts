import { expect, type Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry } from './stories';

/** The folder of the stored pictures, and the file with the browser and fonts that rendered them. */
export const picturesFolder = join(import.meta.dirname, '../pictures');
const rendererFile = join(picturesFolder, 'made-with.json');
/** Set by `npm run pictures`, which renders them again. */
export const isRenewed = process.env.PICTURES === 'renew';

/** The browsers and fonts that render the same pictures. */
interface MadeWith {
  /** Versions of Chromium: the one that rendered the pictures, and those that were found to render the same. */
  browsers: string[];
  /** A hash of a rendered sample of our fonts, in all sizes and weights. */
  letters: string;
}

const sample = (font: string) => `<body style="margin:0;font-family:${font}">
  ${[11, 13, 14, 18, 24]
    .map(
      (size) =>
        `<p style="margin:0;font-size:${size}px">Ñandú 0123 <b>Reclamo</b> <i>señal</i> <code>--tinta</code></p>`,
    )
    .join('')}
  <input value="Texto"><select><option>Opción</option></select><input type="checkbox" checked></body>`;

/** Returns the browser and fonts of this machine. */
async function rendererOf(page: Page): Promise<MadeWith> {
  await page.setViewportSize({ width: 400, height: 300 });
  await page.setContent(
    sample("-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif"),
  );
  const picture = await page.screenshot({ caret: 'hide' });
  return {
    browsers: [page.context().browser()?.version() ?? ''],
    letters: createHash('sha256').update(picture).digest('hex').slice(0, 16),
  };
}

/** Returns the reason why the stored pictures cannot be compared here; undefined if they can. */
function reasonNotComparable(here: MadeWith): string | undefined {
  if (!existsSync(rendererFile)) return 'There are no stored pictures: `npm run pictures` makes them.';
  const made = JSON.parse(readFileSync(rendererFile, 'utf8')) as MadeWith;
  if (!here.browsers.every((version) => made.browsers.includes(version)))
    return `The pictures of the stories were not compared: they are of Chromium ${made.browsers.join(' and ')}, and here is ${here.browsers.join()}.`;
  if (made.letters !== here.letters)
    return 'The pictures of the stories were not compared: this machine has other fonts than the one that drew them.';
  return undefined;
}

/**
 * Prepares a page for pictures. Returns the reason why they cannot be compared here (only the browser and fonts that
 * rendered them can); undefined if they can.
 */
export async function picturesHere(page: Page): Promise<string | undefined> {
  const here = await rendererOf(page);
  // Some stories show the time since an instant.
  await page.clock.install({ time: new Date('2026-11-20T15:00:00Z') });
  if (!isRenewed) return reasonNotComparable(here);
  writeFileSync(rendererFile, `${JSON.stringify(here, undefined, 2)}\n`);
  return undefined;
}

/** Returns a story's file name, the same on file systems that treat accents differently. */
const fileOf = ({ id }: Entry) => `${id.normalize('NFD').replace(/[^\w-]/g, '')}.png`;

/** Mails are as wide as a mail program's column, and shown to their end. */
export const isMail = ({ title }: Entry): boolean => title.startsWith('Mails');
export const deskWidthOf = (story: Entry): 640 | 1280 => (isMail(story) ? 640 : 1280);

/** Compares a story that has finished rendering with its stored picture. */
export async function expectSamePicture(page: Page, story: Entry, width: 360 | 640 | 1280): Promise<void> {
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
  await expect.soft(page, `${story.title}: ${story.name}`).toHaveScreenshot([String(width), fileOf(story)], {
    fullPage: isMail(story),
    maxDiffPixels: 120,
    timeout: 15_000,
  });
}
