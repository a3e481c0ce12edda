import { expect, type CDPSession, type Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import sharp from 'sharp';
import { isMail } from './pictured';
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

/** Returns the path of a story's picture in a folder, the same on file systems that treat accents differently. */
export const pictureOf = ({ id }: Entry, folder: number | string): string =>
  `${folder}/${id.normalize('NFD').replace(/[^\w-]/g, '')}.png`;

/** Returns the paths of all stored pictures. */
export const storedPictures = (): string[] =>
  readdirSync(picturesFolder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.png'))
    .map((path) => path.replaceAll(sep, '/'));

/** Pixels of a picture that may differ: the caret of a field, or a rounded corner. */
const maxDiffPixels = 120;

/** Returns the pixels of a picture, three bytes each. */
const pixelsOf = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/**
 * Returns whether two pictures differ in few pixels. A pixel differs from the same distance of colours (YIQ, threshold
 * 0.2) as in Playwright's own comparison, which in addition tolerates antialiasing, and takes ten times longer.
 */
async function areCertainlySame(first: Buffer, second: Buffer): Promise<boolean> {
  const [one, other] = await Promise.all([pixelsOf(first), pixelsOf(second)]);
  if (one.info.width !== other.info.width || one.info.height !== other.info.height) return false;
  let different = 0;
  for (let index = 0; index < one.data.length; index += 3) {
    const red = one.data[index]! - other.data[index]!;
    const green = one.data[index + 1]! - other.data[index + 1]!;
    const blue = one.data[index + 2]! - other.data[index + 2]!;
    if (red === 0 && green === 0 && blue === 0) continue;
    const brightness = 0.299 * red + 0.587 * green + 0.114 * blue;
    const orange = 0.596 * red - 0.274 * green - 0.322 * blue;
    const purple = 0.211 * red - 0.523 * green + 0.312 * blue;
    const distance = 0.5053 * brightness ** 2 + 0.299 * orange ** 2 + 0.1957 * purple ** 2;
    if (distance > 35_215 * 0.2 ** 2) different += 1;
  }
  return different <= maxDiffPixels;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Takes a picture of what the window shows. Playwright's own takes twice as long: it prepares each picture anew and
 * compresses it more.
 */
async function photograph(page: Page): Promise<Buffer> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const { data } = await (await session).send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return Buffer.from(data, 'base64');
}

/** Waits for the images of a page, ends its endless animations, and hides the caret, as Playwright's own picture does. */
const still = (page: Page) =>
  page.evaluate(async () => {
    if (!document.querySelector('#no-caret')) {
      const style = document.createElement('style');
      style.id = 'no-caret';
      style.textContent = '* { caret-color: transparent !important; }';
      document.head.append(style);
    }
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });

/**
 * Compares a story that has finished rendering with its stored picture: first quickly, then, if they seem to differ,
 * again with Playwright's own comparison, which also waits for the page and reports the difference. `remount` renders
 * the story again before that.
 */
export async function expectSamePicture(
  page: Page,
  story: Entry,
  folder: number | string,
  remount?: () => Promise<void>,
): Promise<void> {
  await still(page);
  const fullPage = isMail(story);
  const path = pictureOf(story, folder);
  const stored = join(picturesFolder, path);
  if (!isRenewed && existsSync(stored)) {
    const picture = fullPage
      ? await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage })
      : await photograph(page);
    if (await areCertainlySame(picture, readFileSync(stored))) return;
  }
  await remount?.();
  await expect.soft(page, `${story.title}: ${story.name}`).toHaveScreenshot(path.split('/'), {
    fullPage,
    maxDiffPixels,
    timeout: 15_000,
  });
}
