import { ownershipOf, raiseClaim } from '../support/claims';
import { form } from '../support/files';
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

const raise = async (caller = owner) => (await raiseClaim(caller, contract)).body.data.unit_claim.id as number;
const historyOf = async (caller: Caller, id: number) => (await caller.get(`/logic/claim/${id}/history`)).body.data;
const status = async (id: number) =>
  (await admin.get(`/logic/unit_claim/${id}`)).body.data.unit_claim.claim.claim_status.code;

describe('place and item of a claim', () => {
  const first = { claim_location_id: 1, claim_location_detail_id: 1, claim_category_id: 1, claim_item_id: 1 };
  let other: typeof first;
  beforeAll(async () => {
    const details = (await admin.get('/model/claim_location_detail')).body.data;
    const items = (await admin.get('/model/claim_item')).body.data;
    const detail = details.find((row: { claim_location_id: number }) => row.claim_location_id === 2);
    const item = items.find((row: { claim_category_id: number }) => row.claim_category_id === 2);
    other = { claim_location_id: 2, claim_location_detail_id: detail.id, claim_category_id: 2, claim_item_id: item.id };
  });
  const correct = (id: number, body: object, caller = manager) => caller.put(`/logic/unit_claim/${id}/where`, body);

  test('are corrected by staff, and the history keeps the words of both, for everyone who sees the claim', async () => {
    const id = await raise();
    const { body } = await correct(id, { ...other, from: first });
    expect(body.data.unit_claim).toMatchObject({
      claim_location: { id: 2 },
      claim_item: { id: other.claim_item_id },
    });
    const changes = await historyOf(owner, id);
    expect(changes.map(({ field }: { field: string }) => field)).toEqual(['place', 'item']);
    expect(changes[0].from).toMatch(/.+ \/ .+/);
    expect(changes[0].to).toMatch(/.+ \/ .+/);
    expect(changes[0].from).not.toBe(changes[0].to);
    const found = (await admin.get(`/logic/unit_claim?page=1&location_id=2&q=${id}`)).body.data;
    expect(found.map(({ unit_claim: claim }: { unit_claim: { id: number } }) => claim.id)).toContain(id);
  });

  test('are not in the history where nothing changed', async () => {
    const id = await raise();
    expect((await correct(id, first)).status).toBe(200);
    expect(await historyOf(admin, id)).toEqual([]);
  });

  test('are refused where they do not belong together, are missing, or have changed meanwhile', async () => {
    const id = await raise();
    expect((await correct(id, { ...first, claim_item_id: other.claim_item_id })).body.errors).toEqual([
      { field: 'claim_item_id', message: 'Debe seleccionar todos los campos de la ubicación del problema.' },
    ]);
    expect((await correct(id, {})).status).toBe(422);
    expect((await correct(id, other)).status).toBe(200);
    expect((await correct(id, { ...first, from: first })).body.message).toMatch(/Otra persona corrigió/);
    expect((await correct(id, first, owner)).status).toBe(403);
    expect((await correct(999999, first)).status).toBe(404);
  });

  test('do not exist on a project claim', async () => {
    const [row] = (await admin.get('/logic/project_claim')).body.data;
    expect((await correct(row.project_claim.id, first)).status).toBe(404);
  });
});

describe('a claim that is taken back', () => {
  const withdraw = (id: number, body: object, caller = owner, from = '') =>
    caller.post(`/logic/claim/${id}/withdraw${from && `?from=${from}`}`, body);

  test('becomes rejected with the given reason; staff are notified and it no longer waits for an answer', async () => {
    const id = await raise();
    const { status: code, body } = await withdraw(id, { reason: ' Ya lo arreglé. ' });
    expect([code, body.data.claim_status.code]).toEqual([200, 'rejected']);
    const seen = (await owner.get(`/logic/unit_claim/${id}`)).body.data.unit_claim;
    expect(seen.claim.rejected_reason).toBe('Retirado por quien lo hizo: Ya lo arreglé.');
    expect(seen.waiting_since).toBeNull();
    expect(await historyOf(owner, id)).toMatchObject([{ field: 'status', from: 'pending', to: 'rejected' }]);
    const { rows } = await api.connection.pool.query(
      "select recipient from outbox_mail where claim_id = $1 and notes::text like '%lo retiró%'",
      [id],
    );
    expect(rows.map(({ recipient }) => recipient)).toContain('manager@demo.ar');
    expect(rows.map(({ recipient }) => recipient)).not.toContain('cliente@demo.ar');
  });

  test('does not wait for an answer, whatever is written later, until staff reopen it', async () => {
    const id = await raise();
    await withdraw(id, { reason: 'Ya lo arreglé.' });
    const say = (text: string) => owner.post(`/logic/claim/${id}/comment`, { text });
    const waitingSince = async () => (await owner.get(`/logic/unit_claim/${id}`)).body.data.unit_claim.waiting_since;
    await say('Gracias igual.');
    expect(await waitingSince()).toBeNull();
    await admin.post(`/logic/claim/${id}/status/reopen`);
    expect(await waitingSince()).toBeNull();
    const { body } = await say('Volvió a gotear.');
    expect(await waitingSince()).toBe(body.data.created_at);
  });

  test('requires a reason, and the status that was seen', async () => {
    const id = await raise();
    expect((await withdraw(id, {})).body.errors[0].field).toBe('reason');
    expect((await withdraw(id, { reason: ' ' })).status).toBe(422);
    expect((await withdraw(id, { reason: 'x'.repeat(5000) })).status).toBe(422);
    await admin.post(`/logic/claim/${id}/status/up`);
    expect((await withdraw(id, { reason: 'Ya no' }, owner, 'pending')).status).toBe(409);
    expect((await withdraw(id, { reason: 'Ya no' }, owner, 'approved')).status).toBe(200);
    expect((await withdraw(id, { reason: 'Ya no' })).status).toBe(409);
    expect((await admin.post(`/logic/claim/${id}/status/reopen`)).status).toBe(200);
    expect(await status(id)).toBe('pending');
  });

  test('is nobody else’s to take back', async () => {
    const id = await raise(admin);
    expect((await withdraw(id, { reason: 'No es mío' })).body.message).toBe(
      'Solo quien hizo el reclamo lo puede retirar.',
    );
    expect((await withdraw(id, { reason: 'Sí' }, admin)).status).toBe(403);
    expect((await withdraw(id, { reason: 'No' }, await api.as('valeria.pinto@correo.ar'))).status).toBe(404);
    expect(await status(id)).toBe('pending');
  });

  test('may be a project claim, withdrawn by its consortium', async () => {
    const consortium = await api.as('consorcio@demo.ar');
    const raised = await consortium.upload(
      '/logic/project/1/project_claim',
      form({ reason: 'Ascensor', description: 'No sube desde ayer' }),
    );
    const { id } = raised.body.data.project_claim;
    expect((await withdraw(id, { reason: 'Ya anda' }, consortium)).status).toBe(200);
    expect((await withdraw(id, { reason: 'Ya anda' }, owner)).status).toBe(404);
  });
});
