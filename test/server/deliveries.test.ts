import type { SavedDeliveries, UndeliveredUnit } from '../../src/contract/deliveries';
import { startTestApp, type Caller, type TestApp } from './support/testApp';

let api: TestApp;
let admin: Caller;
let manager: Caller;

beforeAll(async () => {
  api = await startTestApp();
  [admin, manager] = await Promise.all([api.as('admin@demo.ar'), api.as('manager@demo.ar')]);
});
afterAll(() => api.close());
beforeEach(() => api.connection.pool.query('update unit set delivered_on = null, version = 1'));

const listed = async (caller = admin, query = '') =>
  (await caller.get(`/logic/unit/undelivered${query}`)).body.data as UndeliveredUnit[];
interface Row {
  unit_id: unknown;
  delivery_date: string;
}
const save = (rows: Row[], caller = admin) =>
  caller.put('/logic/unit/delivery', {
    unit_ids: rows.map(({ unit_id: id }) => id),
    delivery_dates: rows.map(({ delivery_date: day }) => day),
  });
const saved = async (rows: Row[]) => (await save(rows)).body.data as SavedDeliveries;

test('lists the active units without a delivery date, of all projects or one', async () => {
  const all = await listed();
  const units = (await admin.get('/logic/unit?active=true')).body.data as { unit_id: number; project_id: number }[];
  expect(all.map(({ unit_id: id }) => id).sort()).toEqual(units.map(({ unit_id: id }) => id).sort());
  const [first] = all;
  const own = units.filter(({ project_id: id }) => id === first!.project_id);
  expect(await listed(manager, `?project_id=${first!.project_id}`)).toHaveLength(own.length);
  expect(all.some(({ owner, owned_since: since }) => owner && since)).toBe(true);
});

test('saves the good rows, says why the others are refused, and repeats with the same result', async () => {
  const [one, two, three, four] = await listed();
  const rows = [
    { unit_id: one!.unit_id, delivery_date: '2024-03-12' },
    { unit_id: two!.unit_id, delivery_date: '2024-02-30' },
    { unit_id: 999_999, delivery_date: '2024-03-12' },
    { unit_id: three!.unit_id, delivery_date: '1912-03-12' },
    { unit_id: four!.unit_id, delivery_date: '2024-03-12' },
    { unit_id: four!.unit_id, delivery_date: '2024-03-13' },
  ];
  for (const _twice of [1, 2]) {
    const { saved: ids, refused } = await saved(rows);
    expect(ids).toEqual([one!.unit_id]);
    expect(refused.map(({ unit_id: id }) => id).sort()).toEqual(
      [two!.unit_id, 999_999, three!.unit_id, four!.unit_id].sort(),
    );
    expect((await admin.get(`/logic/unit/${one!.unit_id}`)).body.data).toMatchObject({
      delivery_date: '2024-03-12',
      version: 2,
    });
  }
  const { refused } = await saved([{ unit_id: one!.unit_id, delivery_date: '2024-05-01' }]);
  expect(refused).toEqual([{ unit_id: one!.unit_id, message: 'Otra persona ya cargó el 12/03/2024.' }]);
  expect((await listed()).map(({ unit_id: id }) => id)).not.toContain(one!.unit_id);
});

test('two people who save the same unit at once do not overwrite each other', async () => {
  const [one] = await listed();
  const answers = await Promise.all(
    ['2024-01-01', '2024-01-02', '2024-01-03'].map((day) => saved([{ unit_id: one!.unit_id, delivery_date: day }])),
  );
  expect(answers.flatMap(({ saved: ids }) => ids)).toHaveLength(1);
});

test('a thousand rows are saved in one command, and the terms of claims follow', async () => {
  const [project] = await listed();
  await api.connection.pool.query(
    "insert into unit (project_id, unit_type_id, name) select $1, 1, 'Cochera ' || n from generate_series(1, 1000) n",
    [project!.project_id],
  );
  const all = await listed();
  expect(all.length).toBeGreaterThan(1000);
  const answer = await save(all.map(({ unit_id: id }) => ({ unit_id: id, delivery_date: '2020-01-31' })));
  expect(answer.status).toBe(200);
  const { saved: ids } = answer.body.data as SavedDeliveries;
  expect(ids).toHaveLength(all.length);
  expect(await listed()).toEqual([]);
  const { body } = await admin.get('/logic/unit_claim?page=1&page_size=100');
  const days = body.data.map(
    ({ unit_claim: claim }: { unit_claim: { warranty?: { expires_on?: string } } }) => claim.warranty?.expires_on,
  );
  expect(days.some((day?: string) => day?.startsWith('202'))).toBe(true);
});

test('refuses bad input and other roles', async () => {
  expect((await save([])).status).toBe(400);
  expect((await save([{ unit_id: 'x', delivery_date: '2024-03-12' }])).status).toBe(400);
  expect((await admin.put('/logic/unit/delivery', { unit_ids: [1, 2], delivery_dates: ['2024-03-12'] })).status).toBe(
    422,
  );
  expect((await admin.get('/logic/unit/undelivered?project_id=x')).status).toBe(400);
  for (const name of ['cliente@demo.ar', 'inquilino@demo.ar', 'consorcio@demo.ar']) {
    const other = await api.as(name);
    expect((await other.get('/logic/unit/undelivered')).status).toBe(403);
    expect((await save([{ unit_id: 1, delivery_date: '2024-03-12' }], other)).status).toBe(403);
  }
});
