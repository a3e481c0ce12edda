/** Pages keep still while they load: what is shown first does not move when the rest arrives. */
import type { BrowserContext, Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { newClaimOn, newMark, newOwner } from './support/people';
import { arrived, call, expect, goWithin, signedIn, test, url } from './support/portal';

/** The most of the window that may move while a page loads, where 0.1 already counts as good. */
const most = 0.02;

interface Shift {
  value: number;
  what: string;
}

/** Makes every part of a page arrive by itself, as on a slow line, and records what moves. */
async function slowDown(context: BrowserContext): Promise<void> {
  let order = 0;
  await context.route(/\/api\/|\/assets\/.*\.js$/, async (route) => {
    await sleep(150 + 60 * (order++ % 4));
    await route.fallback();
  });
  await context.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[])
        if (!entry.hadRecentInput)
          shifts.push({
            value: entry.value,
            what: entry.sources
              .map(({ node, previousRect: from, currentRect: to }) => `${node?.className} ${from.y}>${to.y}`)
              .join(', '),
          });
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
}

/** Waits until nothing arrives any more, and returns what has moved since the last call. */
async function shiftsOn(page: Page): Promise<Shift[]> {
  await expect(page.locator('h1')).not.toHaveCount(0);
  await arrived(page);
  await page.waitForTimeout(1200);
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts.splice(0));
}
async function expectStill(page: Page, name: string): Promise<void> {
  const shifts = await shiftsOn(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  console.log(`${name}: ${sum.toFixed(4)}`);
  expect.soft(sum, `${name}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(most);
}

for (const size of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
])
  test(`a page that loads slowly does not move what is already shown, ${size.width} px @desk`, async ({
    page,
    context,
  }, info) => {
    const { contract } = await newOwner(newMark(info));
    const { claim_id: claimId } = await newClaimOn((contract.contract_id ?? contract.id)!);
    await page.setViewportSize(size);
    await slowDown(context);
    await page.goto(url('/auth/login/clientes'));
    await expectStill(page, 'login');
    await signedIn(context, 'admin');
    for (const path of ['/', '/reclamos', `/reclamos/${claimId}`, '/reclamos/agregar-reclamo']) {
      await page.goto(url(path));
      await expectStill(page, path);
    }
    for (const path of [
      '/reclamos',
      '/hoy',
      `/reclamos/${claimId}`,
      '/reclamos/agregar-reclamo',
      '/clientes',
      '/agenda',
    ]) {
      await goWithin(page, path);
      await expectStill(page, `${path}, from another page`);
    }
    const contractor = await call<{ id: number }>('admin', 'POST', '/logic/contractor', {
      name: `Taller ${newMark(info)}`,
      phone_number: '3415550177',
    });
    const work = await call<{ id: number }>('admin', 'POST', '/logic/work_order', {
      contractor_id: contractor.id,
      instructions: 'Cambiar la bisagra del placard.',
      claim_ids: [claimId],
    });
    const { address } = await call<{ address: string }>('admin', 'POST', `/logic/work_order/${work.id}/link`, {});
    const { pathname, hash } = new URL(address);
    await page.goto(url(pathname + hash));
    await expectStill(page, 'work');
  });
