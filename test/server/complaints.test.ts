import { addDays, dayInArgentina } from '../../src/server/support/days';
import { newCompletedClaim, ownershipOf, raiseClaim } from './support/claims';
import { startTestApp, type Caller, type TestApp } from './support/testApp';
import { sqlToday } from './support/today';

let api: TestApp;
let admin: Caller;
let manager: Caller;
let owner: Caller;
let tenant: Caller;
let landlord: Caller;
let consortium: Caller;
let contract: number;
let rented: number;

beforeAll(async () => {
  api = await startTestApp();
  [admin, manager, owner, tenant, landlord, consortium] = await Promise.all([
    api.as('admin@demo.ar'),
    api.as('manager@demo.ar'),
    api.as('cliente@demo.ar'),
    api.as('inquilino@demo.ar'),
    api.as('jorge.maldonado@correo.ar'),
    api.as('consorcio@demo.ar'),
  ]);
  contract = await ownershipOf(admin, 'Torre Oroño/3° A');
  rented = await ownershipOf(admin, 'Torre Oroño/5° B');
});
afterAll(() => api.close());

const query = async (sql: string, values: unknown[] = []) => (await api.connection.pool.query(sql, values)).rows;
const newClaim = async (author: Caller = owner, of = contract): Promise<number> =>
  (await raiseClaim(author, of)).body.data.unit_claim.claim_id;
const make = (caller: Caller, claim: number, body: object = { asks: 'repair', text: 'Quiero que lo arreglen bien.' }) =>
  caller.post(`/logic/claim/${claim}/complaint`, body);
const ofClaim = async (caller: Caller, claim: number) =>
  (await caller.get(`/logic/claim/${claim}/complaint`)).body.data;
const mailsTo = async (recipient: string, claim: number) =>
  JSON.stringify(
    await query('select subject, notes from outbox_mail where recipient = $1 and claim_id = $2', [recipient, claim]),
  );

