/**
 * `npm run measure:design`: opens forty screens of the portal in Chromium and counts what they draw: sizes of text,
 * corners, spacings, shadows, and filled buttons. Prints each value with the number of elements and one place.
 *
 * - `E2E_URL` selects a running server.
 * - `SHOTS=<folder>` stores six screens as pictures, light and dark.
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../e2e/support/findChromium';
import globalSetup from '../e2e/support/globalSetup';
import { arrived, settle, signedIn, url, type Person } from '../e2e/support/portal';
import { drawnOn, kinds, type Kind } from './drawn';
import { filledButtonsOn } from './filledButtons';
import { desk, phone, screens, shots, type Screen } from './screens';

/** The values of a kind: how many elements have it, and the first screen and element. */
type Found = Map<string, { count: number; first: string }>;

const found = Object.fromEntries(kinds.map((kind) => [kind, new Map()])) as Record<Kind, Found>;
const severalFilled: string[] = [];

const contextOf = (browser: Browser, { width, isDark }: { width: number; isDark?: boolean }) =>
  browser.newContext({
    viewport: { width, height: width === phone ? 740 : 900 },
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...(width === phone && { isMobile: true, hasTouch: true }),
  });

async function open(page: Page, { path, act }: Pick<Screen, 'path' | 'act'>): Promise<void> {
  await page.goto(url(path));
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await arrived(page);
  await act?.(page);
  await arrived(page);
  await settle(page);
}

async function measure(browser: Browser): Promise<void> {
  for (const width of [desk, phone])
    for (const person of ['nobody', 'admin', 'cliente', 'administracion'] as const) {
      const own = screens.filter((screen) => screen.person === person && screen.width === width);
      if (own.length === 0) continue;
      const context = await contextOf(browser, { width });
      if (person !== 'nobody') await signedIn(context, person satisfies Person);
      const page = await context.newPage();
      for (const screen of own) {
        await open(page, screen);
        for (const [kind, value, element] of await drawnOn(page)) {
          const known = found[kind].get(value);
          if (known) known.count += 1;
          else found[kind].set(value, { count: 1, first: `${screen.path} ${width}: ${element}` });
        }
        const filled = await filledButtonsOn(page);
        if (filled.length > 1) severalFilled.push(`${screen.path} ${width} ${person}: ${filled.join(', ')}`);
      }
      await context.close();
    }
}

async function photograph(browser: Browser, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const isDark of [false, true])
    for (const { name, person, ...screen } of shots) {
      const context = await contextOf(browser, { width: screen.width, isDark });
      if (person !== 'nobody') await signedIn(context, person);
      const page = await context.newPage();
      await open(page, screen);
      await page.screenshot({ path: join(folder, `${name}-${isDark ? 'dark' : 'light'}.png`) });
      await context.close();
    }
}

const stop = process.env.E2E_URL ? undefined : await globalSetup();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  await measure(browser);
  if (process.env.SHOTS) await photograph(browser, process.env.SHOTS);
} finally {
  await browser.close();
  await stop?.();
}

console.log(`${screens.length} screens`);
for (const kind of kinds) {
  const values = [...found[kind]].sort(([, a], [, b]) => b.count - a.count);
  console.log(`\n${kind}: ${values.length}`);
  for (const [value, { count, first }] of values)
    console.log(`  ${value.padEnd(28)} ${String(count).padStart(6)}  ${first}`);
}
console.log(`\nscreens with more than one filled button: ${severalFilled.length}`);
for (const line of severalFilled) console.log(`  ${line}`);
