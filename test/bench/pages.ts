/**
 * The portal's pages beside those of comparable projects. `PEERS_DIR` is the folder of a harness (`bench.mjs`,
 * `claims.config.mjs`) that measures in Chromium and whose projects are being served. The harness expects the portal
 * with 10,000 claims on port 4280.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '../server/support/serverProcess';
import { signIn } from './signIn';

const rounds = process.env.BENCH_ROUNDS ?? '3';
const floor = 'floor-antd';
const rival = 'react-admin';

interface Target {
  scenario: 'login-load' | 'login-to-list' | 'list-load' | 'steps';
  metric: string;
  /** Maximum ratio to the peer's figure; without a peer, the maximum figure. */
  atMost: number;
  /** Maximum figure, whatever the peer's. */
  limit?: number;
  of?: typeof floor | typeof rival;
}

/** What the list has to reach, and more than which it must not cost again (`docs/performance.md`). */
const targets: Target[] = [
  { scenario: 'login-load', metric: 'LCP ms', atMost: 0.35, of: floor },
  { scenario: 'login-load', metric: 'js KB', atMost: 1.1, of: floor },
  { scenario: 'login-load', metric: 'warm: LCP ms', atMost: 0.9, of: floor },
  { scenario: 'login-to-list', metric: 'submit: done ms', atMost: 0.9, of: rival },
  { scenario: 'list-load', metric: 'LCP ms', atMost: 0.95, of: floor },
  { scenario: 'list-load', metric: 'ready ms', atMost: 1.15, of: floor },
  { scenario: 'list-load', metric: 'blocked ms', atMost: 1.3, of: floor },
  { scenario: 'list-load', metric: 'script ms', atMost: 1, of: floor },
  { scenario: 'list-load', metric: 'warm: LCP ms', atMost: 0.95, of: floor },
  { scenario: 'list-load', metric: 'warm: ready ms', atMost: 1.1, of: floor },
  { scenario: 'list-load', metric: 'heap MB', atMost: 1.4, of: floor },
  { scenario: 'list-load', metric: 'DOM nodes', atMost: 950 },
  { scenario: 'steps', metric: 'key: done ms', atMost: 0.45, of: rival },
  { scenario: 'steps', metric: 'burst: req', atMost: 1 },
  { scenario: 'steps', metric: 'sort: done ms', atMost: 0.9, of: rival },
  { scenario: 'steps', metric: 'page: done ms', atMost: 0.9, of: rival },
  { scenario: 'steps', metric: 'open: done ms', atMost: 0.9, of: rival },
  { scenario: 'steps', metric: 'back: done ms', atMost: 0.9, of: rival },
  { scenario: 'steps', metric: 'reopen: done ms', atMost: 0.7, of: rival },
  { scenario: 'steps', metric: 'heap after steps MB', atMost: 1.25, of: floor },
];

/** The steps of a user on a list, by the harness's names. */
const steps = ['key', 'burst', 'sort', 'page', 'open', 'back', 'reopen'];
/** Milliseconds above which a page no longer feels immediate; for a typed key the limit is lower. */
const inpMs = { step: 200, key: 64 };
/**
 * Interaction to Next Paint: the longest Event Timing duration of a step (the harness observes `event` entries from 16
 * ms on).
 */
const inpTargets = steps.map((step): Target => ({
  scenario: 'steps',
  metric: `${step}: inp ms`,
  atMost: 1,
  of: floor,
  limit: step === 'key' ? inpMs.key : inpMs.step,
}));

/** Output of the harness: by scenario and page, the figures of each round. */
type Saved = Record<string, { rows: Record<string, Record<string, number | null>[]> }>;

function median(saved: Saved, { scenario, metric }: Target, page: string): number {
  const values = (saved[scenario]?.rows[page] ?? []).flatMap((row) => row[metric] ?? []).sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? NaN;
}

const figure = (value: number): string => (Number.isNaN(value) ? '-' : value.toFixed(value < 100 ? 1 : 0));

/** Prints each figure of the last run beside the peers' figures, and whether it meets its target. */
function printPages(saved: Saved): void {
  console.log(
    `\n${'page'.padEnd(36)}${[floor, rival, 'portal', 'ratio', 'target'].map((name) => name.padStart(13)).join('')}`,
  );
  for (const target of [...targets, ...inpTargets]) {
    const portalMedian = median(saved, target, 'portal');
    const byPeer = target.atMost * (target.of ? median(saved, target, target.of) : 1);
    const most = Math.min(byPeer, target.limit ?? Infinity);
    const targetText =
      target.of && most === byPeer ? `${target.atMost} ${target.of === floor ? 'A' : 'R'}` : figure(most);
    const ratio = target.of ? (portalMedian / median(saved, target, target.of)).toFixed(2) : '';
    const cells = [median(saved, target, floor), median(saved, target, rival), portalMedian].map(figure);
    console.log(
      `${`${target.scenario} ${target.metric}`.padEnd(36)}${[...cells, ratio, targetText]
        .map((cell) => cell.padStart(13))
        .join('')}${portalMedian <= most ? '' : '  MISSED'}`,
    );
  }
  console.log(`A is ${floor}, R is ${rival}; medians of ${rounds}.`);
}

/** Measures a separate portal with 10,000 claims beside the peers of the harness in `folder`. */
export async function measurePages(folder: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'posventa-pages-'));
  const start = () =>
    startProcess({
      DATA_DIR: dataDir,
      PORT: '4280',
      LOG_LEVEL: 'error',
      READS_PER_MINUTE: '0',
    });
  let server = await start();
  const stop = async () => {
    server.child.kill('SIGTERM');
    await server.ended;
  };
  try {
    await stop();
    execFileSync(process.execPath, ['--import', 'tsx', 'src/server/cli/seedBench.ts', '10000'], {
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: 'ignore',
    });
    server = await start();
    const token = await signIn(server.url);
    const file = join(dataDir, 'pages.json');
    const scenarios = [...new Set(targets.map(({ scenario }) => scenario))].join();
    const pages = `${floor},${rival},portal`;
    execFileSync(
      process.execPath,
      [
        'bench.mjs',
        'claims.config.mjs',
        '--only',
        scenarios,
        '--entries',
        pages,
        '--base',
        floor,
        '--rounds',
        rounds,
      ].concat(['--json', file]),
      { cwd: folder, env: { ...process.env, TOKEN: token }, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    printPages(JSON.parse(readFileSync(file, 'utf8')) as Saved);
  } finally {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
