import { operations } from '../../../src/contract/operations';
import { ownershipOf, raiseClaim } from '../support/claims';
import { follow } from '../support/follow';
import { startTestApp, type Caller, type TestApp } from '../support/testApp';
import { until } from '../support/until';

let api: TestApp;
/** Another process of the same portal. */
let beside: TestApp;
let admin: Caller;
let manager: Caller;
let owner: Caller;
let consortium: Caller;
let contract: number;
let id: number;

beforeAll(async () => {
  api = await startTestApp();
  beside = await startTestApp('demo', { DATABASE_URL: api.config.databaseUrl! });
  [admin, manager, owner, consortium] = await Promise.all([
    api.as('admin@demo.ar'),
    beside.as('manager@demo.ar'),
    api.as('cliente@demo.ar'),
    api.as('consorcio@demo.ar'),
  ]);
  contract = await ownershipOf(admin, 'Torre Oroño/3° A');
  id = (await raiseClaim(owner, contract)).body.data.unit_claim.id;
});
afterAll(async () => {
  await beside.close();
  await api.close();
});

const [one, two] = ['pagina-uno-1', 'pagina-dos-2'];
const look = (caller: Caller, seat = one, claim = id) => caller.put(`/logic/claim/${claim}/viewer/${seat}`);
const leave = (caller: Caller, seat = one, claim = id) => caller.delete(`/logic/claim/${claim}/viewer/${seat}`);
const namesFor = async (caller: Caller, claim = id) =>
  ((await caller.get(`/logic/claim/${claim}/viewer`)).body.data as { name: string }[]).map(({ name }) => name);

describe('staff who view a claim', () => {
  test('see each other by name, without themselves, until they leave, in every process', async () => {
    expect((await look(admin)).body.data).toEqual([]);
    const { body } = await look(manager);
    expect(body.data).toMatchObject([{ name: 'Mariana Bertolotti' }]);
    expect(body.data[0].seconds_left).toBeGreaterThan(30);
    expect(body.data[0].seconds_left).toBeLessThanOrEqual(40);
    expect(await namesFor(admin)).toEqual(['Gustavo Ledesma']);
    expect((await leave(manager)).body.data).toEqual({ id });
    expect(await namesFor(admin)).toEqual([]);
    expect(await namesFor(manager)).toEqual(['Mariana Bertolotti']);
    expect((await leave(admin)).status).toBe(200);
    expect((await leave(admin)).status).toBe(200);
  });

  test('are listed once with two pages, until the second one is left; a page shows one claim', async () => {
    const other = (await raiseClaim(owner, contract)).body.data.unit_claim.id as number;
    await look(manager, one);
    await look(manager, two);
    expect(await namesFor(admin)).toEqual(['Gustavo Ledesma']);
    await leave(manager, one);
    expect(await namesFor(admin)).toEqual(['Gustavo Ledesma']);
    await look(manager, two, other);
    expect(await namesFor(admin)).toEqual([]);
    expect(await namesFor(admin, other)).toEqual(['Gustavo Ledesma']);
    // A late report: the page already shows another claim.
    await leave(manager, two);
    expect(await namesFor(admin, other)).toEqual(['Gustavo Ledesma']);
    await leave(manager, two, other);
  });

  test('expire if their page does not report for 40 seconds', async () => {
    await look(manager);
    const passed = (seconds: number) =>
      api.connection.pool.query(`update claim_viewer set seen_at = now() - interval '${seconds} seconds'`);
    await passed(35);
    expect(await namesFor(admin)).toEqual(['Gustavo Ledesma']);
    await passed(41);
    expect(await namesFor(admin)).toEqual([]);
    await leave(manager);
  });

  test('are notified immediately of arrivals and departures, in every process, and not of repeated reports', async () => {
    // Uses a separate claim, because a departure from another claim may be notified late.
    const own = (await raiseClaim(owner, contract)).body.data.unit_claim.id as number;
    const [here, there] = [await follow(api, admin.token), await follow(beside, manager.token)];
    const client = await follow(api, owner.token);
    const expected = `unitClaim ${own} viewers`;
    const count = (listening: typeof here) => listening.received().filter((each) => each === expected).length;
    await look(manager, one, own);
    await until(() => count(here) === 1 && count(there) === 1);
    await look(manager, one, own);
    await look(manager, two, own);
    // Changes collected together are sent once, so a missing notification would arrive with the next ones.
    await until(() => count(here) === 2 && count(there) === 2);
    await leave(manager, one, own);
    await leave(manager, two, own);
    await until(() => count(here) >= 3 && count(there) >= 3);
    await admin.post(`/logic/claim/${own}/status/up`);
    await until(() => client.received().length > 0);
    expect(client.received()).toEqual([`unitClaim ${own} state`]);
    for (const listening of [here, there, client]) listening.stop();
  });

  test('must name an existing claim, and a page by a key', async () => {
    expect((await look(admin, one, 2_147_483_000)).status).toBe(404);
    expect((await admin.get('/logic/claim/2147483000/viewer')).status).toBe(404);
    expect((await leave(admin, one, 2_147_483_000)).status).toBe(404);
    for (const wrong of ['corta', 'con%20espacio', 'x'.repeat(65)]) expect((await look(admin, wrong)).status).toBe(400);
  });
});

test('users outside the company can neither report viewing nor get it in any response', async () => {
  const { project_claim: projectClaim } = (await consortium.get('/logic/project_claim?page=1')).body.data[0];
  const seat = 'remolacha-42';
  for (const claim of [id, projectClaim.id as number]) await look(manager, seat, claim);
  for (const [caller, claim] of [
    [owner, id],
    [consortium, projectClaim.id],
  ] as const) {
    const answers = [await look(caller, one, claim), await leave(caller, one, claim)];
    answers.push(await caller.get(`/logic/claim/${claim}/viewer`));
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    for (const { method, path, isStream } of operations) {
      if (method !== 'GET' || isStream) continue;
      const answer = await caller.get(path.replaceAll(/\{\w+\}/g, String(claim)));
      const text = JSON.stringify(answer.body) ?? '';
      expect({ path, leak: text.includes(seat) || /seconds_left|viewer/.test(text) }).toEqual({ path, leak: false });
    }
  }
  await leave(manager, seat, projectClaim.id);
});
