/**
 * `npm run test:browsers`: the main journeys in Firefox and WebKit, and random sequences of what a contractor writes
 * (`QUEUE_RUNS` of them; `QUEUE_SEED` repeats those of a run; `QUEUE_ONLY` only them). Requires Debian's `firefox-esr` and
 * `webkit2gtk-driver` (with `xvfb`, if there is no screen); reports a missing one. Arguments select browsers by name.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import startPortal from '../e2e/support/globalSetup';
import type { Driver } from './driver';
import { startFirefox } from './firefox';
import { runJourneys } from './journeys';
import { runQueue } from './queue';
import { startWebKit } from './webkit';

const results = join(import.meta.dirname, '../../test-results');
const browsers: { name: string; packages: string; programs: string[]; start: (program: string) => Promise<Driver> }[] =
  [
    { name: 'firefox', packages: 'firefox-esr', programs: ['firefox-esr', 'firefox'], start: startFirefox },
    { name: 'webkit', packages: 'webkit2gtk-driver xvfb', programs: ['WebKitWebDriver'], start: startWebKit },
  ];
const find = (programs: string[]) =>
  (process.env.PATH ?? '')
    .split(':')
    .flatMap((folder) => programs.map((program) => join(folder, program)))
    .find((path) => existsSync(path));

const selectedBrowsers = process.argv.slice(2);
let failed = 0;
let tried = 0;
const stop = await startPortal();
for (const { name, packages, programs, start } of browsers.filter(
  (each) => !selectedBrowsers.length || selectedBrowsers.includes(each.name),
)) {
  const program = find(programs);
  const lacksScreen = name === 'webkit' && !process.env.DISPLAY && !find(['Xvfb']);
  if (!program || lacksScreen) {
    console.log(`\n${name}: not tried, it is not installed here (Debian: apt-get install ${packages})`);
    continue;
  }
  tried += 1;
  const driver = await start(program);
  console.log(`\n${driver.name}`);
  try {
    const report = (step: string) => console.log(`  ok ${step}`);
    if (!process.env.QUEUE_ONLY) await runJourneys(driver, process.env.E2E_URL ?? '', report);
    await runQueue(driver, process.env.E2E_URL ?? '', report);
  } catch (error) {
    failed += 1;
    console.error('  FAILED', error);
    mkdirSync(results, { recursive: true });
    const file = join(results, `${name}.png`);
    writeFileSync(file, await driver.picture());
    console.error(`  What was seen: ${file}`);
    const details = await driver.run(
      `() => [...document.querySelectorAll('details pre')].map((pre) => pre.textContent)`,
      null,
    );
    console.error('  What the page says of it:', details, await driver.errors());
  } finally {
    await driver.close();
  }
}
await stop();
console.log(`\n${tried - failed} of ${tried} browsers passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
