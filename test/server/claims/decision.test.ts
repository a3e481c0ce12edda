/** A person decides about a claim, with a reason that its author reads; the history keeps every decision. */
import { raiseClaim } from '../support/claims';
import { startTestApp, type Caller, type TestApp } from '../support/testApp';

let api: TestApp;
let admin: Caller;
let client: Caller;
let contract: number;

beforeAll(async () => {
  api = await startTestApp();
  [admin, client] = [await api.as('admin@demo.ar'), await api.as('cliente@demo.ar')];
  const { rows } = await api.connection.pool.query<{ id: number }>(
    "select k.id from contract k join account a on a.id = k.client_id where a.username = 'cliente@demo.ar' and k.end_date is null limit 1",
  );
  contract = rows[0]!.id;
});
afterAll(() => api.close());

const raise = async () => (await raiseClaim(client, contract)).body.data.unit_claim.id as number;
const decisionOf = async (id: number, by = client) =>
  (await by.get(`/logic/unit_claim/${id}`)).body.data.unit_claim.claim.decision;
const decide = (id: number, body: object, by = admin) => by.put(`/logic/claim/${id}/decision`, body);

test('nobody reads a decision until a person decides; then everyone who sees the claim does', async () => {
  const id = await raise();
  expect(await decisionOf(id)).toBeNull();
  const { status, body } = await decide(id, {
    decision: 'not_covered',
    reason: ' El daño es por el uso ',
    from: 'none',
  });
  expect({ status, message: body.message }).toMatchObject({ status: 200 });
  expect(await decisionOf(id)).toMatchObject({
    code: 'not_covered',
    label: 'No corresponde',
    reason: 'El daño es por el uso',
  });
  const mails = await api.connection.pool.query<{ mail: string }>(
    "select to_jsonb(m)::text as mail from outbox_mail m where claim_id = $1 and recipient = 'cliente@demo.ar'",
    [id],
  );
  expect(mails.rows.map(({ mail }) => mail).join()).toContain('Decisión sobre el reclamo: No corresponde');
});

test('a decision against the claim, and a changed one, require a reason', async () => {
  const id = await raise();
  expect((await decide(id, { decision: 'not_covered' })).body.errors).toEqual([
    { field: 'reason', message: 'Escribí el motivo: lo lee quien hizo el reclamo.' },
  ]);
  expect((await decide(id, { decision: 'to_inspect' })).status).toBe(200);
  expect((await decide(id, { decision: 'accepted' })).body.errors).toEqual([
    { field: 'reason', message: 'Ya había una decisión: escribí por qué cambia.' },
  ]);
  expect((await decide(id, { decision: 'accepted', reason: 'Vimos la cañería' })).status).toBe(200);
  expect((await decide(id, { decision: 'accepted' })).status).toBe(200);
  const history = (await client.get(`/logic/claim/${id}/history`)).body.data as Record<string, unknown>[];
  expect(history.filter(({ field }) => field === 'decision').map(({ from, to, reason }) => [from, to, reason])).toEqual(
    [
      [null, 'to_inspect', null],
      ['to_inspect', 'accepted', 'Vimos la cañería'],
    ],
  );
});

test('of two who decide at once the second gets a conflict', async () => {
  const id = await raise();
  await decide(id, { decision: 'accepted', from: 'none' });
  const { status, body } = await decide(id, { decision: 'not_covered', reason: 'Uso', from: 'none' });
  expect({ status, message: body.message }).toEqual({
    status: 409,
    message: 'Otra persona decidió mientras tanto: ahora está en «Aceptado».',
  });
});

test('rejecting and approving decide in the same step, and undoing the move takes that back', async () => {
  const id = await raise();
  const rejected = await admin.post(`/logic/claim/${id}/status/reject?from=pending`, {
    reason: 'Es por el uso',
    decision: 'not_covered',
  });
  expect(rejected.status).toBe(200);
  expect(await decisionOf(id)).toMatchObject({ code: 'not_covered', reason: 'Es por el uso' });
  expect((await admin.post(`/logic/claim/${id}/status/undo?from=rejected`)).status).toBe(200);
  expect(await decisionOf(id)).toBeNull();
  expect((await admin.post(`/logic/claim/${id}/status/up?from=pending&decision=accepted`)).status).toBe(200);
  expect(await decisionOf(id)).toMatchObject({ code: 'accepted' });
  const withoutReason = await raise();
  const refused = await admin.post(`/logic/claim/${withoutReason}/status/reject`, { decision: 'not_covered' });
  expect(refused.status).toBe(422);
  expect((await client.get(`/logic/unit_claim/${withoutReason}`)).body.data.unit_claim.claim.claim_status.code).toBe(
    'pending',
  );
});

test('the list filters, counts and sorts by it, and its export has it', async () => {
  const id = await raise();
  await decide(id, { decision: 'not_covered', reason: 'Motivo del archivo' });
  const listed = (await admin.get('/logic/unit_claim?decision=not_covered')).body.data as {
    unit_claim: { id: number; claim: { decision: { code: string } } };
  }[];
  expect(listed.map(({ unit_claim: claim }) => claim.id)).toContain(id);
  expect(new Set(listed.map(({ unit_claim: claim }) => claim.claim.decision.code))).toEqual(new Set(['not_covered']));
  const { body } = await admin.get('/logic/unit_claim/counts?by=decision');
  const counted = body.data.counts as { value: string; count: number }[];
  const total = (await admin.get('/logic/unit_claim?page=1')).body.meta.total as number;
  expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  expect(counted.find(({ value }) => value === 'not_covered')?.count).toBe(listed.length);
  const either = await admin.get('/logic/unit_claim?decision=not_covered,none&page=1&page_size=1');
  expect(either.body.meta.total).toBe(
    counted.filter(({ value }) => ['not_covered', 'none'].includes(value)).reduce((sum, { count }) => sum + count, 0),
  );
  const sorted = (await admin.get('/logic/unit_claim?sort=-decision&page=1&page_size=5')).body.data;
  expect(sorted[0].unit_claim.claim.decision).toBeNull();
  const exported = await admin.get('/logic/unit_claim/export?format=csv&columns=id,decision&decision=not_covered');
  expect((exported.body as Buffer).toString('utf8')).toContain('Motivo del archivo');
});

test('is for staff alone, and for claims that one sees', async () => {
  const id = await raise();
  for (const who of ['cliente@demo.ar', 'consorcio@demo.ar'])
    expect((await decide(id, { decision: 'accepted' }, await api.as(who))).status).toBe(403);
  expect((await decide(999_999, { decision: 'accepted' })).status).toBe(404);
  expect((await decide(id, { decision: 'tal vez' })).status).toBe(400);
});

test('the company keeps the usual reasons', async () => {
  const company = (await admin.get('/logic/company')).body.data as { version: number };
  expect((await admin.get('/logic/decision_reasons')).body.data.reasons.length).toBeGreaterThan(3);
  const fields = { name: '', colour: '', phone: '', opening_hours: '' };
  const saved = await admin.put('/logic/company', {
    ...fields,
    decision_reasons: 'Uno\n\n Dos \nUno',
    version: company.version,
  });
  expect(saved.body.data.decision_reasons).toEqual(['Uno', 'Dos']);
  expect((await admin.get('/logic/decision_reasons')).body.data.reasons).toEqual(['Uno', 'Dos']);
  expect((await client.get('/logic/decision_reasons')).status).toBe(403);
  expect((await admin.put('/logic/company', { ...fields, decision_reasons: 'x'.repeat(300) })).status).toBe(422);
});
