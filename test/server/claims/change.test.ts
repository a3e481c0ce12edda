import { ownershipOf, raiseClaim } from '../support/claims';
import { startTestApp, type Caller, type TestApp } from '../support/testApp';

let api: TestApp;
let admin: Caller;
let manager: Caller;
let contract: number;

beforeAll(async () => {
  api = await startTestApp();
  [admin, manager] = await Promise.all([api.as('admin@demo.ar'), api.as('manager@demo.ar')]);
  contract = await ownershipOf(admin, 'Torre Oroño/3° A');
});
afterAll(() => api.close());

const newClaim = async () => (await raiseClaim(admin, contract)).body.data.unit_claim.id as number;
const move = (caller: Caller, id: number, name: string, from = '') =>
  caller.post(`/logic/claim/${id}/status/${name}${from && `?from=${from}`}`);
const history = async (id: number) =>
  (await admin.get(`/logic/claim/${id}/history`)).body.data as {
    field: string;
    from: string | null;
    to: string | null;
    created_by: { username: string };
  }[];

describe('the status of a claim', () => {
  test('moves up step by step until the end', async () => {
    const id = await newClaim();
    const codes = [];
    for (let step = 0; step < 3; step++) codes.push((await move(admin, id, 'up')).body.data.claim_status);
    expect(codes).toEqual([
      { code: 'approved', label: 'Aprobado' },
      { code: 'open', label: 'En curso' },
      { code: 'completed', label: 'Finalizado' },
    ]);
    const refused = await move(admin, id, 'up');
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe('Un reclamo en «Finalizado» no admite ese cambio de estado.');
    expect((await history(id)).map(({ from, to }) => `${from} ${to}`)).toEqual([
      'pending approved',
      'approved open',
      'open completed',
    ]);
  });

  test('is rejected from any step, and reopened only from an end', async () => {
    const id = await newClaim();
    expect((await move(admin, id, 'reopen')).status).toBe(409);
    expect((await move(manager, id, 'reject')).body.data.claim_status.code).toBe('rejected');
    expect((await move(admin, id, 'reject')).status).toBe(409);
    expect((await move(admin, id, 'reopen')).body.data.claim_status.code).toBe('pending');
    expect((await history(id)).map(({ created_by: by }) => by.username)).toEqual(['manager@demo.ar', 'admin@demo.ar']);
  });

  test('if two users saw the same status only one moves it; the other gets 409 with the new status', async () => {
    const id = await newClaim();
    const answers = await Promise.all([move(admin, id, 'up', 'pending'), move(manager, id, 'reject', 'pending')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body.message).toMatch(/^Otra persona cambió este reclamo: ahora está en «(Aprobado|Rechazado)»\.$/);
    expect(await history(id)).toHaveLength(1);
  });

  test('includes the reason of a rejection, for everyone who sees the claim and in its history, until it is reopened', async () => {
    const owner = await api.as('cliente@demo.ar');
    const id = (await raiseClaim(owner, contract)).body.data.unit_claim.id as number;
    const seen = async () => (await owner.get(`/logic/unit_claim/${id}`)).body.data.unit_claim.claim.rejected_reason;
    const reason = 'No corresponde a la garantía.';
    expect((await admin.post(`/logic/claim/${id}/status/reject`, { reason: `  ${reason} ` })).status).toBe(200);
    expect(await seen()).toBe(reason);
    const listed = (await owner.get('/logic/unit_claim')).body.data as { unit_claim: { id: number; claim: object } }[];
    expect(listed.find(({ unit_claim: each }) => each.id === id)?.unit_claim.claim).toMatchObject({
      rejected_reason: reason,
    });
    expect((await owner.get(`/logic/claim/${id}/history`)).body.data).toMatchObject([{ to: 'rejected', reason }]);
    const { rows } = await api.connection.pool.query(
      "select notes from outbox_mail where recipient = 'cliente@demo.ar' and claim_id = $1",
      [id],
    );
    expect(JSON.stringify(rows)).toContain(`Motivo: ${reason}`);
    await move(admin, id, 'reopen');
    expect(await seen()).toBeNull();
    await move(admin, id, 'reject');
    expect(await seen()).toBeNull();
  });

  test('refuses a rejection reason that is too long', async () => {
    const id = await newClaim();
    const { status, body } = await admin.post(`/logic/claim/${id}/status/reject`, { reason: 'a'.repeat(2001) });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ field: 'reason', message: 'El motivo no puede superar los 2000 caracteres.' }]);
    expect(await history(id)).toEqual([]);
  });

  test('refuses an unknown status', async () => {
    expect((await move(admin, await newClaim(), 'up', 'done')).status).toBe(400);
  });

  test('accepts no body, or an empty one', async () => {
    const id = await newClaim();
    const response = await api.app.inject({
      method: 'POST',
      url: `/api/logic/claim/${id}/status/up`,
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(200);
  });
});

