import type { Bulk } from '../../../src/contract/claimBulk';
import { ownershipOf, raiseClaim } from '../support/claims';
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

describe('undoing a bulk change', () => {
  const priorityOf = async (id: number) =>
    (await admin.get(`/logic/unit_claim/${id}`)).body.data.unit_claim.priority as string;
  async function undo(bulk: Bulk): Promise<Bulk> {
    const { status, body } = await admin.post(`/logic/claim_bulk/${bulk.id}/undo`);
    expect(status).toBe(201);
    await api.runJobs();
    return (await admin.get(`/logic/claim_bulk/${body.data.id}`)).body.data;
  }

  test('restores each unchanged claim, gives a reason for the others, and records both changes in every history', async () => {
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

  test('needs one connection of the pool, as starting the change does: many at the same time must not wait for each other', async () => {
    const { pool } = api.connection;
    const id = await raise();
    const withOneConnection = async (send: () => ReturnType<Caller['post']>): Promise<Bulk> => {
      const held = await Promise.all(Array.from({ length: pool.options.max - 1 }, () => pool.connect()));
      const { status, body } = await send().finally(() => held.forEach((client) => client.release()));
      expect(status).toBe(201);
      await api.runJobs();
      return (await admin.get(`/logic/claim_bulk/${body.data.id}`)).body.data;
    };
    const bulk = await withOneConnection(() => admin.post('/logic/unit_claim/bulk', { ids: [id], action: 'up' }));
    expect(await statusOf(id)).toBe('approved');
    await withOneConnection(() => admin.post(`/logic/claim_bulk/${bulk.id}/undo`));
    expect(await statusOf(id)).toBe('pending');
  });

  test("restores each claim's own priority, unless another user has set it since", async () => {
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

  test('skips a claim that left the status and returned to it', async () => {
    const id = await raise();
    const bulk = await run({ ids: [id], action: 'up' });
    await admin.post(`/logic/claim/${id}/status/reject`);
    await admin.post(`/logic/claim/${id}/status/reopen`);
    await manager.post(`/logic/claim/${id}/status/up`);
    expect((await undo(bulk)).rows).toMatchObject([{ outcome: 'refused', message: expect.stringMatching(/^Ya no/) }]);
    expect(await statusOf(id)).toBe('approved');
  });

  test('skips a claim whose later change led to the same status, and says whose change it was', async () => {
    const [moved, back, weighed] = [await raise(), await raise(), await raise()];
    const up = await run({ ids: [moved, back], action: 'up' });
    // The same move again, by the same user: a separate history entry.
    await admin.post(`/logic/claim/${back}/status/undo?from=approved`);
    await admin.post(`/logic/claim/${back}/status/up`);
    await admin.post(`/logic/claim/${moved}/status/up`);
    const { rows } = await undo(up);
    const messageOf = (id: number) => rows.find(({ claim_id: claimId }) => claimId === id)?.message;
    expect(messageOf(back)).toBe('Ya no se puede deshacer: lo cambiaste vos después.');
    expect(messageOf(moved)).toBe('Lo cambiaste vos después: ahora está en «En curso».');
    expect(await Promise.all([moved, back].map(statusOf))).toEqual(['open', 'approved']);

    const urgent = await run({ ids: [weighed], action: 'priority', priority: 'urgent' });
    await admin.put(`/logic/unit_claim/${weighed}/priority`, { priority: 'medium' });
    await admin.put(`/logic/unit_claim/${weighed}/priority`, { priority: 'urgent' });
    expect((await undo(urgent)).rows).toMatchObject([
      { outcome: 'refused', message: 'Ya no se puede deshacer: lo cambiaste vos después.' },
    ]);
    expect(await priorityOf(weighed)).toBe('urgent');
  });

  test('refuses a priority that the same user has changed since, with that reason', async () => {
    const id = await raise();
    const urgent = await run({ ids: [id], action: 'priority', priority: 'urgent' });
    await admin.put(`/logic/unit_claim/${id}/priority`, { priority: 'low' });
    expect((await undo(urgent)).rows).toMatchObject([
      { outcome: 'refused', message: 'La prioridad la cambiaste vos después.' },
    ]);
  });

  test('works once, for the user who started it, within ten minutes, and only for finished changes with an effect', async () => {
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

  test('changes nothing once the account may not change claims any more', async () => {
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

describe('undoing a move', () => {
  test('is possible immediately for the user who made it; the claim waits again and the history has both moves', async () => {
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

  test('of which there were several goes back one by one, and no further', async () => {
    const id = await raise();
    await admin.post(`/logic/claim/${id}/status/up`);
    await admin.post(`/logic/claim/${id}/status/up`);
    const undo = (from: string) => admin.post(`/logic/claim/${id}/status/undo?from=${from}`);
    expect((await undo('open')).body.data.claim_status.code).toBe('approved');
    expect((await undo('approved')).body.data.claim_status.code).toBe('pending');
    expect((await undo('pending')).status).toBe(409);
    await admin.post(`/logic/claim/${id}/status/up`);
    expect((await undo('approved')).body.data.claim_status.code).toBe('pending');
  });

  test('is refused for other users, and after 12 hours', async () => {
    const id = await raise();
    await admin.post(`/logic/claim/${id}/status/up`);
    expect((await manager.post(`/logic/claim/${id}/status/undo?from=approved`)).status).toBe(409);
    expect((await owner.post(`/logic/claim/${id}/status/undo?from=approved`)).status).toBe(403);
    await api.connection.pool.query(
      `update claim_change set created_at = created_at - interval '12 hours 1 second' where claim_id = $1`,
      [id],
    );
    expect((await admin.post(`/logic/claim/${id}/status/undo?from=approved`)).status).toBe(409);
    expect(await statusOf(id)).toBe('approved');
  });
});
