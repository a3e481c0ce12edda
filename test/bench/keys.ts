/** How long staff wait for the next claim of a list when they go through it by the key j. */
import { chromium } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../e2e/support/findChromium';
import { startProcess } from '../server/support/serverProcess';
import { quantile } from '../support/quantile';
import { signIn } from './signIn';

const steps = 8;
/** A person reads at least this long; meanwhile the neighbours are requested. */
const readMs = 1000;
/** Milliseconds within which the next claim must be there. */
const target = 200;

/** Opens the first claim of the list and goes on by key; returns the milliseconds until each next claim is shown. */
async function measureSteps(url: string, token: string): Promise<number[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'es-AR' });
    await page.addInitScript((value) => localStorage.setItem('token', value), token);
    await page.goto(`${url}/reclamos`);
    await page.locator('a[data-row-link]').first().click();
    await page.locator('h1', { hasText: '#' }).waitFor();
    const waits: number[] = [];
    for (let step = 0; step < steps; step++) {
      await page.waitForTimeout(readMs);
      waits.push(
        await page.evaluate(
          () =>
            // Without named functions: tsx marks those with a helper that the page does not have.
            new Promise<number>((resolve) => {
              const before = document.querySelector('h1')?.textContent;
              const start = performance.now();
              const observer = new MutationObserver(() => {
                const title = document.querySelector('h1')?.textContent;
                if (!title || title === before || document.querySelector('main [aria-busy=true]')) return;
                observer.disconnect();
                requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start), 0));
              });
              observer.observe(document.body, {
                subtree: true,
                childList: true,
                characterData: true,
                attributes: true,
              });
              const key = new KeyboardEvent('keydown', { key: 'j', bubbles: true, cancelable: true });
              document.activeElement?.dispatchEvent(key);
            }),
        ),
      );
    }
    return waits;
  } finally {
    await browser.close();
  }
}

/** Measures the key on a separate portal with the demo data. */
export async function measureKeys(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'posventa-keys-'));
  const server = await startProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'error', READS_PER_MINUTE: '0' });
  try {
    const waits = await measureSteps(server.url, await signIn(server.url));
    const median = quantile(waits, 0.5);
    console.log(
      `\nnext claim by key, median and worst of ${steps}: ${median.toFixed(0)} ms, ${Math.max(...waits).toFixed(0)} ms` +
        `${median > target ? `  MISSED: ${target} ms` : ''}`,
    );
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}