describe('the priority', () => {
  const set = (id: number, priority: string, from?: string) =>
    admin.put(`/logic/unit_claim/${id}/priority`, { priority, ...(from && { from }) });

  test('is not in the history when it is chosen at creation; later changes are', async () => {
    const id = await newClaim();
    expect((await set(id, 'high')).body.data.priority).toBe('high');
    expect(await history(id)).toEqual([]);
    await move(admin, id, 'up');
    await set(id, 'urgent');
    expect(await history(id)).toMatchObject([{ field: 'status' }, { field: 'priority', from: 'high', to: 'urgent' }]);
  });

  test('starts at medium, and records its changes', async () => {
    const id = (await raiseClaim(await api.as('cliente@demo.ar'), contract)).body.data.unit_claim.id as number;
    expect((await set(id, 'urgent')).body.data).toMatchObject({ id, claim_type: 'UNIT', priority: 'urgent' });
    expect((await set(id, 'urgent')).status).toBe(200);
    expect(await history(id)).toMatchObject([{ field: 'priority', from: 'medium', to: 'urgent' }]);
  });

  test('is refused if another user changed it, if it is unknown, and on project claims', async () => {
    const id = await newClaim();
    await set(id, 'high');
    expect((await set(id, 'low', 'medium')).status).toBe(409);
    // The response of the first call was lost: the same call again is not a conflict.
    expect((await set(id, 'high', 'medium')).status).toBe(200);
    expect((await set(id, 'enorme')).status).toBe(400);
    const projectClaim = (await admin.get('/logic/project_claim')).body.data[0].project_claim.id;
    expect((await set(projectClaim, 'high')).status).toBe(404);
  });
});

describe('the repair price', () => {
  const set = (id: number, price: unknown, from?: string | null) =>
    admin.put(`/logic/claim/${id}/repair_price`, { repair_price: price, ...(from !== undefined && { from }) });

  test.each([
    ['12.5', '12.50'],
    [12.5, '12.50'],
    ['125000', '125000.00'],
    ['007.1', '7.10'],
    [0, '0.00'],
  ])('%p becomes %s', async (given, stored) => {
    const { body } = await set(await newClaim(), given);
    expect(body.data.repair_price).toBe(stored);
  });

  test('is cleared with null or nothing', async () => {
    const id = await newClaim();
    await set(id, '10');
    expect((await set(id, null)).body.data.repair_price).toBeNull();
    expect((await history(id)).map(({ from, to }) => [from, to])).toEqual([
      [null, '10.00'],
      ['10.00', null],
    ]);
  });

  test.each(['-1', '1.234', 'mucho', '1e5', '99999999999', -0.5, 12.345])('%p is refused', async (price) => {
    const { status, body } = await set(await newClaim(), price);
    expect(status).toBe(422);
    expect(body.errors[0].field).toBe('repair_price');
  });

  test('has a separate message if it is too large', async () => {
    const { body } = await set(await newClaim(), '10000000000');
    expect(body.message).toBe('El precio no puede superar $ 9.999.999.999,99.');
  });

  test('is refused if another user changed it since', async () => {
    const id = await newClaim();
    expect((await set(id, '100', null)).status).toBe(200);
    const late = await set(id, '200', null);
    expect(late.status).toBe(409);
    expect(late.body.message).toContain('100,00');
    expect((await set(id, '200', '100')).status).toBe(200);
  });

  test('is accepted again without a change if the first response was lost', async () => {
    const id = await newClaim();
    await set(id, '100', null);
    const again = await set(id, '100.00', null);
    expect([again.status, again.body.data?.repair_price]).toEqual([200, '100.00']);
    expect((await history(id)).filter(({ field }: { field: string }) => field === 'repair_price')).toHaveLength(1);
  });
});

test('every change of an unknown claim returns 404', async () => {
  const id = 2147483000;
  const answers = await Promise.all([
    move(admin, id, 'up'),
    admin.put(`/logic/unit_claim/${id}/priority`, { priority: 'high' }),
    admin.put(`/logic/claim/${id}/repair_price`, { repair_price: '1' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});
