import { ownershipOf, raiseClaim } from './support/claims';
import { callerOf, startTestApp, type Caller, type TestApp } from './support/testApp';
import { linkOf, newWork, secretOf } from './support/works';

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

let serial = 0;
const newClaim = async (): Promise<number> => (await raiseClaim(owner, contract)).body.data.unit_claim.claim_id;
const newContractor = async () =>
  (
    await admin.post('/logic/contractor', {
      name: `Contratista ${++serial}`,
      phone_number: '3415550101',
      email: `contratista${serial}@correo.ar`,
    })
  ).body.data as { id: number; name: string; version: number };
const order = (caller: Caller, contractorId: number, claimIds: number[], more: object = {}) =>
  caller.post('/logic/work_order', {
    contractor_id: contractorId,
    instructions: 'Cambiar el flexible.',
    claim_ids: claimIds,
    ...more,
  });
const move = (id: number, name: string, more: object = {}) =>
  admin.put(`/logic/work_order/${id}/status`, { move: name, ...more });
const openWorksOf = async (claim: number): Promise<number[]> =>
  (await admin.get(`/logic/work_order?claim_id=${claim}&status=asked,accepted,done`)).body.data.map(
    ({ id }: { id: number }) => id,
  );

describe('a claim that is in an open work order', () => {
  test('gets another one only from staff who know of the first: the refusal says who has it', async () => {
    const claim = await newClaim();
    const [first, second] = [await newContractor(), await newContractor()];
    const { id } = (await order(admin, first.id, [claim])).body.data;
    const refused = await order(manager, second.id, [claim]);
    const message = `El reclamo #${claim} ya está en el trabajo ${id}, de ${first.name} (pedido).`;
    expect({ status: refused.status, errors: refused.body.errors }).toEqual({
      status: 409,
      errors: [{ field: 'known_open_works', message }],
    });
    expect(await openWorksOf(claim)).toEqual([id]);
    expect((await order(manager, second.id, [claim], { known_open_works: [id] })).status).toBe(201);
    expect(await openWorksOf(claim)).toHaveLength(2);
  });

  test('is not ordered twice unseen by many people at once', async () => {
    const claims = [await newClaim(), await newClaim()];
    const contractors: number[] = [];
    while (contractors.length < 12) contractors.push((await newContractor()).id);
    const answers = await Promise.all(
      contractors.map((id, index) => order(index % 2 ? admin : manager, id, index % 3 ? claims : claims.toReversed())),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(11).fill(409)]);
    expect(await openWorksOf(claims[0]!)).toHaveLength(1);
  });

  test('is free again when that one is refused, cancelled or verified, which cannot be opened again unseen', async () => {
    const claim = await newClaim();
    const { id: contractor } = await newContractor();
    const { id: refused } = (await order(admin, contractor, [claim])).body.data;
    await move(refused, 'refuse', { note: 'No llega.' });
    const { id: cancelled } = (await order(admin, contractor, [claim])).body.data;
    await move(cancelled, 'cancel', { note: 'Otro.' });
    const { id: verified } = (await order(admin, contractor, [claim])).body.data;
    for (const name of ['accept', 'finish', 'verify']) expect((await move(verified, name)).status).toBe(200);
    const { id: last } = (await order(admin, contractor, [claim])).body.data;
    for (const [id, name] of [
      [refused, 'ask'],
      [cancelled, 'ask'],
      [verified, 'return'],
    ] as const) {
      const answer = await move(id, name, { note: 'Otra vez.' });
      expect([answer.status, answer.body.errors[0].field]).toEqual([409, 'known_open_works']);
    }
    const other = await newContractor();
    const edit = { contractor_id: other.id, instructions: 'Igual.' };
    expect((await admin.put(`/logic/work_order/${refused}`, edit)).status).toBe(409);
    expect((await move(cancelled, 'ask', { known_open_works: [last] })).status).toBe(200);
    // A work order does not stand in its own way.
    expect((await move(last, 'accept')).status).toBe(200);
    expect((await move(last, 'finish')).status).toBe(200);
    expect((await move(last, 'return', { note: 'Gotea.' })).status).toBe(200);
  });
});

