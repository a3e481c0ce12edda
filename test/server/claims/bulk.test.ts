import type { Bulk } from '../../../src/contract/claimBulk';
import { ownershipOf, raiseClaim, raiseMany } from '../support/claims';
import { startTestApp, type Caller, type TestApp } from '../support/testApp';

let api: TestApp;
let admin: Caller;
let manager: Caller;
let owner: Caller;
let contract: number;

beforeAll(async () => {
  api = await startTestApp();
  [admin, manager, owner] = await Promise.all([
    api.as('admin@demo.ar'),
    api.as('manager@demo.ar'),
    api.as('cliente@demo.ar'),
  ]);
  contract = await ownershipOf(admin, 'Torre Oroño/3° A');
});
afterAll(() => api.close());

const raise = async (description = 'Una canilla que gotea') =>
  (await raiseClaim(owner, contract, { description })).body.data.unit_claim.id as number;
const statusOf = async (id: number) =>
  (await admin.get(`/logic/unit_claim/${id}`)).body.data.unit_claim.claim.claim_status.code as string;
/** Starts a bulk change, runs the job, and returns the result. */
async function run(body: object, kind = 'unit_claim'): Promise<Bulk> {
  const ordered = await admin.post(`/logic/${kind}/bulk`, body);
  expect(ordered.status).toBe(201);
  await api.runJobs();
  return (await admin.get(`/logic/claim_bulk/${ordered.body.data.id}`)).body.data;
}

test('each selected claim moves, or its outcome gives the reason; its history has the move', async () => {
  const [first, second, rejected] = [await raise(), await raise(), await raise()];
  await admin.post(`/logic/claim/${rejected}/status/reject`);
  const bulk = await run({ ids: [first, rejected, second], action: 'up' });
  expect(bulk).toMatchObject({ is_over: true, total: 3, done: 2, refused: 1, action: 'up' });
  expect(bulk.rows).toEqual(
    [
      { claim_id: second, record_id: second, outcome: 'done', message: null },
      {
        claim_id: rejected,
        record_id: rejected,
        outcome: 'refused',
        message: 'Un reclamo en «Rechazado» no admite ese cambio de estado.',
      },
      { claim_id: first, record_id: first, outcome: 'done', message: null },
    ].toSorted((a, b) => b.claim_id - a.claim_id),
  );
  expect(await statusOf(first)).toBe('approved');
  const { body } = await admin.get(`/logic/claim/${first}/history`);
  expect(body.data).toMatchObject([{ field: 'status', from: 'pending', to: 'approved' }]);
});

test('all claims that a filter finds are changed, and no others', async () => {
  const word = 'zanahoria';
  const wanted = [await raise(`La ${word} del baño`), await raise(`Otra ${word} rota`)];
  const other = await raise();
  const bulk = await run({ filter: { q: word, status: 'pending' }, action: 'reject', reason: 'Duplicado' });
  expect(bulk.rows.map(({ claim_id: id }) => id).toSorted()).toEqual(wanted.toSorted());
  expect(await Promise.all(wanted.map(statusOf))).toEqual(['rejected', 'rejected']);
  expect(await statusOf(other)).toBe('pending');
  const { body } = await admin.get(`/logic/unit_claim/${wanted[0]}`);
  expect(body.data.unit_claim.claim.rejected_reason).toBe('Duplicado');
});

test('priorities of many claims are set at once', async () => {
  const ids = [await raise(), await raise()];
  await run({ ids, action: 'priority', priority: 'urgent' });
  for (const id of ids)
    expect((await admin.get(`/logic/unit_claim/${id}`)).body.data.unit_claim.priority).toBe('urgent');
});

test('a claim that another user moved after the start is refused', async () => {
  const id = await raise();
  const { body } = await admin.post('/logic/unit_claim/bulk', { ids: [id], action: 'up' });
  await manager.post(`/logic/claim/${id}/status/up`);
  await api.runJobs();
  const bulk = (await admin.get(`/logic/claim_bulk/${body.data.id}`)).body.data as Bulk;
  expect(bulk.rows).toMatchObject([
    { claim_id: id, outcome: 'refused', message: 'Otra persona cambió este reclamo: ahora está en «Aprobado».' },
  ]);
  expect(await statusOf(id)).toBe('approved');
});

