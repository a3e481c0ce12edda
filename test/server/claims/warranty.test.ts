/**
 * The warranty stored with each claim follows from its day, its unit's first handover and the table, after any change
 * of them.
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

/** The warranty of each claim, computed from scratch, and the stored one. */
const readBoth = () =>
  query<{ id: number; computed: string; stored: string }>(`
    select c.id, concat_ws(' ', s.months, s.expires_on, s.state) as stored, concat_ws(' ', t.months, t.expires_on,
      case when t.months is null then 'none' when (c.created_at at time zone 'America/Argentina/Buenos_Aires')::date <= t.expires_on then 'covered' else 'expired' end) as computed
    from claim c join contract k on k.id = c.contract_id left join claim_warranty s on s.claim_id = c.id
      cross join lateral (
        select months, (coalesce((select delivered_on from unit u where u.id = k.unit_id), (select min(start_date) from contract o where o.unit_id = k.unit_id)) + make_interval(months => months))::date as expires_on
        from (select coalesce(
          (select months from warranty_term where claim_item_id = c.item_id order by id limit 1),
          (select months from warranty_term where claim_item_id is null and claim_category_id = c.category_id order by id limit 1)) as months) term
      ) t
    order by c.id`);

/** Makes a change and returns how many claims' stored warranty it changed; checks that all are correct. */
async function changed(change: () => Promise<unknown>): Promise<number> {
  const before = new Map((await readBoth()).map(({ id, stored }) => [id, stored]));
  await change();
  const after = await readBoth();
  expect(after.length).toBeGreaterThan(60);
  expect(after.filter(({ stored, computed }) => stored !== computed)).toEqual([]);
  return after.filter(({ id, stored }) => before.get(id) !== stored).length;
}

const succeed = async (answer: Promise<{ status: number; body: { data: never } }>) => {
  const { status, body } = await answer;
  expect([200, 201]).toContain(status);
  return body.data;
};

test('of the demo, in each state', async () => {
  expect(await changed(async () => undefined)).toBe(0);
  const states = await query<{ state: string }>('select distinct state from claim_warranty');
  expect(states.length).toBeGreaterThanOrEqual(2);
  expect(
    await query("select 1 from claim_warranty w join claim c on c.id = w.claim_id where c.type <> 'UNIT'"),
  ).toEqual([]);
});

test('after a claim is created, corrected and deleted', async () => {
  const raise = async () => {
    const { status, body } = await raiseClaim(admin, contract);
    expect(status).toBe(201);
    return body.data.unit_claim.id as number;
  };
  expect(await changed(raise)).toBe(1);
  const id = await raise();
  const where = { claim_location_id: 1, claim_location_detail_id: 1, claim_category_id: 1, claim_item_id: 6 };
  expect(await changed(() => succeed(admin.put(`/logic/unit_claim/${id}/where`, where)))).toBe(1);
  for (const day of ['2019-01-01', '2039-01-01'])
    expect(await changed(() => query('update claim set created_at = $2 where id = $1', [id, day]))).toBe(1);
  expect(await changed(() => query('delete from claim where id = $1', [id]))).toBe(0);
});

test('after a term of the table is added, changed, moved to another item and deleted', async () => {
  const body = { claim_category_id: 1, claim_item_id: 1, item: 'Grifería', covers: 'Goteo', excludes: 'Sarro' };
  await query('delete from warranty_term where claim_item_id = 1');
  const term = (await succeed(admin.post('/model/warranty_term', { ...body, months: 7 }))) as { id: number };
  const path = `/model/warranty_term/${term.id}`;
  expect(await changed(() => succeed(admin.put(path, { ...body, months: 240 })))).toBeGreaterThan(0);
  expect(await changed(() => succeed(admin.put(path, { ...body, months: 240, covers: 'Otra cosa' })))).toBe(0);
  expect(await changed(() => succeed(admin.put(path, { ...body, claim_item_id: null, months: 0 })))).toBeGreaterThan(0);
  expect(await changed(() => query('delete from warranty_term where id <> $1', [term.id]))).toBeGreaterThan(0);
  const move = 'update warranty_term set claim_category_id = 2, claim_item_id = null where id = $1';
  expect(await changed(() => query(move, [term.id]))).toBeGreaterThan(0);
  expect(await changed(() => succeed(admin.delete(path)))).toBeGreaterThan(0);
  expect(
    await changed(() =>
      query('insert into warranty_term (claim_category_id, item, months) select id, label, 3 * id from claim_category'),
    ),
  ).toBeGreaterThan(60);
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
  const terms = 'update warranty_term set months = months + 1';
  const handover =
    "update contract set start_date = start_date - 400 where unit_id = (select unit_id from claim where id = (select min(id) from claim where type = 'UNIT'))";
  const delivery =
    "update unit set delivered_on = coalesce(delivered_on, '2024-01-01') - 400 where id = (select unit_id from claim where id = (select min(id) from claim where type = 'UNIT'))";
  const correction =
    "update claim set item_id = (select max(id) from claim_item where claim_category_id = claim.category_id and id <> claim.item_id) where id = (select min(id) from claim where type = 'UNIT')";

  test.each([
    ['a claim and its term', copy, terms],
    ['a term and a claim', terms, copy],
    ['a claim and its handover', copy, handover],
    ['a handover and a claim', handover, copy],
    ['a claim and a delivery', copy, delivery],
    ['a delivery and a claim', delivery, copy],
    ['a term and a delivery', terms, delivery],
    ['a delivery and a handover', delivery, handover],
    ['a term and a handover', terms, handover],
    ['a handover and a term', handover, terms],
    ['a correction and a term', correction, terms],
    ['a term and a correction', terms, correction],
    ['two terms', terms, terms],
  ])('%s', async (_name, first, second) => {
    expect(await changed(() => atOnce(first, second))).toBeGreaterThan(0);
  });
});
