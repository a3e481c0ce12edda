import type { Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the pictures lie with which stories are compared, and what drew them. */
export const picturesFolder = join(import.meta.dirname, '../pictures');
export const madeWithFile = join(picturesFolder, 'made-with.json');

/** The browser and the letters that drew pictures: others draw the same page otherwise. */
export interface MadeWith {
  browser: string;
  /** A hash of how the browser draws a sample of our letters, at all sizes and weights. */
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

/** What draws here. */
export async function drawnBy(page: Page): Promise<MadeWith> {
  await page.setViewportSize({ width: 400, height: 300 });
  await page.setContent(
    sample("-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif"),
  );
  const picture = await page.screenshot({ caret: 'hide' });
  return {
    browser: page.context().browser()?.version() ?? '',
    letters: createHash('sha256').update(picture).digest('hex').slice(0, 16),
  };
}

/** Why the stored pictures can't be compared with what is drawn here; undefined if they can. */
export function whyNotComparable(here: MadeWith): string | undefined {
  if (!existsSync(madeWithFile)) return 'There are no stored pictures: `npm run pictures` makes them.';
  const made = JSON.parse(readFileSync(madeWithFile, 'utf8')) as MadeWith;
  if (made.browser !== here.browser)
    return `The pictures of the stories were not compared: Chromium ${made.browser} drew them, and here is ${here.browser}.`;
  if (made.letters !== here.letters)
    return 'The pictures of the stories were not compared: this machine has other fonts than the one that drew them.';
  return undefined;
}