test('a job that runs twice moves no claim twice', async () => {
  const ids = await raiseMany(45, () => raise());
  const { body } = await admin.post('/logic/unit_claim/bulk', { ids, action: 'up' });
  await api.connection.pool.query(`select graphile_worker.add_job('change_claims', json_build_object('id', $1::int))`, [
    body.data.id,
  ]);
  await api.runJobs();
  expect((await admin.get(`/logic/claim_bulk/${body.data.id}`)).body.data).toMatchObject({ done: 45, refused: 0 });
  for (const id of ids) expect(await statusOf(id)).toBe('approved');
});

test('a claim that cannot be changed by any attempt ends as refused, and the other claims can be undone', async () => {
  const ids = await raiseMany(21, () => raise());
  const { pool } = api.connection;
  // It is the last claim of the list.
  await pool.query(`create function refuse_claim() returns trigger language plpgsql as $$
    begin if new.id = ${Math.min(...ids)} then raise exception 'no'; end if; return new; end $$;
    create trigger refuse_claim before update on claim for each row execute function refuse_claim()`);
  const started = (await admin.post('/logic/unit_claim/bulk', { ids, action: 'up' })).body.data as Bulk;
  const bulk = async () => {
    await api.runJobs();
    return (await admin.get(`/logic/claim_bulk/${started.id}`)).body.data as Bulk;
  };
  expect(await bulk()).toMatchObject({ is_over: false, done: 20, refused: 0 });
  for (let attempt = 0; attempt < 60 && !(await bulk()).is_over; attempt++) await api.passTime();
  await pool.query('drop trigger refuse_claim on claim; drop function refuse_claim()');
  const result = await bulk();
  expect(result).toMatchObject({ is_over: true, done: 20, refused: 1, undo_until: expect.any(String) });
  expect(result.rows.find(({ outcome }) => outcome === 'refused')).toMatchObject({
    claim_id: Math.min(...ids),
    message: 'No se pudo cambiar por un problema del servidor. Intentá de nuevo.',
  });
});

test('repeated starts with the same key are one bulk change', async () => {
  const id = await raise();
  const order = () =>
    admin.post('/logic/unit_claim/bulk', { ids: [id], action: 'up' }, { 'idempotency-key': 'una-sola-vez' });
  const [one, two] = [await order(), await order()];
  expect(two.body.data.id).toBe(one.body.data.id);
});

test('project claims can be moved too, and have no priority', async () => {
  const { body } = await admin.get('/logic/project_claim?status=pending');
  const ids = body.data.map((row: { project_claim: { claim_id: number } }) => row.project_claim.claim_id);
  const bulk = await run({ ids, action: 'up' }, 'project_claim');
  expect(bulk.done).toBe(ids.length);
  expect((await admin.post('/logic/project_claim/bulk', { ids, action: 'priority' })).status).toBe(400);
});

test.each([
  [{ action: 'up' }, 422],
  [{ action: 'up', ids: [1], filter: {} }, 422],
  [{ action: 'up', ids: [] }, 400],
  [{ action: 'up', ids: [999_999] }, 422],
  [{ action: 'priority', ids: [1] }, 422],
  [{ action: 'delete', ids: [1] }, 400],
  [{ action: 'reject', ids: [1], reason: 'x'.repeat(2001) }, 422],
])('refuses %j', async (body, status) => {
  expect((await admin.post('/logic/unit_claim/bulk', body)).status).toBe(status);
});

test('is only for staff; only the user who started it can read its outcome', async () => {
  expect((await owner.post('/logic/unit_claim/bulk', { ids: [1], action: 'up' })).status).toBe(403);
  const { body } = await admin.post('/logic/unit_claim/bulk', { ids: [await raise()], action: 'up' });
  expect((await manager.get(`/logic/claim_bulk/${body.data.id}`)).status).toBe(404);
});
