/**
 * `npm run bench`: measures the hot calls with 1,000, 10,000 and 100,000 claims, as medians and ratios; then the list
 * beside bare servers on the same claims; then the delay of change notifications. The server runs in a separate
 * process, as in production. The figures are of one machine at one time, so only the ratios are comparable.
 * `BENCH_SIZES=1000,20000` measures other sizes, `BENCH_ONLY=beside` only the bare servers, `BENCH_ONLY=streams` only the
 * streams of changes, whose number is BENCH_STREAMS, `BENCH_ONLY=chunks` only what each file of the list costs,
 * `BENCH_ONLY=shifts` only what moves while the pages load, and `BENCH_ONLY=keys` only the way to the next claim.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { panelFigures } from '../../src/contract/panelFigures';
import { addDays, dayInArgentina } from '../../src/server/support/days';
import { startProcess, type ServerProcess } from '../server/support/serverProcess';
import { measureBeside } from './beside';
import { measureChunks } from './chunks';
import { measureKeys } from './keys';
import { measureActs, measureBulk, measureExport } from './heavy';
import { measurePages } from './pages';
import { measureShifts } from './shifts';
import { signIn } from './signIn';
import { measureStreams } from './streams';
import { medianOf, time } from './timing';

const sizes = (process.env.BENCH_SIZES ?? '1000,10000,100000').split(',').map(Number);
const runs = 60;
/** Enough calls for the connections of the server's pool to have prepared their statements. */
const warmUps = 40;

const today = dayInArgentina();
const lastYear = addDays(today, -365);

const calls: Record<string, string> = {
  'first page': '/logic/unit_claim?page=1&page_size=10',
  'page 50': '/logic/unit_claim?page=50&page_size=10',
  'filter, a rare word': '/logic/unit_claim?page=1&page_size=10&q=bacha%20junio',
  'filter, a common word': '/logic/unit_claim?page=1&page_size=10&q=canilla',
  'filter, a unit': '/logic/unit_claim?page=1&page_size=10&q=4%C2%B0%20A%20oro%C3%B1o',
  'filter, nothing found': '/logic/unit_claim?page=1&page_size=10&q=giminez',
  'filter by status': '/logic/unit_claim?page=1&page_size=10&status=open',
  'filter by status, page 10': '/logic/unit_claim?page=10&page_size=10&status=open',
  'sort by name': '/logic/unit_claim?page=1&page_size=10&sort=name',
  'sort by location': '/logic/unit_claim?page=1&page_size=10&sort=location',
  'sort by description': '/logic/unit_claim?page=1&page_size=10&sort=description',
  'sort by price, descending': '/logic/unit_claim?page=1&page_size=10&sort=-price',
  'filter, without an answer': '/logic/unit_claim?page=1&page_size=10&waiting=true',
  'filter, older than 30 days, no price': '/logic/unit_claim?page=1&page_size=10&older_than=30&has_price=false',
  'filter, two states, two priorities':
    '/logic/unit_claim?page=1&page_size=10&status=open,approved&priority=urgent,high',
  'sort by wait': '/logic/unit_claim?page=1&page_size=10&sort=waiting',
  'sort by term': '/logic/unit_claim?page=1&page_size=10&sort=due',
  'filter, late, by term': '/logic/unit_claim?page=1&page_size=10&due=late&sort=due',
  'sort by warranty': '/logic/unit_claim?page=1&page_size=10&sort=warranty',
  'filter by warranty': '/logic/unit_claim?page=1&page_size=10&warranty=expired',
  'sort by state': '/logic/unit_claim?page=1&page_size=10&sort=status',
  'sort by two columns': '/logic/unit_claim?page=1&page_size=10&sort=status,-date',
  'counts, states and priorities': '/logic/unit_claim/counts?by=status,priority,waiting',
  'counts, all choices of the panel':
    '/logic/unit_claim/counts?by=status,waiting,priority,has_price,project_id,location_id,category_id,item_id',
  'one claim': '/logic/unit_claim/1',
  ...Object.fromEntries(
    panelFigures.map((figure) => [
      `panel, ${figure}`,
      `/logic/panel?figure=${figure}&type=UNIT&from=${lastYear}&to=${today}`,
    ]),
  ),
};

async function measure(size: number): Promise<Record<string, number>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'posventa-bench-'));
  const start = () => startProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'error', READS_PER_MINUTE: '0' });
  const stop = async ({ child, ended }: ServerProcess) => {
    child.kill('SIGTERM');
    await ended;
  };
  await stop(await start()); // creates and seeds the database
  execFileSync(process.execPath, ['--import', 'tsx', 'src/server/cli/seedBench.ts', String(size)], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  const started = performance.now();
  const server = await start();
  const startMs = performance.now() - started;
  try {
    const headers = { authorization: `Bearer ${await signIn(server.url)}` };
    await measureBeside(server.url, headers, dataDir);
    const result: Record<string, number> = { 'server and database ready': startMs };
    if (process.env.BENCH_ONLY === 'beside') return result;
    for (const [name, path] of Object.entries(calls)) {
      const url = `${server.url}/api${path}`;
      for (let warm = 0; warm < warmUps; warm++) await time(url, headers);
      // A figure is remembered for a minute: each of its calls is of another period.
      let days = 0;
      const urlNow = () => (name.startsWith('panel') ? url.replace(lastYear, addDays(lastYear, days++)) : url);
      result[name] = await medianOf(name.startsWith('panel') ? 7 : runs, () => time(urlNow(), headers));
    }
    const firstPage = `${server.url}/api${calls['first page']}`;
    // Totals are cached for a second; this call runs after the cache has expired.
    result['first page, counted anew'] = await medianOf(7, async () => {
      await setTimeout(1100);
      return time(firstPage, headers);
    });
    return {
      ...result,
      ...(await measureExport(server.url, headers)),
      ...(await measureBulk(server.url, headers)),
      ...(await measureActs(server.url, headers)),
    };
  } finally {
    await stop(server);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureSizes(): Promise<void> {
  const results: Record<string, number>[] = [];
  for (const size of sizes) {
    console.log(`Measuring with ${size.toLocaleString('en')} claims…`);
    results.push(await measure(size));
  }
  console.log(
    `\n${'median ms'.padEnd(40)}${sizes.map((size) => size.toLocaleString('en').padStart(12)).join('')}${'ratio'.padStart(10)}`,
  );
  for (const name of Object.keys(results[0] ?? {})) {
    const values = results.map((result) => result[name] ?? 0);
    console.log(
      `${name.padEnd(40)}${values.map((value) => value.toFixed(value > 100 ? 0 : 2).padStart(12)).join('')}${((values.at(-1) ?? 0) / (values[0] || 1)).toFixed(2).padStart(10)}`,
    );
  }
}

const only = process.env.BENCH_ONLY;
if (!only || only === 'beside') await measureSizes();
if (!only || only === 'streams') await measureStreams();
if (!only || only === 'chunks') await measureChunks();
if (!only || only === 'shifts') measureShifts();
if (!only || only === 'keys') await measureKeys();
if (process.env.PEERS_DIR) await measurePages(process.env.PEERS_DIR);
