/**
 * What each file of the list of claims costs at a cold start: kilobytes on the wire, and milliseconds of compiling and
 * running; and what the styles cost. Chromium with a processor slowed four times.
 */
import { chromium } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { findChromium } from '../e2e/support/findChromium';
import { startProcess } from '../server/support/serverProcess';
import { signIn } from './signIn';

interface TraceEvent {
  name: string;
  /** Duration in microseconds. */
  dur?: number;
  args: { data?: { url?: string; encodedDataLength?: number; requestId?: string }; fileName?: string };
}

const categories = 'devtools.timeline,disabled-by-default-devtools.timeline,blink.user_timing';
/** The events in which a script is compiled or runs when it is loaded. */
const evaluations = ['EvaluateScript', 'v8.compile', 'v8.compileModule', 'v8.evaluateModule'];

/** Opens the list with an empty cache until its rows stand; returns the trace and the number of style rules. */
async function traceList(url: string, token: string): Promise<{ events: TraceEvent[]; rules: number }> {
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    const page = await (await browser.newContext()).newPage();
    await page.addInitScript((stored) => Object.assign(localStorage, stored), {
      token,
      auth: '1',
      id: '1',
      userType: 'admin',
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const events: TraceEvent[] = [];
    session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
    await session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: categories.split(',') },
    });
    await page.goto(`${url}/reclamos`, { waitUntil: 'commit' });
    await page.locator('.ant-table-row').first().waitFor();
    const rules = await page.evaluate(() =>
      [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
    );
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    return { events, rules };
  } finally {
    await browser.close();
  }
}

const ms = (events: TraceEvent[]): number => events.reduce((sum, { dur = 0 }) => sum + dur / 1000, 0);

/** Prints the costs of the list's files, the most expensive first. */
function printCosts({ events, rules }: { events: TraceEvent[]; rules: number }): void {
  const kilobytes = new Map<string, number>();
  const urls = new Map(
    events
      .filter(({ name }) => name === 'ResourceSendRequest')
      .map(({ args }) => [args.data?.requestId, args.data?.url ?? '']),
  );
  for (const { name, args } of events)
    if (name === 'ResourceFinish') {
      const url = urls.get(args.data?.requestId) ?? '';
      kilobytes.set(url, (args.data?.encodedDataLength ?? 0) / 1000);
    }
  const evaluated = (url: string) =>
    ms(events.filter(({ name, args }) => evaluations.includes(name) && (args.data?.url ?? args.fileName) === url));
  const files = [...kilobytes]
    .filter(([url]) => /\.(js|css)$/.test(url))
    .map(([url, size]) => ({ name: basename(url), size, run: evaluated(url) }))
    .sort((a, b) => b.size - a.size);
  console.log(`\n${'file of the list'.padEnd(48)}${'KB'.padStart(8)}${'run ms'.padStart(8)}`);
  for (const { name, size, run } of files)
    console.log(`${name.padEnd(48)}${size.toFixed(1).padStart(8)}${run.toFixed(0).padStart(8)}`);
  const total = (figure: 'size' | 'run') => files.reduce((sum, file) => sum + file[figure], 0);
  console.log(`${'total'.padEnd(48)}${total('size').toFixed(1).padStart(8)}${total('run').toFixed(0).padStart(8)}`);
  const styles = events.filter(({ name }) => name === 'UpdateLayoutTree');
  const layouts = events.filter(({ name }) => name === 'Layout');
  console.log(
    `styles: ${rules} rules, ${ms(styles).toFixed(0)} ms of recalculation; layout ${ms(layouts).toFixed(0)} ms`,
  );
}

/** Measures the list of claims of a separate portal with the demo data. */
export async function measureChunks(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'posventa-chunks-'));
  const server = await startProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'error', READS_PER_MINUTE: '0' });
  try {
    printCosts(await traceList(server.url, await signIn(server.url)));
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}
