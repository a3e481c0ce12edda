/**
 * The warranty stored with each claim follows from its day, its unit's first handover and the table as it stood then, after
 * any change of the first two. An edit of the table changes no claim, and a decision ends all changes.
 */
import type pg from 'pg';
import { ownershipOf, raiseClaim } from '../support/claims';
import { startTestApp, type Caller, type TestApp } from '../support/testApp';
import { until } from '../support/until';

let api: TestApp;
let admin: Caller;
let contract: number;

beforeAll(async () => {
  api = await startTestApp();
  admin = await api.as('admin@demo.ar');
  contract = await ownershipOf(admin, 'Torre Oroño/3° A');
});
afterAll(() => api.close());

const query = <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
  api.connection.pool.query<Row>(text, values).then(({ rows }) => rows);

interface Version {
  id: number;
  term_id: number;
  project_id: number | null;
  claim_category_id: number | null;
  claim_item_id: number | null;
  months: number | null;
  counts_from: string | null;
}
interface Facts {
  id: number;
  project_id: number;
  category_id: number;
  item_id: number;
  day: string;
  stored: string;
}

/** The unit claims with their facts and their stored warranty. */
const readClaims = () =>
  query<Facts>(`select c.id, c.project_id, c.category_id, c.item_id, concat_ws(' ', w.months, w.expires_on) as stored,
      coalesce(u.delivered_on, (select min(start_date) from contract o where o.unit_id = u.id))::text as day
    from claim c join unit u on u.id = c.unit_id left join claim_warranty w on w.claim_id = c.id order by c.id`);

/** Finds the term of a claim by reading every version: a slow second way to the same result. */
async function compute({ project_id: project, category_id: category, item_id: item, day }: Facts): Promise<string> {
  const versions = await query<Version>('select *, counts_from::text from warranty_version order by id');
  const stood = new Map<number, Version>();
  for (const version of versions)
    if (version.counts_from === null || version.counts_from <= day) stood.set(version.term_id, version);
  const [term] = [...stood.values()]
    .filter(({ months, project_id: id }) => months !== null && (id === null || id === project))
    .filter(
      (each) => each.claim_item_id === item || (each.claim_item_id === null && each.claim_category_id === category),
    )
    .sort(
      (a, b) =>
        Number(a.project_id === null) - Number(b.project_id === null) ||
        Number(a.claim_item_id === null) - Number(b.claim_item_id === null) ||
        a.term_id - b.term_id,
    );
  if (!term) return '';
  const [end] = await query<{ day: string }>('select ($1::date + make_interval(months => $2))::date::text as day', [
    day,
    term.months,
  ]);
  return `${term.months} ${end!.day}`;
}

/** Makes a change and returns the claims whose stored warranty it changed; checks that they are correct. */
async function changed(change: () => Promise<unknown>): Promise<number> {
  const before = new Map((await readClaims()).map(({ id, stored }) => [id, stored]));
  await change();
  const after = (await readClaims()).filter(({ id, stored }) => before.get(id) !== stored);
  for (const claim of after)
    expect({ id: claim.id, is: claim.stored }).toEqual({ id: claim.id, is: await compute(claim) });
  return after.length;
}

const succeed = async (answer: Promise<{ status: number; body: { data: never } }>) => {
  const { status, body } = await answer;
  expect([200, 201]).toContain(status);
  return body.data;
};

test('of the demo, in each state', async () => {
  const claims = await readClaims();
  expect(claims.length).toBeGreaterThan(60);
  for (const claim of claims.slice(0, 40)) expect(claim.stored).toBe(await compute(claim));
  const states = await query<{ state: string }>('select distinct state from claim_warranty');
  expect(states.length).toBeGreaterThanOrEqual(2);
});

