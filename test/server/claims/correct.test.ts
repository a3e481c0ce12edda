import { ownershipOf, raiseClaim } from '../support/claims';
import { form, png } from '../support/files';
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

describe('location and item of a claim', () => {
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

  test('are corrected by staff, and the history has the old and new texts, for everyone who sees the claim', async () => {
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

  test('are not in the history if nothing changed', async () => {
    const id = await raise();
    expect((await correct(id, first)).status).toBe(200);
    expect(await historyOf(admin, id)).toEqual([]);
  });

  test('are refused if they do not belong together, are missing, or have changed meanwhile', async () => {
    const id = await raise();
    expect((await correct(id, { ...first, claim_item_id: other.claim_item_id })).body.errors).toEqual([
      { field: 'claim_item_id', message: 'Debe seleccionar todos los campos de la ubicación del problema.' },
    ]);
    expect((await correct(id, {})).status).toBe(422);
    expect((await correct(id, other)).status).toBe(200);
    expect((await correct(id, { ...first, from: first })).body.message).toMatch(/Otra persona corrigió/);
    expect((await correct(await raise(admin), first, owner)).status).toBe(403);
    expect((await correct(999999, first)).status).toBe(404);
  });

  test('do not exist on a project claim', async () => {
    const [row] = (await admin.get('/logic/project_claim')).body.data;
    expect((await correct(row.project_claim.id, first)).status).toBe(404);
  });
});

describe('withdrawing a claim', () => {
  const withdraw = (id: number, body: object, caller = owner, from = '') =>
    caller.post(`/logic/claim/${id}/withdraw${from && `?from=${from}`}`, body);

  test('rejects it with the given reason; staff are notified and it no longer waits for a reply', async () => {
    const id = await raise();
    const { status: code, body } = await withdraw(id, { reason: ' Ya lo arreglé. ' });
    // A client may see neither.
    expect(body.data).toMatchObject({ priority: null, repair_price: null });
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

  test('stops it from waiting for a reply, whatever is written later, until staff reopen it', async () => {
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

  test('requires a reason, and the status that the user saw', async () => {
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

  test('that is repeated is refused as a change of the same user', async () => {
    const id = await raise();
    expect((await withdraw(id, { reason: 'Ya no' }, owner, 'pending')).status).toBe(200);
    const repeated = await withdraw(id, { reason: 'Ya no' }, owner, 'pending');
    expect([repeated.status, repeated.body.message]).toEqual([
      409,
      'Lo cambiaste vos después: ahora está en «Rechazado».',
    ]);
  });

  test('is refused for other users', async () => {
    const id = await raise(admin);
    expect((await withdraw(id, { reason: 'No es mío' })).body.message).toBe(
      'Solo quien hizo el reclamo lo puede retirar.',
    );
    expect((await withdraw(id, { reason: 'Sí' }, admin)).status).toBe(403);
    expect((await withdraw(id, { reason: 'No' }, await api.as('valeria.pinto@correo.ar'))).status).toBe(404);
    expect(await status(id)).toBe('pending');
  });

  test('is possible for a project claim, by its consortium', async () => {
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

describe("a correction by the claim's author", () => {
  const where = { claim_location_id: 1, claim_location_detail_id: 1, claim_category_id: 1, claim_item_id: 1 };
  const words = {
    ...where,
    description: '  La canilla de la cocina gotea día y noche. ',
    contact_name: 'Portería',
    contact_phone: '341 555 0199',
    preferred_date: '2099-05-04',
  };
  const correct = (id: number, body: object, caller = owner) => caller.put(`/logic/unit_claim/${id}/where`, body);
  const seenBy = async (caller: Caller, id: number) =>
    (await caller.get(`/logic/unit_claim/${id}`)).body.data.unit_claim;

  test('changes its texts, makes it searchable by them, and keeps the former texts in its history', async () => {
    const id = await raise();
    const before = await seenBy(owner, id);
    const { status: code, body } = await correct(id, {
      ...words,
      from: { ...where, description: before.claim.description },
    });
    expect([code, body.message]).toEqual([200, undefined]);
    expect(body.data.unit_claim).toMatchObject({
      claim: { description: 'La canilla de la cocina gotea día y noche.' },
      contact_name: 'Portería',
      contact_phone: '3415550199',
      preferred_date: '2099-05-04',
    });
    const changes = await historyOf(admin, id);
    expect(changes).toMatchObject([
      { field: 'description', from: before.claim.description, to: 'La canilla de la cocina gotea día y noche.' },
      { field: 'contact', to: 'Portería · 3415550199' },
      { field: 'preferred_date', from: before.preferred_date, to: '2099-05-04' },
    ]);
    const found = (await admin.get('/logic/unit_claim?page=1&q=gotea%20d%C3%ADa%20y%20noche')).body.data;
    expect(found.map(({ unit_claim: claim }: { unit_claim: { id: number } }) => claim.id)).toContain(id);
  });

  test('that is repeated, because its response was lost, has one effect', async () => {
    const id = await raise();
    const { description } = (await seenBy(owner, id)).claim;
    const send = () => correct(id, { ...words, from: { ...where, description } });
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    expect(await historyOf(admin, id)).toHaveLength(3);
    // Values of another user are not overwritten.
    await correct(id, { ...words, contact_name: 'Encargado' }, manager);
    expect((await send()).status).toBe(409);

    const consortium = await api.as('consorcio@demo.ar');
    const texts = { reason: 'Ascensor', description: 'No sube desde ayer' };
    const raised = await consortium.upload('/logic/project/1/project_claim', form(texts));
    const path = `/logic/project_claim/${raised.body.data.project_claim.id}/words`;
    const repeat = () => consortium.put(path, { ...texts, reason: 'Montacargas', from: texts });
    expect([(await repeat()).status, (await repeat()).status]).toEqual([200, 200]);
  });

  test('is only possible for the author, and only while the claim is pending', async () => {
    const id = await raise();
    expect((await correct(await raise(admin), words)).body.message).toBe(
      'Solo quien hizo el reclamo lo puede corregir.',
    );
    expect((await correct(id, words, await api.as('valeria.pinto@correo.ar'))).status).toBe(404);
    await admin.post(`/logic/claim/${id}/status/up`);
    const refused = await correct(id, words);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Ya no se puede corregir: mientras tanto el reclamo pasó a «Aprobado». Contanos lo que cambió en un mensaje.',
    ]);
    expect(await historyOf(owner, id)).toMatchObject([{ field: 'status' }]);
    // Staff can still correct it.
    expect((await correct(id, words, manager)).status).toBe(200);
  });

  test('follows the rules of a new claim, except for an unchanged day', async () => {
    const id = await raise();
    const fieldsOf = async (body: object) =>
      ((await correct(id, body)).body.errors ?? []).map(({ field }: { field: string }) => field);
    expect(await fieldsOf({ ...words, description: 'Corta', contact_phone: '15' })).toEqual([
      'description',
      'contact_phone',
    ]);
    expect(await fieldsOf({ ...words, preferred_date: '2020-01-01' })).toEqual(['preferred_date']);
    await api.connection.pool.query("update claim set preferred_date = '2020-01-01' where id = $1", [id]);
    expect(await fieldsOf({ ...words, preferred_date: '2020-01-01' })).toEqual([]);
    const clash = await correct(id, { ...words, from: { ...where, description: 'Lo que decía antes.' } });
    expect([clash.status, clash.body.message]).toEqual([
      409,
      'Otra persona corrigió este reclamo mientras tanto. Revisalo antes de volver a cambiarlo.',
    ]);
  });

  test('removes the selected photos, but none of another user', async () => {
    const id = await raise();
    const attach = async (caller: Caller) =>
      (
        await caller.upload(
          `/logic/claim/${id}/image`,
          form({}, [
            { name: 'una.png', bytes: png },
            { name: 'otra.png', bytes: png },
          ]),
        )
      ).body.data;
    const [mine, kept] = await attach(owner);
    expect((await correct(id, { ...words, removed_images: [mine.id] })).status).toBe(200);
    expect((await seenBy(owner, id)).claim_image.map(({ id: image }: { id: number }) => image)).toEqual([kept.id]);
    expect((await historyOf(owner, id)).at(-1)).toMatchObject({ field: 'photos', from: '2', to: '1' });
    // A repetition returns the same.
    expect((await correct(id, { ...words, removed_images: [mine.id] })).status).toBe(200);
    const theirs = (await attach(manager)).at(-1);
    const refused = await correct(id, { ...words, removed_images: [theirs.id] });
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Una de las fotos la adjuntó otra persona: no la podés quitar.',
    ]);
    expect((await seenBy(owner, id)).claim_image).toHaveLength(3);
  });

  test('is possible for tenants, and for a consortium in its project', async () => {
    const tenant = await api.as('inquilino@demo.ar');
    const own = (await tenant.get('/logic/unit')).body.data[0].contract_id;
    const rented = (await raiseClaim(tenant, own)).body.data.unit_claim.id as number;
    expect((await correct(rented, words, tenant)).status).toBe(200);

    const consortium = await api.as('consorcio@demo.ar');
    const raised = await consortium.upload(
      '/logic/project/1/project_claim',
      form({ reason: 'Ascensor', description: 'No sube desde ayer' }),
    );
    const { id } = raised.body.data.project_claim;
    const correctTexts = (body: object, caller: Caller) => caller.put(`/logic/project_claim/${id}/words`, body);
    const next = { reason: 'Ascensor de servicio', description: 'No sube desde anteayer' };
    expect((await correctTexts({ ...next, description: 'Corta' }, consortium)).body.errors[0].field).toBe(
      'description',
    );
    expect((await correctTexts(next, owner)).status).toBe(404);
    const { body } = await correctTexts(
      { ...next, from: { reason: 'Ascensor', description: 'No sube desde ayer' } },
      consortium,
    );
    expect(body.data.project_claim).toMatchObject({ reason: next.reason, claim: { description: next.description } });
    expect(await historyOf(consortium, id)).toMatchObject([{ field: 'reason' }, { field: 'description' }]);
    await admin.post(`/logic/claim/${id}/status/up`);
    expect((await correctTexts(next, consortium)).status).toBe(409);
    expect((await correctTexts(next, await api.as('inquilino@demo.ar'))).status).toBe(404);
  });
});