describe('a contractor who is deactivated', () => {
  const setActive = async (id: number, active: boolean) => {
    const { name, phone_number: phone, email } = (await admin.get(`/logic/contractor/${id}`)).body.data;
    const { status } = await admin.put(`/logic/contractor/${id}`, { name, phone_number: phone, email, active });
    expect(status).toBe(200);
  };
  const open = (link: Caller) => link.post('/logic/own_work');

  test('can use no link any more, at once, and not after being active again', async () => {
    const { id, contractor } = await newWork(admin, [await newClaim()]);
    const link = callerOf(api.app, await linkOf(admin, id), 'Link');
    expect((await open(link)).status).toBe(200);
    await setActive(contractor.id, false);
    const { status, body } = await open(link);
    expect({ status, body }).toEqual({
      status: 401,
      body: { success: false, message: 'Este enlace ya no sirve. Pedile otro a la empresa.' },
    });
    expect((await link.post('/logic/own_work/arrival', {})).status).toBe(401);
    expect((await link.put('/logic/own_work/status', { move: 'accept' })).status).toBe(401);
    expect((await link.get('/logic/link/visit')).status).toBe(401);
    await setActive(contractor.id, true);
    expect((await open(link)).status).toBe(401);
    expect((await open(callerOf(api.app, await linkOf(admin, id), 'Link'))).status).toBe(200);
  });

  test('gets no new link, neither one to copy nor by mail, and no request again', async () => {
    const { id, contractor } = await newWork(admin, [await newClaim()]);
    await linkOf(admin, id);
    await setActive(contractor.id, false);
    for (const body of [{}, { mail: true }]) {
      const answer = await admin.post(`/logic/work_order/${id}/link`, body);
      expect([answer.status, answer.body.message]).toEqual([
        409,
        'El contratista está inactivo: no puede recibir enlaces. Encargale el trabajo a otro.',
      ]);
    }
    expect((await admin.get(`/logic/work_order/${id}`)).body.data.link).toBeNull();
    await move(id, 'refuse', { note: 'Ya no trabaja.' });
    expect((await move(id, 'ask')).body.message).toBe('El contratista está inactivo. Encargale el trabajo a otro.');
    expect((await order(admin, contractor.id, [await newClaim()])).status).toBe(422);
  });

  test('gets no link from a request at the same moment', async () => {
    const { id, contractor } = await newWork(admin, [await newClaim()]);
    const [, ...links] = await Promise.all([
      setActive(contractor.id, false),
      ...[1, 2, 3].map(() => admin.post(`/logic/work_order/${id}/link`, {})),
    ]);
    for (const { status, body } of links)
      if (status === 200) expect((await open(callerOf(api.app, secretOf(body.data.address), 'Link'))).status).toBe(401);
  });

  test('loses its open work orders to another one, also those that it had accepted; the new one gets the link by mail', async () => {
    const { id, contractor } = await newWork(admin, [await newClaim()]);
    await move(id, 'accept');
    const next = await newContractor();
    const give = (more: object = {}) =>
      admin.put(`/logic/work_order/${id}`, { contractor_id: next.id, instructions: 'Lo mismo.', ...more });
    expect((await give()).status).toBe(409);
    await setActive(contractor.id, false);
    const { status, body } = await give({ mail_link: true });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ status: 'asked', contractor: { id: next.id }, link: { opened_at: null } });
    const mails = await api.connection.pool.query('select subject from outbox_mail where recipient = $1', [
      `contratista${serial}@correo.ar`,
    ]);
    expect(mails.rows).toEqual([{ subject: `Te pidieron un trabajo (n.º ${id})` }]);
  });
});
