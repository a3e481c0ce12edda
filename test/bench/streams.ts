import { chromium } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { fillWithClaims } from '../../src/server/database/seed/fillWithClaims';
import { cpuSeconds } from '../cluster/cpu';
import { quantile } from '../support/quantile';
import { findChromium } from '../e2e/support/findChromium';
import { serverProgram, startProcess } from '../server/support/serverProcess';
import { databaseOf } from './beside';
import { openStreams, signInMany, type Holder } from './listeners';
import { inspected, neededMegabytes } from './memory';

const streams = Number(process.env.BENCH_STREAMS ?? 2000);
/** Number of staff in the mixed round, who receive every claim's changes. */
const staffPart = 0.05;
const perSecond = 10;
const seconds = 20;
const idleSeconds = 30;
const claims = 4000;
/** Number of changes whose delay to the screen is measured, and the longest pause between two of them. */
const shownClaims = Number(process.env.BENCH_SHOWN ?? 100);
const pauseMs = 1500;
/** Milliseconds within which every user must have received a change, and the screen must show it. */
const target = 2000;

/** Each change has a distinct text. */
let nextChange = 1;
/** Text of a claim after the nth change. */
const words = (n: number) => `Cambio medido ${n}, a su hora.`;
const change = (db: pg.Client, id: number, n: number) =>
  db.query('update claim set description = $2 where id = $1', [id, words(n)]);
const print = (what: string, value: string, isMissed = false) =>
  console.log(`${what.padEnd(64)}${value.padStart(14)}${isMissed ? '  MISSED' : ''}`);
const ms = (value: number) => `${value.toFixed(0)} ms`;

interface Server {
  url: string;
  pid: number | undefined;
  output: () => string;
  db: pg.Client;
}

/** Prints the cost of open streams for a process, and the delay of changes at ten per second. */
async function measureOpen({ url, pid, output, db }: Server, name: string, holders: Holder[]): Promise<void> {
  const receivedAt = new Map<number, Map<number, number>>();
  const before = await neededMegabytes(output());
  const began = performance.now();
  const close = await openStreams(url, holders, ({ account }, changes) => {
    const now = performance.now();
    for (const { id } of changes) receivedAt.get(id)?.set(account, now);
  });
  print(`${name}: opened in`, `${((performance.now() - began) / 1000).toFixed(1)} s`);
  await sleep(2000);
  const idle = cpuSeconds(pid);
  await sleep(idleSeconds * 1000);
  print(`${name}: processor while nothing changes`, `${(((cpuSeconds(pid) - idle) / idleSeconds) * 100).toFixed(1)} %`);
  print(
    `${name}: memory of a stream`,
    `${((((await neededMegabytes(output())) - before) * 1000) / holders.length).toFixed(0)} KB`,
  );
  const { rows } = await db.query<{ id: number; client_id: number }>(
    `select c.id, c.client_id from claim c join account a on a.id = c.client_id
      where c.type = 'UNIT' and a.username like 'persona-%' order by c.id limit $1`,
    [perSecond * seconds],
  );
  const listening = new Set(holders.map(({ account }) => account));
  const { rows: admins } = await db.query<{ id: number }>(`select id from account where type = 'admin'`);
  const staff = admins.map(({ id }) => id).filter((id) => listening.has(id));
  const committed = new Map<number, number>();
  const busy = cpuSeconds(pid);
  const start = performance.now();
  for (const [n, { id }] of rows.entries()) {
    receivedAt.set(id, new Map());
    await sleep(Math.max(0, start + (n * 1000) / perSecond - performance.now()));
    await change(db, id, nextChange++);
    committed.set(id, performance.now());
  }
  await sleep(target * 2);
  const used = cpuSeconds(pid) - busy;
  close();
  const delays: number[] = [];
  let missed = 0;
  for (const { id, client_id: client } of rows)
    for (const account of listening.has(client) ? [...staff, client] : staff) {
      const at = receivedAt.get(id)!.get(account);
      if (at === undefined) missed++;
      else delays.push(Math.max(0, at - committed.get(id)!));
    }
  const worst = Math.max(0, ...[...receivedAt.keys()].map((id) => worstOf(receivedAt.get(id)!, committed.get(id)!)));
  print(
    `${name}, ${perSecond} changes a second: processor`,
    `${((used / (seconds + (target * 2) / 1000)) * 100).toFixed(0)} %`,
  );
  print(`${name}, ${perSecond} changes a second: median delay`, ms(quantile(delays, 0.5)));
  print(`${name}, ${perSecond} changes a second: p99`, ms(quantile(delays, 0.99)));
  print(`${name}, ${perSecond} changes a second: worst`, ms(worst), worst > target);
  if (missed > 0) print(`${name}: not received`, `${missed} of ${missed + delays.length}`, true);
}