describe('a formal complaint', () => {
  test('has a number and a term of its own, and is acknowledged by mail at once', async () => {
    const claim = await newClaim();
    const { status, body } = await make(owner, claim, { asks: 'price', text: ' Quiero una rebaja. ' });
    expect([status, body.data]).toEqual([
      201,
      {
        ...{ id: expect.any(Number), number: expect.stringMatching(/^RF-\d{6}$/), claim_id: claim, claim_type: 'UNIT' },
        ...{ what: expect.any(String), place: '3° A · Torre Oroño', client: expect.any(String), asks: 'price' },
        ...{ text: 'Quiero una rebaja.', created_at: expect.any(String), due_on: addDays(dayInArgentina(), 10) },
        ...{ state: 'open', answer: null, answered_at: null, answered_by: null },
      },
    ]);
    const mails = await mailsTo('cliente@demo.ar', claim);
    expect(mails).toContain(`Recibimos tu reclamo formal ${body.data.number}`);
    expect(mails).toContain('Pide: Una rebaja o devolución.');
    // The button of its mail, and a link of that of staff, lead to the complaint's own page.
    expect(mails).toContain(`/reclamos-formales/${body.data.id}`);
    // The claim's own news wait a minute for others; the acknowledgement is a mail of its own.
    expect(
      await query(
        `select subject from outbox_mail where recipient = 'cliente@demo.ar' and claim_id = $1 and not is_open`,
        [claim],
      ),
    ).toEqual([{ subject: `Reclamo #${claim}: recibimos tu reclamo formal ${body.data.number}` }]);
    const staffMails = await mailsTo('manager@demo.ar', claim);
    expect(staffMails).toContain(`dejó asentado el reclamo formal ${body.data.number}`);
    expect(staffMails).toContain(`/reclamos-formales/${body.data.id}`);
    expect(await ofClaim(owner, claim)).toHaveLength(1);
  });

  test('is refused without words or with an unknown wish, and about a claim of somebody else', async () => {
    const claim = await newClaim();
    const empty = await make(owner, claim, { asks: 'repair', text: '  ' });
    expect([empty.status, empty.body.errors]).toEqual([422, [{ field: 'text', message: 'Contanos qué reclamás.' }]]);
    expect((await make(owner, claim, { asks: 'dinero', text: 'Algo' })).status).toBe(400);
    expect((await make(tenant, claim)).status).toBe(404);
    expect((await make(consortium, claim)).status).toBe(404);
    expect((await make(admin, claim)).status).toBe(403);
  });

  test('is answered once, in writing: who and when, with a mail; nothing else closes it', async () => {
    const claim = await newClaim();
    const { id, number } = (await make(owner, claim)).body.data;
    const answer = (caller: Caller, text: string) => caller.put(`/logic/complaint/${id}/answer`, { answer: text });
    expect((await answer(admin, ' ')).body.errors).toEqual([{ field: 'answer', message: 'Escribí la respuesta.' }]);
    expect((await answer(owner, 'Yo mismo')).status).toBe(403);
    const answers = await Promise.all([answer(admin, 'Lo cambiamos el lunes.'), answer(manager, 'No.')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [stored] = await ofClaim(owner, claim);
    expect(stored).toMatchObject({
      state: 'answered',
      answered_at: expect.any(String),
      answered_by: expect.any(String),
    });
    expect(await mailsTo('cliente@demo.ar', claim)).toContain(`Contestamos tu reclamo formal ${number}`);
    await expect(query('update complaint set answer = null where id = $1', [id])).rejects.toThrow(/complaint_answer/);
    expect((await admin.put('/logic/complaint/999999/answer', { answer: 'Nada' })).status).toBe(404);
  });

  test('has the term that the company sets', async () => {
    const { rules, week, days, reminder_days, version } = (await admin.get('/logic/terms')).body.data;
    const set = { rules, week, days, reminder_days, version, complaint_days: 5 };
    expect((await admin.put('/logic/terms', set)).body.data.complaint_days).toBe(5);
    expect((await make(owner, await newClaim())).body.data.due_on).toBe(addDays(dayInArgentina(), 5));
  });
});

describe('the register', () => {
  test('filters open, late and answered ones, sorts, searches and exports', async () => {
    const claim = await newCompletedClaim(admin, owner, contract);
    const late = (await make(owner, claim, { asks: 'other', text: 'Palabra rarísima' })).body.data;
    await query(`update complaint set due_on = ${sqlToday} - 3 where id = $1`, [late.id]);
    const ids = async (filter: string) =>
      ((await manager.get(`/logic/complaint?${filter}`)).body.data as { id: number }[]).map(({ id }) => id);
    expect(await ids('state=late')).toEqual([late.id]);
    expect(await ids('state=open,answered')).not.toContain(late.id);
    expect(await ids('q=rarisima')).toEqual([late.id]);
    expect(await ids(`q=${late.number}`)).toEqual([late.id]);
    expect(await ids('asks=other')).toEqual([late.id]);
    expect((await ids('page=1&page_size=1&sort=state'))[0]).toBe(late.id);
    const csv = await admin.get('/logic/complaint/export?format=csv&columns=id,asks,state&state=late');
    expect(String(csv.body)).toContain(`${late.number};Otra cosa;Vencido`);
    const xlsx = await admin.get('/logic/complaint/export?format=xlsx');
    expect([xlsx.status, xlsx.headers['content-type']]).toEqual([200, expect.stringContaining('spreadsheet')]);
  });

  test('is for staff alone', async () => {
    for (const caller of [owner, tenant, consortium]) {
      expect((await caller.get('/logic/complaint')).status).toBe(403);
      expect((await caller.get('/logic/complaint/export?format=csv')).status).toBe(403);
    }
  });
});

test('nobody but its maker and staff reads a complaint: not the owner of a tenant’s, nor the tenant after the lease', async () => {
  const claim = await newClaim(tenant, rented);
  await make(tenant, claim, { asks: 'repair', text: 'Secreto del inquilino' });
  expect(await ofClaim(landlord, claim)).toEqual([]);
  expect(await ofClaim(tenant, claim)).toHaveLength(1);
  const [{ id }] = await ofClaim(tenant, claim);
  const read = async (caller: Caller) => (await caller.get(`/logic/complaint/${id}`)).status;
  expect(await Promise.all([tenant, admin, manager].map(read))).toEqual([200, 200, 200]);
  expect(await Promise.all([landlord, owner, consortium].map(read))).toEqual([404, 404, 404]);
  for (const caller of [owner, consortium])
    expect((await caller.get(`/logic/claim/${claim}/complaint`)).status).toBe(404);
  await query(
    `update lease_contract set end_date = ${sqlToday} - 1 where tenant_id = (select id from account where username = 'inquilino@demo.ar')`,
  );
  expect((await tenant.get(`/logic/claim/${claim}/complaint`)).status).toBe(404);
  expect((await make(tenant, claim)).status).toBe(404);
  expect(await read(tenant)).toBe(404);
});
