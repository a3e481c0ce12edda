/** A rollout: processes of two versions behind a balancer without sticky sessions. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { startProcess, type ServerProcess } from '../server/support/serverProcess';
import { copyAsOtherVersion } from './support/otherVersion';
import { expect, expectSignedIn, password, test } from './support/portal';
import { startRoundRobin, type RoundRobin } from './support/roundRobin';

const build = join(import.meta.dirname, '../../dist/web');
const folder = mkdtempSync(join(tmpdir(), 'posventa-versions-'));
let servers: ServerProcess[];
let balancer: RoundRobin;

test.beforeAll(async () => {
  copyAsOtherVersion(build, join(folder, 'web'));
  const postgres = join(process.env.E2E_DATA!, 'database');
  const [, , , port] = readFileSync(join(postgres, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const secret = readFileSync(join(postgres, 'postgres.password'), 'utf8').trim();
  const addressOf = (database: string) => `postgres://posventa:${secret}@127.0.0.1:${port}/${database}`;
  const admin = new pg.Client(addressOf('postgres'));
  await admin.connect();
  const name = `versions_${process.pid}_${Date.now()}`;
  await admin.query(`create database ${name}`);
  await admin.end();
  const env = {
    DATABASE_URL: addressOf(name),
    DATA_DIR: join(folder, 'data'),
    DEMO: '1',
    LOG_LEVEL: 'warn',
    OVERLOAD_MS: '0',
  };
  servers = [await startProcess(env), await startProcess({ ...env, WEB_DIR: join(folder, 'web') })];
  balancer = await startRoundRobin(servers.map(({ url }) => url));
});
test.afterAll(async () => {
  await balancer.close();
  for (const { child } of servers) child.kill('SIGTERM');
  await Promise.all(servers.map(({ ended }) => ended));
  rmSync(folder, { recursive: true });
});

/** The version of the page's own script. */
const versionOf = async (page: Page) => {
  const src = await page.locator('script[src*="/assets/main"]').first().getAttribute('src');
  return readdirSync(join(build, 'assets')).includes(src!.split('/').pop()!) ? 'before' : 'now';
};

async function signIn(page: Page): Promise<void> {
  await page.goto(`${balancer.url}/auth/login/admin`);
  await page.getByLabel('Email').fill('admin@demo.ar');
  await page.getByLabel('Contraseña').fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expectSignedIn(page);
}

test('pages of both versions load and sign in, and an open page goes on after its version has ended @desk', async ({
  browser,
  watched,
}) => {
  // The stream of changes is cut when its process ends.
  watched.expectMessage(/ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_EMPTY_RESPONSE|503/);
  const pages: Record<string, Page> = {};
  for (let tries = 0; tries < 8 && Object.keys(pages).length < 2; tries++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const lost: string[] = [];
    page.on('response', (response) => response.status() >= 400 && lost.push(response.url()));
    await signIn(page);
    expect(lost.filter((address) => address.includes('/assets/'))).toEqual([]);
    pages[await versionOf(page)] ??= page;
  }
  expect(Object.keys(pages).sort()).toEqual(['before', 'now']);

  balancer.setServers([servers[1]!.url]);
  servers[0]!.child.kill('SIGTERM');
  expect(await servers[0]!.ended).toBe(0);
  let foreign = 0;
  pages.before!.on('response', (response) => {
    if (response.url().includes('/assets/') && response.status() === 200) foreign++;
  });
  for (const page of [pages.before!, pages.now!]) {
    await page.evaluate(() => Object.assign(window, { isTheSame: true }));
    // Their scripts have not been asked for yet: the other version's process has those of the ended one.
    for (const title of ['Cuadro de garantías', 'Hoy', 'Manual de mantenimiento']) {
      await page.getByRole('link', { name: title, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
    expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true);
    await page.context().close();
  }
  expect(foreign).toBeGreaterThan(2);
});
