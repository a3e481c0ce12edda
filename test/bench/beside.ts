import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { quantile } from '../support/quantile';
import { load, type Load } from './load';

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const seconds = 4;
const word = 'canilla';

/** Maximum ratio of the slowest of a hundred requests to the median. */
const longTail = 4;

/** The database of the server that runs with this data folder. */
export function databaseOf(dataDir: string): string {
  const folder = join(dataDir, 'database');
  const port = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://posventa:${readFileSync(join(folder, 'postgres.password'), 'utf8').trim()}@127.0.0.1:${port}/posventa`;
}

/** The claims for the bare servers: one table with the columns of a list. */
async function makeBareTable(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('set statement_timeout = 0');
  await client.query(`
    create table bare_claim as select c.id, c.created_at as date, c.contact_name as name, u.name as unit, l.label || ' / ' || d.label as place, g.label as category,
      t.label as item, c.description, c.comment_count as messages, c.priority, c.repair_price as price, c.status
    from claim c join unit u on u.id = c.unit_id join claim_location l on l.id = c.location_id join claim_location_detail d on d.id = c.location_detail_id
      join claim_category g on g.id = c.category_id join claim_item t on t.id = c.item_id`);
  await client.query('create index on bare_claim (date desc, id desc)');
  await client.query('create unique index on bare_claim (id)');
  await client.query('vacuum analyze bare_claim');
  await client.end();
}

async function startBare(databaseUrl: string, args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'bareServer.ts'), ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: `http://127.0.0.1:${port.toString().trim()}/`, stop: () => child.kill() };
}

/**
 * Loads the portal's list and the bare servers on the same claims in turn, and prints their figures and the missed
 * targets.
 */
export async function measureBeside(portal: string, headers: Record<string, string>, dataDir: string): Promise<void> {
  const databaseUrl = databaseOf(dataDir);
  await makeBareTable(databaseUrl);
  const bare = await Promise.all(
    [['http'], ['fastify'], ['filtered', word]].map((args) => startBare(databaseUrl, args)),
  );
  const list = `${portal}/api/logic/unit_claim?page=1&page_size=10`;
  const servers = [
    { name: 'node:http', url: bare[0]!.url, headers: {} },
    { name: 'Fastify', url: bare[1]!.url, headers: {} },
    { name: 'portal, first page', url: list, headers, against: 'Fastify', target: 0.25 },
    { name: `SQL of the filter`, url: bare[2]!.url, headers: {} },
    { name: 'portal, filtered page', url: `${list}&q=${word}`, headers, against: 'SQL of the filter', target: 0.5 },
  ];
  const loads = new Map<string, Load[]>(servers.map(({ name }) => [name, []]));
  try {
    for (const server of servers) await load(server.url, server.headers, seconds);
    for (let round = 0; round < rounds; round++)
      for (const { name, url, headers: sent } of servers) loads.get(name)!.push(await load(url, sent, seconds));
  } finally {
    for (const { stop } of bare) stop();
  }
  const medianOf = (name: string, what: keyof Load) =>
    quantile(
      loads.get(name)!.map((each) => each[what]),
      0.5,
    );
  console.log(
    `\n${'16 connections'.padEnd(28)}${['requests/s', 'p50 ms', 'p99 ms', 'ratio'].map((title) => title.padStart(12)).join('')}`,
  );
  for (const { name, against, target = 0 } of servers) {
    const [perSecond, p50, p99] = [medianOf(name, 'perSecond'), medianOf(name, 'p50'), medianOf(name, 'p99')];
    const ratio = against ? perSecond / medianOf(against, 'perSecond') : undefined;
    const missed = [
      ...(ratio !== undefined && ratio < target ? [`target ${target}`] : []),
      ...(against && p99 > longTail * p50 ? [`p99 above ${longTail} x p50`] : []),
    ];
    console.log(
      `${name.padEnd(28)}${perSecond.toFixed(0).padStart(12)}${p50.toFixed(2).padStart(12)}${p99.toFixed(2).padStart(12)}${(ratio?.toFixed(2) ?? '').padStart(12)}${missed.length > 0 ? `  missed: ${missed.join(', ')}` : ''}`,
    );
  }
}
