/** What work costs and what is got back: sums that agree to the cent, and nobody who reads a cost without the permission. */
import { form, pdf, text } from './support/files';
import { callerOf, startTestApp, textOf, type Caller, type TestApp } from './support/testApp';
import { linkOf, newWork } from './support/works';

let api: TestApp;
let admin: Caller;
let manager: Caller;
beforeAll(async () => {
  api = await startTestApp();
  [admin, manager] = await Promise.all([api.as('admin@demo.ar'), api.as('manager@demo.ar')]);
});
afterAll(() => api.close());

const cost = (changes: object = {}) => ({
  kind: 'labour',
  day: '2026-11-10',
  note: 'Cambio de flexible Zarzamora',
  estimated: null,
  agreed: '1000.10',
  actual: '1200.35',
  bearer: 'company',
  ...changes,
});
const add = async (workId: number, changes: object = {}) => {
  const { status, body } = await admin.post(`/logic/work_order/${workId}/cost`, cost(changes));
  expect({ status, message: body.message }).toMatchObject({ status: 201 });
  return body.data as { id: number; version: number; recovery: string };
};
const ofWork = async (workId: number) => (await admin.get(`/logic/work_order/${workId}/cost`)).body.data;

test('a cost is added with its invoice, edited on its version and deleted with its file', async () => {
  const { id } = await newWork(admin);
  const path = `/logic/work_order/${id}/cost`;
  const { kind, day, bearer } = cost();
  const uploaded = await admin.upload(
    path,
    form({ kind, day, bearer, actual: '10.5' }, [{ name: 'factura.pdf', bytes: pdf }], 'invoice'),
  );
  expect(uploaded.status).toBe(201);
  const { invoice, actual, id: costId } = uploaded.body.data;
  expect([invoice.name, actual]).toEqual(['factura.pdf', '10.50']);
  expect((await admin.get(invoice.url.replace('/api', ''))).status).toBe(200);
  const wrong = form({ kind, day, bearer, actual: '1' }, [{ name: 'nota.txt', bytes: text }], 'invoice');
  expect((await admin.upload(path, wrong)).status).toBe(415);
  expect((await admin.put(`/logic/cost/${costId}`, cost({ version: 1 }))).body.data).toMatchObject({
    actual: '1200.35',
    version: 2,
  });
  expect((await admin.put(`/logic/cost/${costId}`, cost({ version: 1 }))).status).toBe(409);
  expect((await admin.delete(`/logic/cost/${costId}`)).status).toBe(200);
  expect((await admin.delete(`/logic/cost/${costId}`)).status).toBe(404);
  expect((await admin.post('/logic/work_order/999999/cost', cost())).status).toBe(404);
});

test('refuses a cost without an amount, a day that is none and amounts that are none', async () => {
  const { id } = await newWork(admin);
  const errorsOf = async (changes: object) =>
    (await admin.post(`/logic/work_order/${id}/cost`, cost(changes))).body.errors;
  expect(await errorsOf({ agreed: null, actual: null })).toEqual([
    { field: 'actual', message: 'Escribí al menos un importe.' },
  ]);
  expect(await errorsOf({ day: '2026-02-30' })).toEqual([{ field: 'day', message: expect.any(String) }]);
  expect(await errorsOf({ actual: '12,5' })).toEqual([{ field: 'actual', message: expect.any(String) }]);
  expect(await errorsOf({ actual: '-3' })).toEqual([{ field: 'actual', message: expect.any(String) }]);
});

test('an amount is got back step by step; a refusal has its reason, and can be claimed again', async () => {
  const { id } = await newWork(admin);
  const { id: costId, recovery } = await add(id, { bearer: 'contractor' });
  expect(recovery).toBe('to_claim');
  const step = (name: string, more: object = {}) =>
    admin.put(`/logic/cost/${costId}/recovery`, { step: name, day: '2026-11-12', ...more });
  expect((await step('received')).status).toBe(409);
  expect((await step('claimed')).body.data).toMatchObject({ recovery: 'claimed', claimed_on: '2026-11-12' });
  expect((await step('claimed')).status).toBe(200);
  expect((await step('refused')).status).toBe(422);
  expect((await step('refused', { reason: 'Dice que era otra cosa' })).body.data).toMatchObject({
    refused_reason: 'Dice que era otra cosa',
    open_days: null,
  });
  expect((await step('claimed')).body.data).toMatchObject({ recovery: 'claimed', refused_reason: null });
  expect((await step('received')).body.data).toMatchObject({ recovery: 'received', received_on: '2026-11-12' });
  expect(await ofWork(id)).toMatchObject({ to_recover: '0.00', received: '1200.35' });
  // Another bearer ends the recovery.
  expect((await admin.put(`/logic/cost/${costId}`, cost({ bearer: 'company' }))).body.data).toMatchObject({
    recovery: 'none',
    to_recover: null,
    received_on: null,
  });
  expect((await step('claimed')).status).toBe(409);
});