const raise = async (item?: number) => {
  const { status, body } = await raiseClaim(admin, contract, item ? { claim_item_id: item } : undefined);
  expect(status).toBe(201);
  return body.data.unit_claim.id as number;
};
const where = { claim_location_id: 1, claim_location_detail_id: 1, claim_category_id: 1, claim_item_id: 6 };

test('after a claim is created, corrected and moved in time; the history says what changed', async () => {
  expect(await changed(raise)).toBe(1);
  const id = await raise();
  expect(await changed(() => succeed(admin.put(`/logic/unit_claim/${id}/where`, where)))).toBe(1);
  const history = (await admin.get(`/logic/claim/${id}/history`)).body.data as { field: string; created_by: unknown }[];
  expect(history.filter(({ field }) => field === 'warranty')).toEqual([
    expect.objectContaining({ from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), created_by: null }),
  ]);
  await query("update claim set created_at = '2019-01-01' where id = $1", [id]);
  const [early] = await query<{ state: string }>('select state from claim_warranty where claim_id = $1', [id]);
  await query("update claim set created_at = '2039-01-01' where id = $1", [id]);
  const [late] = await query<{ state: string }>('select state from claim_warranty where claim_id = $1', [id]);
  expect([early?.state, late?.state]).toEqual(['covered', 'expired']);
});

test('does not follow the facts of a claim any more once a person has decided', async () => {
  const id = await raise();
  await succeed(admin.put(`/logic/claim/${id}/decision`, { decision: 'accepted' }));
  expect(await changed(() => succeed(admin.put(`/logic/unit_claim/${id}/where`, where)))).toBe(0);
});

/** Numbers from 0 to below `end`, the same in every run. */
function numbers(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * end);
  };
}

test('no edit of the table changes a claim, and a new claim gets the version that stood at the delivery', async () => {
  const next = numbers(20261129);
  const [unit] = await query<{ project_id: number; unit_id: number }>(
    'select project_id, u.id as unit_id from contract k join unit u on u.id = k.unit_id where k.id = $1',
    [contract],
  );
  const days = ['2019-05-31', '2024-02-29', '2025-12-31', '2026-11-29', null, undefined];
  const body = () => ({
    claim_category_id: 1,
    claim_item_id: [1, 2, 6, null][next(4)],
    project_id: [null, unit!.project_id, unit!.project_id + 1][next(3)],
    item: `Plazo ${next(1000)}`,
    months: next(5) * 6,
    covers: 'Algo',
    excludes: '',
    counts_from: days[next(days.length)],
  });
  for (let round = 0; round < 60; round += 1) {
    const terms = (await admin.get('/model/warranty_term')).body.data as { id: number }[];
    const term = terms[next(terms.length)]!;
    const edits = [
      () => admin.post('/model/warranty_term', body()),
      () => admin.put(`/model/warranty_term/${term.id}`, body()),
      () => admin.delete(`/model/warranty_term/${term.id}${next(2) === 0 ? '?all=true' : ''}`),
    ];
    expect({ round, changed: await changed(() => succeed(edits[next(edits.length)]!())) }).toEqual({
      round,
      changed: 0,
    });
    await query('update unit set delivered_on = $2 where id = $1', [unit!.unit_id, days[next(4)]]);
    const id = await raise([1, 2, 6][next(3)]);
    const claim = (await readClaims()).find((each) => each.id === id)!;
    expect({ round, is: claim.stored }).toEqual({ round, is: await compute(claim) });
  }
  await query('update unit set delivered_on = null where id = $1', [unit!.unit_id]);
});

