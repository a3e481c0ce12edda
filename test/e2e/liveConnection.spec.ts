/** An open page whose stream of changes ends, is silent, or is one of many. */
import type { BrowserContext, Page, Request, TestInfo } from '@playwright/test';
import { openList, raise, row, soon } from './support/claims';
import { newClaimOn, newMark, newOwner, ownPassword } from './support/people';
import { arrived, call, expect, following, signedIn, signedInAs, test, tokenOfSession, url } from './support/portal';
import { startProxy } from './support/slowProxy';

const isStream = (address: string) => address.includes('/api/events');
const signOut = (token: string) =>
  fetch(url('/api/auth/logout'), { method: 'POST', headers: { authorization: `Bearer ${token}` } });

/** Collects the addresses of a page's calls that were refused with 401. */
function refusalsOf(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 401) refused.push(answer.url());
  });
  return refused;
}

/** The addresses that occur again. */
const repeatedIn = (addresses: string[]): string[] =>
  addresses.filter((address, at) => addresses.indexOf(address) !== at);

/** Counts the open streams of a browser. */
function countStreams(context: BrowserContext): () => number {
  const streams = new Set<Request>();
  context.on('request', (request) => {
    if (isStream(request.url())) streams.add(request);
  });
  const forget = (request: Request) => void streams.delete(request);
  context.on('requestfinished', forget);
  context.on('requestfailed', forget);
  // A closed page sends no further events.
  return () => [...streams].filter((request) => !request.frame().page().isClosed()).length;
}

/** Resolves once a page has loaded the code that follows changes. */
const liveCodeLoaded = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/live\./.test(name)));

/** Opens the list of a new client with one claim: changes that other tests make do not reach the page. */
async function openOwnList(first: Page, info: TestInfo) {
  const { client, contract } = await newOwner(newMark(info));
  const { claim_id: id } = await newClaimOn((contract.contract_id ?? contract.id)!);
  await signedInAs(first, 'client', client.username, ownPassword);
  return { page: await openList(first.context()), username: client.username, id };
}

test('an open page whose session ends elsewhere shows the login without repeating refused calls, and follows changes again', async ({
  page: first,
  watched,
}, info) => {
  watched.expectMessage(/401/);
  const { page, username, id } = await openOwnList(first, info);
  const refused = refusalsOf(page);
  await signOut(await tokenOfSession(page));
  await expect(page.getByText(/Tu sesión terminó/)).toBeVisible();
  // Longer than the stream's delay before a reconnection.
  await page.waitForTimeout(3000);
  expect(refused.filter(isStream).length).toBeLessThanOrEqual(1);
  expect(repeatedIn(refused)).toEqual([]);

  const stream = following(page);
  await page.getByLabel('Email').fill(username);
  await page.getByLabel('Contraseña').fill(ownPassword);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await arrived(page);
  await stream;
  await call('admin', 'POST', `/logic/claim/${id}/status/up`);
  await expect(row(page, id)).toContainText('Aprobado', soon);
});

test('a page without network during the end of its session shows the login once it is online', async ({
  page: first,
  context,
  watched,
}, info) => {
  watched.expectMessage(/401|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const { page } = await openOwnList(first, info);
  const refused = refusalsOf(page);
  const token = await tokenOfSession(page);
  await context.setOffline(true);
  await signOut(token);
  await context.setOffline(false);
  await expect(page.getByText(/Tu sesión terminó/)).toBeVisible();
  await page.waitForTimeout(3000);
  expect(repeatedIn(refused)).toEqual([]);
});

test('behind a proxy that buffers the stream, the page polls and says so, and follows changes again when it can', async ({
  context,
}) => {
  const proxy = await startProxy();
  try {
    const id = await raise('El sifón de la pileta pierde');
    await signedIn(context, 'admin');
    const page = await context.newPage();
    // The clock can be advanced; real timers continue.
    await page.clock.install();
    const stream = following(page);
    await page.goto(`${proxy.url}/reclamos?q=${id}`);
    await arrived(page);
    await stream;
    const notLive = page.getByText('Sin actualización en vivo');
    await expect(row(page, id)).toContainText('En análisis');

    proxy.setBuffering(true);
    await page.clock.fastForward(50_000);
    await expect(notLive).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await call('admin', 'POST', `/logic/claim/${id}/status/up`);
    await page.clock.fastForward(65_000);
    await expect(row(page, id)).toContainText('Aprobado');
    await expect(notLive).toBeVisible();

    proxy.setBuffering(false);
    await expect(notLive).toHaveCount(0);
    await call('admin', 'POST', `/logic/claim/${id}/status/up`);
    await expect(row(page, id)).toContainText('En curso', soon);
  } finally {
    await context.close();
    await proxy.close();
  }
});

test('six tabs on an address without TLS, where browsers have no locks, share one stream and leave connections for calls', async ({
  context,
}) => {
  await signedIn(context, 'admin');
  await context.addInitScript(() => {
    delete (Navigator.prototype as { locks?: unknown }).locks;
  });
  const streams = countStreams(context);
  const id = await raise('El zócalo del pasillo se despegó');
  const pages: Page[] = [];
  for (let count = 0; count < 6; count++) {
    const page = await context.newPage();
    await page.goto(url(`/reclamos?q=${id}`));
    await arrived(page);
    await liveCodeLoaded(page);
    pages.push(page);
  }
  expect(await pages[0]!.evaluate(() => 'locks' in navigator)).toBe(false);
  await expect.poll(streams).toBe(1);
  await call('admin', 'POST', `/logic/claim/${id}/status/up`);
  for (const page of pages) await expect(row(page, id)).toContainText('Aprobado', soon);
  for (const page of pages) {
    const health = await page.evaluate(() => fetch('/api/health').then(({ status }) => status));
    expect(health).toBe(200);
  }
  // The first tab reads; another one takes over.
  const takenOver = context.waitForEvent('request', (request) => isStream(request.url()));
  await pages.shift()!.close();
  await takenOver;
  await call('admin', 'POST', `/logic/claim/${id}/status/up`);
  for (const page of pages) await expect(row(page, id)).toContainText('En curso', soon);
  await expect.poll(streams).toBe(1);
});
