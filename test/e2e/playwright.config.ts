import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import { findChromium } from './support/findChromium';

const root = join(import.meta.dirname, '../..');

export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'test-results'),
  globalSetup: './support/globalSetup.ts',
  // Generous: only a failing test takes this long, also on a busy machine.
  timeout: 300_000,
  expect: {
    timeout: 60_000,
    toHaveScreenshot: { pathTemplate: '{testDir}/pictures/{arg}{ext}' },
  },
  // One more than the processors of the target machine, because tests also wait.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A story without a stored picture fails: `npm run pictures` creates it.
  updateSnapshots: 'none',
  reporter: process.env.E2E_REPORT ? [['line'], ['json', { outputFile: process.env.E2E_REPORT }]] : 'list',
  use: {
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    screenshot: 'only-on-failure',
    // The tests' own routes do not see the requests of a service worker. Tests of one allow it.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    // Only the tests about animations need them; other tests would only wait.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Without a process for drawing, tests that take no pictures need 5 to 9 % less processor time.
        '--in-process-gpu',
        // Subpixel text rendering depends on timing, and pictures would differ.
        '--disable-lcd-text',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desk',
      use: { viewport: { width: 1440, height: 900 } },
      testIgnore: /touch\.spec\.ts/,
      grepInvert: /@phone/,
    },
    {
      name: 'phone',
      // Real phones have two or three pixels per point, but rendering them takes a tenth longer and no test needs them.
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1 },
      testIgnore:
        /(keyboard|stories|faults|imports|importColumns|importProjects|mail|liveConnection|otherServer)\.spec\.ts/,
      // A phone has cards, without table cells and shortcuts. Tests of requests, storage and live changes are the same
      // on both, and so are the steps of staff's work: `screens.spec.ts` checks how each screen looks on a phone.
      grepInvert: /@desk/,
    },
  ],
});
