import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPackage } from '../../../src/server/database/embedded/binaries';
import { clusterUser, openCluster, type Cluster } from '../../../src/server/database/embedded/cluster';

/** Only root has folders that the database's account cannot enter; other users run PostgreSQL as themselves. */
const asRoot = process.getuid?.() === 0 ? test : test.skip;

let home: string;
let cluster: Cluster | undefined;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'posventa-closed-'));
});
afterAll(async () => {
  await cluster?.stop();
  rmSync(home, { recursive: true, force: true });
});

async function answer(port: number, password: string): Promise<unknown> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: clusterUser, password, database: 'postgres' });
  await client.connect();
  await client.query('create extension if not exists unaccent; create table if not exists kept as select 7 as value');
  const { rows } = await client.query('select value from kept');
  await client.end();
  return rows[0].value;
}

asRoot(
  'with programs and data in a home that only root can enter, the database starts, stops and starts again',
  async () => {
    expect(statSync(home).mode & 0o777).toBe(0o700);
    const programs = join(home, 'programs');
    mkdirSync(programs);
    cpSync(findPackage(), programs, { recursive: true, verbatimSymlinks: true });
    const data = join(home, '.data');

    cluster = await openCluster(data, programs);
    expect(await answer(await cluster.start(), cluster.password)).toBe(7);
    await cluster.stop();
    cluster = await openCluster(data, programs);
    const port = await cluster.start();
    expect(await answer(port, cluster.password)).toBe(7);
    // Adopted, as after the server is killed.
    expect(await (await openCluster(data, programs)).start()).toBe(port);
    expect(statSync(home).mode & 0o777).toBe(0o700);
  },
);
