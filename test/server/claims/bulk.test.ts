import type { Bulk } from '../../../src/contract/claimBulk';
import { contractOf, raiseClaim } from '../support/claims';
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
  contract = await contractOf(admin, 'Torre Oroño/3° A');
});
afterAll(() => api.close());

const raise = async (description = 'Una canilla que gotea') =>
  (await raiseClaim(owner, contract, { description })).body.data.unit_claim.id as number;
const statusOf = async (id: number) =>
  (await admin.get(`/logic/unit_claim/${id}`)).body.data.unit_claim.claim.claim_status.code as string;
/** Orders it, lets the job run, and answers what became of it. */
async function run(body: object, kind = 'unit_claim'): Promise<Bulk> {
  const ordered = await admin.post(`/logic/${kind}/bulk`, body);
  expect(ordered.status).toBe(201);
  await api.runJobs();
  return (await admin.get(`/logic/claim_bulk/${ordered.body.data.id}`)).body.data;
}

test('each chosen claim moves, or says why it did not, and its history has it', async () => {
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

test('all that a filter finds are changed, and nothing else', async () => {
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

test('priorities of many are set at once', async () => {
  const ids = [await raise(), await raise()];
  await run({ ids, action: 'priority', priority: 'urgent' });
  for (const id of ids)
    expect((await admin.get(`/logic/unit_claim/${id}`)).body.data.unit_claim.priority).toBe('urgent');
});

test('a claim that somebody moved after the order is refused', async () => {
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
  const ids = await Promise.all(Array.from({ length: 45 }, () => raise()));
  const { body } = await admin.post('/logic/unit_claim/bulk', { ids, action: 'up' });
  await api.connection.pool.query(`select graphile_worker.add_job('change_claims', json_build_object('id', $1::int))`, [
    body.data.id,
  ]);
  await api.runJobs();
  expect((await admin.get(`/logic/claim_bulk/${body.data.id}`)).body.data).toMatchObject({ done: 45, refused: 0 });
  expect(new Set(await Promise.all(ids.map(statusOf)))).toEqual(new Set(['approved']));
}, 60_000);

test('the same order with the same key is one', async () => {
  const id = await raise();
  const order = () =>
    admin.post('/logic/unit_claim/bulk', { ids: [id], action: 'up' }, { 'idempotency-key': 'una-sola-vez' });
  const [one, two] = [await order(), await order()];
  expect(two.body.data.id).toBe(one.body.data.id);
});

test('project claims move too, and have no priority', async () => {
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

test('is for staff, and its receipt for who ordered it', async () => {
  expect((await owner.post('/logic/unit_claim/bulk', { ids: [1], action: 'up' })).status).toBe(403);
  const { body } = await admin.post('/logic/unit_claim/bulk', { ids: [await raise()], action: 'up' });
  expect((await manager.get(`/logic/claim_bulk/${body.data.id}`)).status).toBe(404);
});

describe('a whole change is taken back', () => {
  const priorityOf = async (id: number) =>
    (await admin.get(`/logic/unit_claim/${id}`)).body.data.unit_claim.priority as string;
  async function undo(bulk: Bulk): Promise<Bulk> {
    const { status, body } = await admin.post(`/logic/claim_bulk/${bulk.id}/undo`);
    expect(status).toBe(201);
    await api.runJobs();
    return (await admin.get(`/logic/claim_bulk/${body.data.id}`)).body.data;
  }

  test('each claim that nobody changed since is what it was, the others say why not, and every history says both', async () => {
    const [pending, approved, moved] = [await raise(), await raise(), await raise()];
    const rejected = await raise();
    await admin.post(`/logic/claim/${approved}/status/up`);
    await admin.post(`/logic/claim/${rejected}/status/reject`);
    const bulk = await run({ ids: [pending, approved, moved, rejected], action: 'up' });
    expect(Date.parse(bulk.undo_until!) - Date.parse(bulk.created_at)).toBe(600_000);
    await manager.post(`/logic/claim/${moved}/status/up`);
    const undone = await undo(bulk);
    expect(undone).toMatchObject({ action: 'undo', is_over: true, total: 3, done: 2, refused: 1, undo_until: null });
    expect(undone.rows.find(({ outcome }) => outcome === 'refused')).toMatchObject({
      claim_id: moved,
      message: 'Otra persona cambió este reclamo: ahora está en «En curso».',
    });
    expect(await Promise.all([pending, approved, moved, rejected].map(statusOf))).toEqual([
      'pending',
      'approved',
      'open',
      'rejected',
    ]);
    expect((await admin.get(`/logic/claim/${pending}/history`)).body.data).toMatchObject([
      { field: 'status', from: 'pending', to: 'approved' },
      { field: 'status', from: 'approved', to: 'pending' },
    ]);
    expect((await admin.get(`/logic/unit_claim/${pending}`)).body.data.unit_claim.waiting_since).not.toBeNull();
  });

  test('each claim gets its own priority again, but not one that somebody else has set since', async () => {
    const [low, high, same, other] = [await raise(), await raise(), await raise(), await raise()];
    await manager.put(`/logic/unit_claim/${low}/priority`, { priority: 'low' });
    await manager.put(`/logic/unit_claim/${high}/priority`, { priority: 'high' });
    await manager.put(`/logic/unit_claim/${same}/priority`, { priority: 'urgent' });
    const bulk = await run({ ids: [low, high, same, other], action: 'priority', priority: 'urgent' });
    await manager.put(`/logic/unit_claim/${other}/priority`, { priority: 'low' });
    await manager.put(`/logic/unit_claim/${other}/priority`, { priority: 'urgent' });
    const undone = await undo(bulk);
    expect(undone).toMatchObject({ total: 3, done: 2, refused: 1 });
    expect(undone.rows.find(({ claim_id: id }) => id === other)?.message).toMatch(/^Ya no se puede deshacer/);
    expect(await Promise.all([low, high, same, other].map(priorityOf))).toEqual(['low', 'high', 'urgent', 'urgent']);
  });

  test('a claim that left the state and came back to it stays as it is', async () => {
    const id = await raise();
    const bulk = await run({ ids: [id], action: 'up' });
    await admin.post(`/logic/claim/${id}/status/reject`);
    await admin.post(`/logic/claim/${id}/status/reopen`);
    await manager.post(`/logic/claim/${id}/status/up`);
    expect((await undo(bulk)).rows).toMatchObject([{ outcome: 'refused', message: expect.stringMatching(/^Ya no/) }]);
    expect(await statusOf(id)).toBe('approved');
  });

  test('once, by who ordered it, within ten minutes, and only what is over and changed something', async () => {
    const id = await raise();
    const going = (await admin.post('/logic/unit_claim/bulk', { ids: [id], action: 'up' })).body.data as Bulk;
    expect(going.undo_until).toBeNull();
    expect((await admin.post(`/logic/claim_bulk/${going.id}/undo`)).body.message).toMatch(/todavía no terminó/);
    await api.runJobs();
    expect((await manager.post(`/logic/claim_bulk/${going.id}/undo`)).status).toBe(404);
    expect((await owner.post(`/logic/claim_bulk/${going.id}/undo`)).status).toBe(403);
    const at = (path: string) => Promise.all([admin.post(path), admin.post(path)]);
    const twice = await at(`/logic/claim_bulk/${going.id}/undo`);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    await api.runJobs();
    expect(await statusOf(id)).toBe('pending');
    expect((await admin.get(`/logic/claim_bulk/${going.id}`)).body.data.undo_until).toBeNull();

    const late = await run({ ids: [id], action: 'up' });
    await api.connection.pool.query(
      "update claim_bulk set created_at = created_at - interval '10 minutes' where id = $1",
      [late.id],
    );
    expect((await admin.get(`/logic/claim_bulk/${late.id}`)).body.data.undo_until).toBeNull();
    expect((await admin.post(`/logic/claim_bulk/${late.id}/undo`)).status).toBe(409);
    const nothing = await run({ ids: [id], action: 'reopen' });
    expect(nothing).toMatchObject({ done: 0, undo_until: null });
    expect((await admin.post(`/logic/claim_bulk/${nothing.id}/undo`)).status).toBe(409);
  });

  test('nothing, once the account may not change claims any more', async () => {
    const id = await raise();
    const bulk = await run({ ids: [id], action: 'up' });
    await admin.post(`/logic/claim_bulk/${bulk.id}/undo`);
    const { pool } = api.connection;
    await pool.query("update account set active = false where username = 'admin@demo.ar'");
    await api.runJobs();
    await pool.query("update account set active = true where username = 'admin@demo.ar'");
    admin = await api.as('admin@demo.ar');
    expect(await statusOf(id)).toBe('approved');
  });
});

describe('a move is taken back', () => {
  test('by who made it, at once; the claim waits again and the history says both', async () => {
    const id = await raise();
    await admin.post(`/logic/claim/${id}/status/up`);
    const undone = await admin.post(`/logic/claim/${id}/status/undo?from=approved`);
    expect(undone.body.data.claim_status.code).toBe('pending');
    const { body } = await admin.get(`/logic/unit_claim/${id}`);
    expect(body.data.unit_claim.waiting_since).not.toBeNull();
    expect((await admin.get(`/logic/claim/${id}/history`)).body.data).toMatchObject([
      { from: 'pending', to: 'approved' },
      { from: 'approved', to: 'pending' },
    ]);
  });

  test('by nobody else, and not after a minute', async () => {
    const id = await raise();
    await admin.post(`/logic/claim/${id}/status/up`);
    expect((await manager.post(`/logic/claim/${id}/status/undo?from=approved`)).status).toBe(409);
    expect((await owner.post(`/logic/claim/${id}/status/undo?from=approved`)).status).toBe(403);
    await api.connection.pool.query(
      `update claim_change set created_at = created_at - interval '61 seconds' where claim_id = $1`,
      [id],
    );
    expect((await admin.post(`/logic/claim/${id}/status/undo?from=approved`)).status).toBe(409);
    expect(await statusOf(id)).toBe('approved');
  });
});
