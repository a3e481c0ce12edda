import { ownershipOf, raiseClaim } from '../support/claims';
import { form, png } from '../support/files';
import { callerOf, startTestApp, type Caller, type TestApp } from '../support/testApp';
import { linkOf, newWork } from '../support/works';

let api: TestApp;
let admin: Caller;
let owner: Caller;
let contract: number;

beforeAll(async () => {
  api = await startTestApp();
  [admin, owner] = await Promise.all([api.as('admin@demo.ar'), api.as('cliente@demo.ar')]);
  contract = await ownershipOf(admin, 'Torre Oroño/3° A');
});
afterEach(() => demand({}));
afterAll(() => api.close());

/** Sets what the company demands. */
async function demand(demands: { demands_done_text?: boolean; demands_done_photo?: boolean }) {
  const { rules, week, days, reminder_days, version } = (await admin.get('/logic/terms')).body.data;
  const none = { demands_done_text: false, demands_done_photo: false };
  const { status } = await admin.put('/logic/terms', {
    ...{ rules, week, days, reminder_days, version },
    ...none,
    ...demands,
  });
  expect(status).toBe(200);
}
const move = (id: number, name: string, body?: object) => admin.post(`/logic/claim/${id}/status/${name}`, body);
async function newOpen(): Promise<number> {
  const id = (await raiseClaim(owner, contract, {}, [{ name: 'antes.png', bytes: png }])).body.data.unit_claim.id;
  await move(id, 'up');
  await move(id, 'up');
  return id as number;
}
const seenBy = async (caller: Caller, id: number) => (await caller.get(`/logic/unit_claim/${id}`)).body.data;
const proposalOf = async (id: number) => (await admin.get(`/logic/claim/${id}/finish`)).body.data;
const statusOf = async (id: number) => (await seenBy(admin, id)).unit_claim.claim.claim_status.code as string;

/** A contractor that has finished the work of a claim, with a report and a photo. */
async function finishedBy(claimIds: number[]) {
  const { id } = await newWork(admin, claimIds);
  const contractor = callerOf(api.app, await linkOf(admin, id), 'Link');
  await contractor.put('/logic/own_work/status', { move: 'accept' });
  for (const kind of ['before', 'after'])
    await contractor.upload(
      '/logic/own_work/photos',
      form({ kind, claim_id: claimIds[0]! }, [{ name: `${kind}.png`, bytes: png }]),
    );
  await contractor.put('/logic/own_work/status', { move: 'finish', note: 'Cambié el flexible.' });
  return { id, contractor };
}

describe('what was done in a completed claim', () => {
  test('is stored with it: who sees the claim reads it, in the claim, its history and the mail', async () => {
    const id = await newOpen();
    expect(await seenBy(owner, id)).not.toHaveProperty('rounds');
    expect((await move(id, 'up', { done: '  Cambiamos el flexible. ' })).status).toBe(200);
    const seen = await seenBy(owner, id);
    expect(seen.rounds).toMatchObject([
      { round: 1, done: 'Cambiamos el flexible.', reopened_at: null, photos: [], ended_at: expect.any(String) },
    ]);
    const { data: changes } = (await owner.get(`/logic/claim/${id}/history`)).body;
    expect(changes.at(-1)).toMatchObject({ to: 'completed', reason: 'Cambiamos el flexible.' });
    const { rows } = await api.connection.pool.query(
      "select notes from outbox_mail where recipient = 'cliente@demo.ar' and claim_id = $1",
      [id],
    );
    expect(JSON.stringify(rows)).toContain('Qué se hizo: Cambiamos el flexible.');
  });

  test('may be missing, also without a body, and counts only for a move that completes', async () => {
    const id = (await raiseClaim(owner, contract)).body.data.unit_claim.id as number;
    expect((await move(id, 'up', { done: 'Nada todavía.' })).status).toBe(200);
    expect((await owner.get(`/logic/claim/${id}/history`)).body.data).toMatchObject([{ to: 'approved', reason: null }]);
    await move(id, 'up');
    expect((await move(id, 'up')).status).toBe(200);
    expect((await seenBy(owner, id)).rounds).toMatchObject([{ round: 1, done: null }]);
  });

  test('is refused if it is too long, or if a photo is not one of the claim', async () => {
    const id = await newOpen();
    const tooLong = await move(id, 'up', { done: 'a'.repeat(2001) });
    expect([tooLong.status, tooLong.body.errors]).toEqual([
      422,
      [{ field: 'done', message: 'Lo que se hizo no puede superar los 2000 caracteres.' }],
    ]);
    const other = await newOpen();
    const [{ id: image }] = (await seenBy(admin, other)).unit_claim.claim_image;
    const refused = await move(id, 'up', { image_ids: [image] });
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'image_ids']);
    expect((await move(id, 'up', { work_photo_ids: [999_999] })).body.errors[0].field).toBe('work_photo_ids');
    expect(await statusOf(id)).toBe('open');
  });

  test('is demanded if the company says so, also of many claims at once', async () => {
    await demand({ demands_done_text: true });
    const id = await newOpen();
    const refused = await move(id, 'up');
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'done']);
    const bulk = async (reason?: string) => {
      const { body } = await admin.post('/logic/unit_claim/bulk', { action: 'up', ids: [id], reason });
      await api.runJobs();
      return (await admin.get(`/logic/claim_bulk/${body.data.id}`)).body.data.rows[0];
    };
    expect(await bulk()).toMatchObject({ outcome: 'refused', message: refused.body.message });
    expect(await bulk('Se arregló todo.')).toMatchObject({ outcome: 'done' });
    expect((await seenBy(owner, id)).rounds).toMatchObject([{ done: 'Se arregló todo.' }]);
  });
});

