/**
 * Prices typed down a column at typing speed, with slow connections and slow processors: each is saved as typed, in its
 * row.
 */
import type { CDPSession } from '@playwright/test';
import { newClaimOn, newMark, newOwner, ownPassword } from './support/people';
import { call, expect, signedIn, test, url } from './support/portal';

const count = 12;
/** Milliseconds between two keys for each latency: answers between two keys, and answers after many prices. */
const speedsAt = { 2000: 40 };
const priceOf = (row: number) => 60_000 + row * 37;

async function clientToken(username: string): Promise<string> {
  const answer = await fetch(url('/api/auth/client/login'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: ownPassword }),
  });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

/** Presses keys at fixed times, like fingers: no key waits until the page has handled the previous one. */
async function type(keyboard: CDPSession, text: string, everyMs: number): Promise<void> {
  const start = performance.now();
  for (const [index, letter] of [...text].entries()) {
    const wait = start + index * everyMs - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const key =
      letter === '\n'
        ? { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' }
        : { key: letter, code: `Digit${letter}`, windowsVirtualKeyCode: letter.charCodeAt(0), text: letter };
    void keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
    void keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  }
}

// Each test slows its own processor four times; in parallel they would slow each other.
test.describe.configure({ mode: 'default' });

for (const [latencyMs, speed] of Object.entries(speedsAt))
  test(
    `${count} prices typed down a column at ${speed} ms per key are all saved, with ${latencyMs} ms latency`,
    {
      tag: '@desk',
    },
    async ({ page, context, watched }, info) => {
      watched.expectMessage(/503/);
      const mark = newMark(info);
      const { client, contract } = await newOwner(mark);
      const token = await clientToken(client.username);
      for (let made = 0; made < count; made++) await newClaimOn((contract.contract_id ?? contract.id)!, token);
      await signedIn(context, 'admin');
      await page.setViewportSize({ width: 1440, height: 1200 });
      await page.goto(url(`/reclamos?page_size=${count}&q=${mark}`));
      const prices = page.locator('.row-table button.price-button');
      await expect(prices).toHaveCount(count);
      const numbers = await page
        .locator('.row-table tr[data-row-key]')
        .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('data-row-key'))));

      let refused: number | undefined;
      await page.route('**/api/logic/claim/*/repair_price', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, Number(latencyMs)));
        if (refused === undefined || !route.request().url().includes(`/claim/${refused}/`)) return route.continue();
        refused = undefined;
        return route.fulfill({ status: 503, json: { success: false, message: 'El servicio no está disponible.' } });
      });
      const browser = await context.newCDPSession(page);
      // The browser slows a processor down by keeping it busy, so only while keys are pressed.
      const slowDown = (rate: number) => browser.send('Emulation.setCPUThrottlingRate', { rate });

      refused = numbers[10];
      await prices.first().focus();
      const wanted = numbers.map((_, row) => priceOf(row));
      await slowDown(4);
      await type(browser, `${wanted.join('\n')}\n`, speed);
      await slowDown(1);
      const unsaved = page.locator('.unsaved-edits');
      await expect(unsaved).toContainText(new RegExp(`reclamos? .*\\b${numbers[10]}\\b`));
      await expect(page.locator('.row-table [aria-busy=true]')).toHaveCount(0);
      const shown = await prices.allTextContents();
      expect(shown.map((text) => Number(text.replace(/[$.\s]/g, '').replace(',', '.')))).toEqual(wanted);
      // On a busy machine other calls may time out: they can be retried too.
      await expect(async () => {
        if (await unsaved.isVisible()) await unsaved.getByRole('button', { name: 'Reintentar' }).click();
        await expect(page.locator('.row-table [aria-busy=true]')).toHaveCount(0);
        await expect(unsaved).toHaveCount(0, { timeout: 1000 });
      }).toPass();
      const saved = await call<{ unit_claim: { claim_id: number; claim: { repair_price: string | null } } }[]>(
        'admin',
        'GET',
        `/logic/unit_claim?page=1&page_size=${count}&q=${mark}`,
      );
      const byNumber = new Map(saved.map(({ unit_claim }) => [unit_claim.claim_id, unit_claim.claim.repair_price]));
      expect(numbers.map((number) => byNumber.get(number))).toEqual(wanted.map((price) => `${price}.00`));
    },
  );