/** Cents of a decimal, without floating point. */
const cents = (amount: string | null): bigint => BigInt((amount ?? '0.00').replace('.', ''));

test('the sums of random costs agree to the cent: work order, list, file and contractor', async () => {
  let state = 29;
  const next = (end: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * end);
  };
  const amount = () => (next(3) === 0 ? null : `${next(9_000_000)}.${String(next(100)).padStart(2, '0')}`);
  const works = [await newWork(admin), await newWork(admin)];
  const expected = { actual: 0n, agreed: 0n, estimated: 0n, to_recover: 0n };
  const perWork = works.map(() => ({ actual: 0n }));
  for (let index = 0; index < 40; index += 1) {
    const at = next(2);
    const values = { estimated: amount(), agreed: amount(), actual: amount() };
    if (!values.estimated && !values.agreed && !values.actual) values.actual = '0.01';
    const bearer = ['company', 'contractor', 'client', 'other'][next(4)]!;
    await add(works[at]!.id, { ...values, bearer, day: `2026-${String(1 + next(12)).padStart(2, '0')}-15` });
    for (const key of ['actual', 'agreed', 'estimated'] as const) expected[key] += cents(values[key]);
    perWork[at]!.actual += cents(values.actual);
    if (['contractor', 'client'].includes(bearer))
      expected.to_recover += cents(values.actual ?? values.agreed ?? values.estimated);
  }
  const totals = await Promise.all(works.map(({ id }) => ofWork(id)));
  totals.forEach((total, at) => expect(cents(total.actual)).toBe(perWork[at]!.actual));
  const ids = works.map(({ contractor }) => contractor.id);
  const listed = (await admin.get(`/logic/cost?contractor_id=${ids.join(',')}`)).body.data as Record<string, string>[];
  expect(listed).toHaveLength(40);
  const summed = (key: string, rows = listed) => rows.reduce((sum, row) => sum + cents(row[key] ?? null), 0n);
  for (const key of ['actual', 'agreed', 'estimated', 'to_recover'] as const)
    expect([key, summed(key)]).toEqual([key, expected[key]]);
  const file = textOf(await admin.get(`/logic/cost/export?format=csv&columns=actual&contractor_id=${ids.join(',')}`));
  const exported = file
    .split('\n')
    .slice(1)
    .filter((line) => line.trim())
    .map((line) => line.replaceAll(/["\r.$ ]/g, '').replace(',', '.'));
  expect(exported.reduce((sum, value) => sum + (value ? cents(value) : 0n), 0n)).toBe(expected.actual);
  const figures = await Promise.all(ids.map(async (id) => (await admin.get(`/logic/contractor/${id}/cost`)).body.data));
  expect(figures.reduce((sum, { actual }) => sum + cents(actual), 0n)).toBe(expected.actual);
  expect(figures.reduce((sum, { to_recover: open }) => sum + cents(open), 0n)).toBe(expected.to_recover);
  const months = figures.flatMap(({ months: rows }) => rows as { actual: string }[]);
  expect(months.reduce((sum, { actual }) => sum + cents(actual), 0n)).toBe(expected.actual);
});

test('the repair price of a claim stays as it was typed', async () => {
  const claim = (await admin.get('/logic/unit_claim?page=1&page_size=1')).body.data[0].unit_claim;
  await admin.put(`/logic/claim/${claim.claim_id}/repair_price`, { repair_price: '77.70' });
  const { id } = await newWork(admin, [claim.claim_id]);
  await add(id);
  const after = (await admin.get(`/logic/unit_claim/${claim.id}`)).body.data.unit_claim.claim;
  expect(after.repair_price).toBe('77.70');
});

describe('who may read costs', () => {
  const calls = (workId: number, costId: number, contractorId: number): [string, string, object?][] => [
    ['get', '/logic/cost'],
    ['get', '/logic/cost/export?format=csv'],
    ['get', `/logic/work_order/${workId}/cost`],
    ['get', `/logic/contractor/${contractorId}/cost`],
    ['post', `/logic/work_order/${workId}/cost`, cost()],
    ['put', `/logic/cost/${costId}`, cost()],
    ['put', `/logic/cost/${costId}/recovery`, { step: 'claimed', day: '2026-11-12' }],
    ['delete', `/logic/cost/${costId}`],
  ];

  test('nobody but admins and the supervisors whom an admin names', async () => {
    const { id, contractor } = await newWork(admin);
    const { id: costId } = await add(id, { bearer: 'contractor' });
    const others = await Promise.all(
      ['manager@demo.ar', 'cliente@demo.ar', 'inquilino@demo.ar', 'consorcio@demo.ar'].map((who) => api.as(who)),
    );
    for (const caller of others)
      for (const [method, path, body] of calls(id, costId, contractor.id))
        expect([path, (await caller[method as 'post'](path, body)).status]).toEqual([path, 403]);
    const link = callerOf(api.app, await linkOf(admin, id), 'Link');
    for (const [method, path, body] of calls(id, costId, contractor.id))
      expect([401, 403]).toContain((await link[method as 'post'](path, body)).status);
  });

  test('a supervisor whom an admin names reads and writes them, until the admin takes it back', async () => {
    const { id } = await newWork(admin);
    const supervisors = (await admin.get('/model/manager')).body.data as { id: number; username: string }[];
    const named = supervisors.find(({ username }) => username === 'manager@demo.ar')!;
    const allow = (value: boolean) => admin.put(`/logic/manager/${named.id}/costs`, { can_manage_costs: value });
    expect((await allow(true)).body.data.can_manage_costs).toBe(true);
    expect((await manager.get('/auth/info')).body.data.user.can_manage_costs).toBe(true);
    expect((await manager.post(`/logic/work_order/${id}/cost`, cost())).status).toBe(201);
    expect((await allow(false)).status).toBe(200);
    expect((await manager.get(`/logic/work_order/${id}/cost`)).status).toBe(403);
    expect((await manager.put(`/logic/manager/${named.id}/costs`, { can_manage_costs: true })).status).toBe(403);
  });

  test('no other answer names a cost: claims, history, works, exports, mails, the link', async () => {
    const owner = await api.as('cliente@demo.ar');
    const claim = (await owner.get('/logic/unit_claim?page=1&page_size=1')).body.data[0].unit_claim;
    const { id, contractor } = await newWork(admin, [claim.claim_id]);
    await add(id, { actual: '98765.43', agreed: '87654.32', bearer: 'client' });
    const link = callerOf(api.app, await linkOf(admin, id), 'Link');
    const answers = await Promise.all([
      ...['', '/history', '/comment', '/work_event'].map((part) =>
        owner.get(part === '' ? `/logic/unit_claim/${claim.id}` : `/logic/claim/${claim.claim_id}${part}`),
      ),
      owner.get('/logic/unit_claim'),
      owner.get('/logic/unit_claim/export?format=csv'),
      manager.get(`/logic/work_order/${id}`),
      manager.get('/logic/work_order'),
      manager.get('/logic/work_order/export?format=csv'),
      manager.get(`/logic/contractor/${contractor.id}`),
      link.post('/logic/own_work'),
    ]);
    const mails = (await api.connection.pool.query('select to_jsonb(m)::text as mail from outbox_mail m')).rows;
    const all = [...answers.map((answer) => JSON.stringify(answer.body) + textOf(answer)), JSON.stringify(mails)];
    for (const answer of all) expect(answer).not.toMatch(/98765|98\.765|87654|87\.654|Zarzamora/);
  });

  test('a contractor reads the agreed amount of the own work order where the company shows it', async () => {
    const { id } = await newWork(admin);
    await add(id, { agreed: '1500.00', bearer: 'company' });
    await add(id, { agreed: '700.00', bearer: 'contractor' });
    const link = callerOf(api.app, await linkOf(admin, id), 'Link');
    expect((await link.post('/logic/own_work')).body.data).not.toHaveProperty('agreed_amount');
    const fields = { name: '', colour: '', phone: '', opening_hours: '' };
    expect((await admin.put('/logic/company', { ...fields, shows_agreed: true })).status).toBe(200);
    expect((await link.post('/logic/own_work')).body.data.agreed_amount).toBe('1500.00');
    await admin.put('/logic/company', { ...fields, shows_agreed: false });
  });
});