const worstOf = (received: Map<number, number>, since: number): number => {
  let worst = 0;
  for (const at of received.values()) worst = Math.max(worst, at - since);
  return worst;
};

/** Prints the delay between a commit and the update of the open list in a browser. */
async function measureScreen({ url, db }: Server, { token }: Holder): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'es-AR' });
    await page.addInitScript((value) => localStorage.setItem('token', value), token);
    const following = page.waitForResponse((answer) => answer.url().includes('/api/events') && answer.ok());
    await page.goto(`${url}/reclamos`);
    await following;
    const keys = await page
      .locator('[data-row-key]')
      .evaluateAll((rows) => rows.map((row) => Number((row as HTMLElement).dataset.rowKey)));
    const delays: number[] = [];
    for (let n = 0; n < shownClaims; n++) {
      const key = keys[n % keys.length]!;
      const drawn = page.evaluate(
        ([id, text]) =>
          new Promise<number>((resolve) => {
            // Without named functions: tsx marks those with a helper that the page does not have.
            const observer = new MutationObserver(() => {
              if (!document.querySelector(`[data-row-key="${id}"]`)?.textContent?.includes(String(text))) return;
              observer.disconnect();
              requestAnimationFrame(() => setTimeout(() => resolve(Date.now()), 0));
            });
            observer.observe(document.body, { subtree: true, childList: true, characterData: true });
          }),
        [key, words(nextChange)] as const,
      );
      drawn.catch(() => undefined); // Awaited below, so that the server is stopped first.
      await sleep(50);
      await change(db, key, nextChange++);
      const since = Date.now();
      delays.push((await drawn) - since);
      await sleep(Math.random() * pauseMs);
    }
    print('from commit to screen: median', ms(quantile(delays, 0.5)));
    print('from commit to screen: p99', ms(quantile(delays, 0.99)), quantile(delays, 0.99) > target);
    print('from commit to screen: worst', ms(Math.max(...delays)));
  } finally {
    await browser.close();
  }
}

/**
 * Measures the delay of change notifications: to a browser's screen, and to many streams of one process, for clients
 * with a few staff and for staff only.
 */
export async function measureStreams(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'posventa-streams-'));
  /** Each measurement has its own process, so that its memory does not affect the next one. */
  const onServer = async (work: (server: Server) => Promise<void>) => {
    const env = { DATA_DIR: dataDir, LOG_LEVEL: 'error', READS_PER_MINUTE: '0' };
    const { url, child, ended, output } = await startProcess(env, [...inspected, ...serverProgram('main')]);
    const db = new pg.Client(databaseOf(dataDir));
    try {
      await db.connect();
      await work({ url, pid: child.pid, output, db });
    } finally {
      await db.end();
      child.kill('SIGTERM');
      await ended;
    }
  };
  const staffed = Math.round(streams * staffPart);
  let holders: Holder[] = [];
  try {
    await onServer(async ({ db }) => {
      holders = await signInMany(db, streams - staffed, streams);
      const pool = new pg.Pool({ connectionString: databaseOf(dataDir), max: 1 });
      await fillWithClaims(pool, claims);
      await pool.end();
    });
    const staff = holders.slice(streams - staffed);
    const mixed = holders.slice(0, streams);
    console.log(`\nStreams of changes, ${streams.toLocaleString('en')} on one process`);
    await onServer((server) => measureScreen(server, staff[0]!));
    await onServer((server) => measureOpen(server, 'clients, one in twenty staff', mixed));
    await onServer((server) => measureOpen(server, 'staff alone', staff));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
