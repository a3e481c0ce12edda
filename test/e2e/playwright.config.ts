import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import { findChromium } from './support/findChromium';

const root = join(import.meta.dirname, '../..');

export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'test-results'),
  globalSetup: './support/globalSetup.ts',
  timeout: 120_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { pathTemplate: '{testDir}/pictures/{arg}{ext}' },
  },
  // One more than the processors that it is made for: tests also wait.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A story without its picture fails: `npm run pictures` draws it.
  updateSnapshots: 'none',
  reporter: process.env.E2E_REPORT ? [['line'], ['json', { outputFile: process.env.E2E_REPORT }]] : 'list',
  use: {
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    // What moves is looked at by the tests that are about it; elsewhere it would only be waited for.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Whether a layer's text is smoothed by colour or by grey depends on timing: pictures would differ.
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
    { name: 'desk', use: { viewport: { width: 1440, height: 900 } }, testIgnore: /touch\.spec\.ts/ },
    {
      name: 'phone',
      // A real one has two or three points to a pixel: to draw them costs a tenth more, and no test reads them.
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1 },
      testIgnore: /(keyboard|stories|pictures|faults|imports|importProjects|mail|liveConnection|otherServer)\.spec\.ts/,
      // A phone has cards, without a grid's cells and keys. What is asked for, kept and told is the same on both.
      grepInvert: /@desk/,
    },
  ],
});