describe('photos of the finished work', () => {
  test('and the report of a contractor are proposed to staff, and shown as they choose', async () => {
    const id = await newOpen();
    expect(await proposalOf(id)).toEqual({ done: '', photos: [], demands_text: false, demands_photo: false });
    await finishedBy([id]);
    const proposal = await proposalOf(id);
    expect(proposal).toMatchObject({ done: 'Cambié el flexible.', photos: [{ kind: 'after', name: 'after.png' }] });
    await admin.upload(`/logic/claim/${id}/image`, form({}, [{ name: 'oficina.png', bytes: png }]));
    const office = (await seenBy(admin, id)).unit_claim.claim_image.at(-1);
    const chosen = { work_photo_ids: proposal.photos.map((photo: { id: number }) => photo.id), image_ids: [office.id] };
    expect((await move(id, 'up', chosen)).status).toBe(200);
    const { rounds, unit_claim: claim } = await seenBy(owner, id);
    expect(rounds[0].photos.map(({ name }: { name: string }) => name).sort()).toEqual(['after.png', 'oficina.png']);
    // The contractor's photo is not one of the claim's own.
    expect(claim.claim_image.map(({ name }: { name: string }) => name)).toEqual(['antes.png', 'oficina.png']);
    const url = new URL(rounds[0].photos[0].url, 'http://x');
    expect((await owner.get(`${url.pathname.replace(/^\/api/, '')}${url.search}`)).status).toBe(200);
  });

  test('of a contractor are taken over if the call names none, and not if staff chose none', async () => {
    const [named, unnamed] = [await newOpen(), await newOpen()];
    await finishedBy([named]);
    await finishedBy([unnamed]);
    await move(named, 'up', { work_photo_ids: [] });
    await move(unnamed, 'up');
    expect((await seenBy(owner, named)).rounds[0].photos).toEqual([]);
    expect((await seenBy(owner, unnamed)).rounds[0].photos).toMatchObject([{ name: 'after.png' }]);
  });

  test('are demanded if the company says so; those of the contractor count', async () => {
    await demand({ demands_done_photo: true });
    const [bare, finished] = [await newOpen(), await newOpen()];
    const refused = await move(bare, 'up', { done: 'Listo.' });
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'work_photo_ids']);
    await finishedBy([finished]);
    expect((await proposalOf(finished)).demands_photo).toBe(true);
    expect((await move(finished, 'up')).status).toBe(200);
  });

  test('of a work order with several claims belong only to the claim that they name', async () => {
    const [here, there] = [await newOpen(), await newOpen()];
    await finishedBy([here, there]);
    expect((await proposalOf(here)).photos).toHaveLength(1);
    expect((await proposalOf(there)).photos).toEqual([]);
    const [photo] = (await proposalOf(here)).photos;
    expect((await move(there, 'up', { work_photo_ids: [photo.id] })).status).toBe(422);
  });
});

describe('a claim that is reopened', () => {
  test('keeps each round, counts them in the list, and is found by a filter', async () => {
    const id = await newOpen();
    await move(id, 'up', { done: 'Primera vez.' });
    await move(id, 'reopen');
    const listed = async (filter: string) =>
      ((await admin.get(`/logic/unit_claim?q=${id}&${filter}`)).body.data as { unit_claim: { id: number } }[]).some(
        ({ unit_claim: claim }) => claim.id === id,
      );
    expect((await seenBy(owner, id)).unit_claim.claim.reopened_count).toBe(1);
    expect([await listed('reopened=true'), await listed('reopened=false')]).toEqual([true, false]);
    for (const step of ['up', 'up']) await move(id, step);
    await move(id, 'up', { done: 'Segunda vez.' });
    expect((await seenBy(owner, id)).rounds).toMatchObject([
      { round: 1, done: 'Primera vez.', reopened_at: expect.any(String) },
      { round: 2, done: 'Segunda vez.', reopened_at: null },
    ]);
    const exported = await admin.get(
      '/logic/unit_claim/export?format=csv&columns=id,reopened&reopened=true&sort=-reopened',
    );
    expect(exported.status).toBe(200);
    expect(String(exported.body)).toContain(`${id};2.ª vez`);
  });

  test('a completion that is undone leaves no round, and neither does an undone reopening', async () => {
    const id = await newOpen();
    await move(id, 'up', { done: 'Listo.' });
    expect((await admin.post(`/logic/claim/${id}/status/undo?from=completed`)).status).toBe(200);
    expect(await seenBy(owner, id)).not.toHaveProperty('rounds');
    await move(id, 'up', { done: 'Ahora sí.' });
    await move(id, 'reopen');
    await admin.post(`/logic/claim/${id}/status/undo?from=pending`);
    const { rounds, unit_claim: claim } = await seenBy(owner, id);
    expect(rounds).toMatchObject([{ round: 1, done: 'Ahora sí.', reopened_at: null }]);
    expect(claim.claim).not.toHaveProperty('reopened_count');
  });
});

test('only staff read what a contractor reported before the claim is completed', async () => {
  const id = await newOpen();
  const tenant = await api.as('inquilino@demo.ar');
  for (const caller of [owner, tenant]) expect((await caller.get(`/logic/claim/${id}/finish`)).status).toBe(403);
  expect((await admin.get('/logic/claim/999999/finish')).status).toBe(404);
});