test('after a unit is sold, which does not renew it, and after its first handover is corrected to another day', async () => {
  const clients = (await admin.get('/logic/client?page=1')).body.data as { client_id: number }[];
  const [{ client_id: owner }] = (await query<{ client_id: number }>('select client_id from contract where id = $1', [
    contract,
  ])) as [{ client_id: number }];
  const buyer = clients.find(({ client_id: id }) => id !== owner)!.client_id;
  const sell = () =>
    succeed(admin.post(`/logic/contract/${contract}/transfer`, { client_id: buyer, start_date: '2026-01-05' }));
  expect(await changed(sell)).toBe(0);
  expect(
    await changed(() => query("update contract set start_date = '2001-02-28' where id = $1", [contract])),
  ).toBeGreaterThan(0);
  const [unit] = await query<{ unit_id: number }>('select unit_id from contract where id = $1', [contract]);
  const insert = () =>
    query(
      "insert into contract (client_id, unit_id, start_date, end_date) values ($1, $2, '1999-01-01', '1999-02-01')",
      [owner, unit!.unit_id],
    );
  expect(await changed(insert)).toBeGreaterThan(0);
  expect(await changed(() => query("delete from contract where start_date = '1999-01-01'"))).toBeGreaterThan(0);
});

test('after a delivery date is entered, corrected and removed: it takes precedence over the first ownership', async () => {
  const [unit] = await query<{ unit_id: number }>('select unit_id from contract where id = $1', [contract]);
  const { name, description, unit_type_id, project_id } = (await admin.get(`/logic/unit/${unit!.unit_id}`)).body.data;
  const deliver = (day: string | null) => () =>
    succeed(
      admin.put(`/logic/unit/${unit!.unit_id}`, { name, description, unit_type_id, project_id, delivery_date: day }),
    );
  expect(await changed(deliver('1960-01-01'))).toBeGreaterThan(0);
  expect(await changed(deliver('1960-01-01'))).toBe(0);
  expect(await changed(deliver('2025-06-30'))).toBeGreaterThan(0);
  expect(await changed(deliver(null))).toBeGreaterThan(0);
});

describe("of two concurrent changes the second reads the first one's committed data:", () => {
  /** Two transactions: the second begins before the first has ended, and waits for its locks. */
  async function atOnce(first: string, second: string): Promise<void> {
    const [one, two] = await Promise.all([api.connection.pool.connect(), api.connection.pool.connect()]);
    try {
      await one.query('begin');
      await one.query(first);
      await two.query('begin');
      const { rows } = await two.query<{ pid: number }>('select pg_backend_pid() as pid');
      const waits = two.query(second).then(() => two.query('commit'));
      await until(async () => (await query('select unnest(pg_blocking_pids($1))', [rows[0]!.pid])).length > 0);
      await one.query('commit');
      await waits;
    } finally {
      one.release();
      two.release();
    }
  }
  const copy = `insert into claim (type, description, status, priority, created_by, creator_type, project_id, unit_id, contract_id, client_id, owner_id, location_id, location_detail_id, category_id, item_id, contact_name, contact_phone)
    select type, description, status, priority, created_by, creator_type, project_id, unit_id, contract_id, client_id, owner_id, location_id, location_detail_id, category_id, item_id, contact_name, contact_phone
    from claim where id = (select min(id) from claim where type = 'UNIT')`;
  const handover =
    "update contract set start_date = start_date - 400 where unit_id = (select unit_id from claim where id = (select min(id) from claim where type = 'UNIT'))";
  const delivery =
    "update unit set delivered_on = coalesce(delivered_on, '2024-01-01') - 400 where id = (select unit_id from claim where id = (select min(id) from claim where type = 'UNIT'))";
  const correction =
    "update claim set item_id = (select max(id) from claim_item where claim_category_id = claim.category_id and id <> claim.item_id) where id = (select min(id) from claim where type = 'UNIT')";

  test.each([
    ['a claim and its handover', copy, handover],
    ['a handover and a claim', handover, copy],
    ['a claim and a delivery', copy, delivery],
    ['a delivery and a claim', delivery, copy],
    ['a delivery and a handover', delivery, handover],
    ['a correction and a delivery', correction, delivery],
    ['a delivery and a correction', delivery, correction],
  ])('%s', async (_name, first, second) => {
    expect(await changed(() => atOnce(first, second))).toBeGreaterThan(0);
  });
});
