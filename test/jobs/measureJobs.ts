/**
 * `npm run measure:jobs`: does everyday jobs of the portal at the speed of a user, on a desktop and on a phone (360 px,
 * slow 4G, processor slowed four times), and prints their taps, keys, seconds and waiting time. Each job starts in a
 * new browser, signed in unless signing in is the job.
 *
 * - `JOBS=2,5` and `DEVICES=phone` select jobs and devices.
 * - `REACH_MS`, `KEY_MS` and `SCROLL_MS` set the user's speed.
 * - `WAITS=1` prints each wait of more than half a second.
 * - `SHOTS=<folder>` stores a screenshot of the end of each job.
 * - `E2E_URL` (and `E2E_MAILS`) selects a running server.
 */
import { chromium, type Browser } from '@playwright/test';
import { join } from 'node:path';
import { findChromium } from '../e2e/support/findChromium';
import globalSetup from '../e2e/support/globalSetup';
import { devices, newContext, slowDown, type Device } from './devices';
import { Hand } from './hand';
import type { Job } from './job';
import { jobs } from './jobs';
import { printTable, type Outcome } from './table';

const listOf = (variable: string): string[] | undefined => process.env[variable]?.split(',').map((part) => part.trim());
const numbers = listOf('JOBS');
const names = listOf('DEVICES');
const selectedJobs = jobs.filter(({ number }) => !numbers || numbers.includes(String(number)));
const chosenDevices = devices.filter(({ name }) => !names || names.includes(name));
if (!selectedJobs.length || !chosenDevices.length) throw new Error('JOBS or DEVICES select nothing.');

async function measure(browser: Browser, job: Job, device: Device): Promise<Outcome> {
  const context = await newContext(browser, device);
  const page = await context.newPage();
  const hand = new Hand(page, device.isTouch);
  try {
    await slowDown(page, device);
    await job.run({ page, hand, device, mark: `${device.name}-${Date.now()}` });
    return hand.effort();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    if (process.env.SHOTS)
      await page.screenshot({ path: join(process.env.SHOTS, `${job.number}-${device.name}.png`) }).catch(() => {});
    await context.close();
  }
}

const stop = process.env.E2E_URL ? undefined : await globalSetup();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const outcomes = new Map<string, Outcome>();
try {
  for (const job of selectedJobs)
    for (const device of chosenDevices) {
      if (device.isTouch && job.isDeskOnly) continue;
      const outcome = await measure(browser, job, device);
      outcomes.set(`${job.number} ${device.name}`, outcome);
      console.error(`${job.number} ${job.name}, ${device.name}: ${typeof outcome === 'string' ? outcome : 'done'}`);
    }
} finally {
  await browser.close();
  await stop?.();
}
printTable(selectedJobs, chosenDevices, outcomes);
if ([...outcomes.values()].some((outcome) => typeof outcome === 'string')) process.exitCode = 1;
