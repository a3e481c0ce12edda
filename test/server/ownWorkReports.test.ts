import { ownershipOf, raiseClaim } from './support/claims';
import { form, png } from './support/files';
import { callerOf, startTestApp, type Caller, type TestApp } from './support/testApp';
import { linkOf, newWork } from './support/works';

let api: TestApp;
let admin: Caller;
let owner: Caller;
let neighbour: Caller;
let here: number;
let there: number;

beforeAll(async () => {
  api = await startTestApp();
  [admin, owner] = await Promise.all([api.as('admin@demo.ar'), api.as('cliente@demo.ar')]);
  neighbour = await api.as('inquilino@demo.ar');
  const raise = async (description: string) => {
    const contract = await ownershipOf(admin, 'Torre Oroño/3° A');
    return (await raiseClaim(owner, contract, { description })).body.data.unit_claim.claim_id as number;
  };
  here = await raise('Gotea la canilla de la cocina');
  const project = await admin.upload(
    '/logic/project/1/project_claim',
    form({ reason: 'Ascensor', description: 'No anda desde ayer a la noche' }),
  );
  there = project.body.data.project_claim.claim_id as number;
});
afterAll(() => api.close());

async function newAccepted(claims: number[] = [here]) {
  const { id, contractor: made } = await newWork(admin, claims);
  const contractor = callerOf(api.app, await linkOf(admin, id), 'Link');
  await contractor.put('/logic/own_work/status', { move: 'accept' });
  return { id, contractor, name: made.name };
}
const own = async (contractor: Caller) => (await contractor.post('/logic/own_work')).body.data;
const seen = async (id: number) => (await admin.get(`/logic/work_order/${id}`)).body.data;
const finish = (contractor: Caller, more: object = {}) =>
  contractor.put('/logic/own_work/status', { move: 'finish', ...more });
const stuck = (contractor: Caller, fields: Record<string, string>, files: { name: string; bytes: Buffer }[] = []) =>
  contractor.upload('/logic/own_work/stuck', form(fields, files));
const message = (contractor: Caller, text?: string) =>
  contractor.upload('/logic/own_work/message', form(text === undefined ? {} : { text }));
const whats = (events: { what: string }[]) => events.map(({ what }) => what);
const windowOn = (days: number) => {
  const at = new Date(Date.now() + days * 86_400_000).setUTCHours(13, 0, 0, 0);
  return { starts_at: new Date(at).toISOString(), ends_at: new Date(at + 7_200_000).toISOString() };
};

test('each place is arrived at and finished by itself; the work order is done with the last one', async () => {
  const { id, contractor } = await newAccepted([here, there]);
  const visits = [];
  for (const [index, claimId] of [here, there].entries())
    visits.push(
      (
        await admin.post('/logic/visit', {
          ...{ work_id: id, claim_id: claimId, is_agreed: true },
          windows: [windowOn(30 + id + index)],
        })
      ).body.data.id as number,
    );
  expect((await contractor.post('/logic/own_work/arrival', { claim_id: here })).status).toBe(201);
  expect((await own(contractor)).places).toMatchObject([
    { claim_id: here, arrived_at: expect.any(String), done_at: null },
    { claim_id: there, arrived_at: null, done_at: null },
  ]);

  const first = await finish(contractor, { claim_id: here, note: 'Cambié el cuerito.' });
  expect(first.body.data).toMatchObject({
    status: 'accepted',
    places: [{ done_at: expect.any(String) }, { done_at: null }],
    reports: [{ claim_id: here, note: 'Cambié el cuerito.' }],
  });
  const half = await seen(id);
  expect(half).toMatchObject({ status: 'accepted', claims: [{ done_at: expect.any(String) }, { done_at: null }] });
  const statusOf = async (visit: number) => (await admin.get(`/logic/visit/${visit}`)).body.data.status as string;
  // The visit to the other place stays.
  expect([await statusOf(visits[0]!), await statusOf(visits[1]!)]).toEqual(['cancelled', 'agreed']);

  await finish(contractor, { claim_id: there, note: 'Ajusté el freno.' });
  const done = await seen(id);
  expect(done).toMatchObject({
    status: 'done',
    claims: [{ done_at: expect.any(String) }, { done_at: expect.any(String) }],
  });
  expect(whats(done.events).filter((what) => what.startsWith('finish'))).toEqual(['finishPlace', 'finish']);
  expect((await own(contractor)).reports).toHaveLength(2);

  // Staff send it back: all places are open again.
  await admin.put(`/logic/work_order/${id}/status`, { move: 'return', note: 'Sigue goteando.' });
  expect((await own(contractor)).places).toMatchObject([{ done_at: null }, { done_at: null }]);
  expect((await finish(contractor)).body.data).toMatchObject({ status: 'done', reports: [{ claim_id: null }] });
});

test('a place that is not of the work order is refused', async () => {
  const { contractor } = await newAccepted();
  for (const answer of [
    await contractor.post('/logic/own_work/arrival', { claim_id: there }),
    await finish(contractor, { claim_id: there }),
    await stuck(contractor, { reason: 'nobody', claim_id: String(there) }),
  ])
    expect(answer.status).toBe(404);
});

test('a report is corrected until staff have verified it, also by the repeated report of a phone', async () => {
  const { id, contractor } = await newAccepted();
  await finish(contractor, { note: 'Cambié el felxible.', parts: '1 flexible' });
  const correct = (note: string) => contractor.put('/logic/own_work/report', { note, parts: '2 flexibles' });
  expect((await correct('Cambié el flexible.')).body.data.reports).toEqual([
    { claim_id: null, note: 'Cambié el flexible.', parts: '2 flexibles', at: expect.any(String) },
  ]);
  expect((await finish(contractor, { note: 'Cambié los dos.' })).body.data.reports).toMatchObject([
    { note: 'Cambié los dos.' },
  ]);
  expect(whats((await seen(id)).events).slice(-3)).toEqual(['finish', 'corrected', 'corrected']);
  await admin.put(`/logic/work_order/${id}/status`, { move: 'verify' });
  expect((await correct('Otra cosa.')).status).toBe(409);
  expect((await finish(contractor)).status).toBe(409);
});

test('arrival and end are taken back within ten minutes, and the history keeps both', async () => {
  const { id, contractor } = await newAccepted();
  const takeBack = (what: string) => contractor.put('/logic/own_work/take_back', { what });
  expect((await takeBack('arrive')).status).toBe(409);
  await contractor.post('/logic/own_work/arrival', {});
  expect((await takeBack('arrive')).body.data.arrived_at).toBeNull();
  expect((await takeBack('arrive')).status).toBe(409);
  await contractor.post('/logic/own_work/arrival', {});
  await finish(contractor);
  expect((await takeBack('finish')).body.data).toMatchObject({
    status: 'accepted',
    arrived_at: expect.any(String),
    reports: [],
  });
  expect(whats((await seen(id)).events).slice(2)).toEqual([
    ...['arrive', 'arriveUndone', 'arrive'],
    ...['finish', 'finishUndone'],
  ]);
  const longAgo = new Date(Date.now() - 11 * 60_000).toISOString();
  await finish(contractor, { at: longAgo });
  expect((await takeBack('finish')).status).toBe(409);
  expect((await seen(id)).status).toBe('done');
});

test('what could not be finished stays accepted, with reason and photos, until somebody acts on it', async () => {
  const { id, contractor, name } = await newAccepted();
  expect((await stuck(contractor, { reason: 'material' })).body.errors).toEqual([
    { field: 'note', message: 'Decí qué falta.' },
  ]);
  const sent = await stuck(contractor, { reason: 'material', note: 'Un flexible de 40 cm.' }, [
    { name: 'falta.png', bytes: png },
  ]);
  expect(sent.status).toBe(201);
  expect(sent.body.data).toMatchObject({
    status: 'accepted',
    stuck: { reason: 'material', note: 'Un flexible de 40 cm.' },
    photos: [{ kind: 'other' }],
  });
  const stuckIds = async () =>
    (await admin.get('/logic/work_order?stuck=true&page=1&page_size=200')).body.data.map(
      (work: { id: number }) => work.id,
    );
  expect(await stuckIds()).toContain(id);
  expect((await seen(id)).events.at(-1)).toMatchObject({
    ...{ what: 'stuck', reason: 'material', note: 'Un flexible de 40 cm.', by: name },
  });

  const delayFor = async (caller: Caller) => (await caller.get(`/logic/unit_claim/${here}`)).body.data.delay as string;
  expect([await delayFor(owner), await delayFor(admin)]).toEqual(['material', undefined]);

  const answered = await admin.upload(`/logic/work_order/${id}/message`, form({ text: 'Te lo llevamos mañana.' }));
  expect(answered.status).toBe(201);
  expect(answered.body.data.stuck).toBeNull();
  expect(await stuckIds()).not.toContain(id);
  expect((await own(contractor)).stuck).toBeNull();
  expect(await delayFor(owner)).toBeUndefined();

  await stuck(contractor, { reason: 'more_days' });
  await admin.post('/logic/visit', {
    ...{ work_id: id, claim_id: here, is_agreed: true },
    windows: [windowOn(200 + id)],
  });
  expect((await seen(id)).stuck).toBeNull();

  const asked = await newWork(admin, [here]);
  const early = callerOf(api.app, await linkOf(admin, asked.id), 'Link');
  expect((await stuck(early, { reason: 'nobody' })).status).toBe(409);
});

test('contractor and company write to each other, with photos; what is unread is counted until somebody reads it', async () => {
  const { id, contractor, name } = await newAccepted();
  expect((await message(contractor)).body.errors).toEqual([
    { field: 'text', message: 'Escribí un mensaje o agregá una foto.' },
  ]);
  const key = { 'idempotency-key': 'una-vez-sola' };
  const ask = () => contractor.upload('/logic/own_work/message', form({ text: '¿Tienen la llave de paso?' }), key);
  expect((await ask()).status).toBe(201);
  expect((await ask()).body.data.messages).toHaveLength(1);
  const photo = await contractor.upload('/logic/own_work/message', form({}, [{ name: 'llave.png', bytes: png }]));
  const [, withPhoto] = photo.body.data.messages as { id: number }[];
  expect(photo.body.data.photos).toMatchObject([{ message_id: withPhoto!.id }]);

  expect(await seen(id)).toMatchObject({
    unread_messages: 2,
    messages: [{ text: '¿Tienen la llave de paso?', by: name, is_staff: false }, { text: '' }],
  });
  const unread = async () =>
    (await admin.get('/logic/work_order?unread=true&page=1&page_size=200')).body.data.map(
      (work: { id: number }) => work.id,
    );
  expect(await unread()).toContain(id);
  expect((await admin.put(`/logic/work_order/${id}/message/read`)).body.data.unread_messages).toBe(0);
  expect(await unread()).not.toContain(id);

  const post = () => admin.upload(`/logic/work_order/${id}/message`, form({ text: 'La tiene el portero.' }), key);
  expect((await post()).status).toBe(201);
  expect((await post()).body.data.messages).toHaveLength(3);
  expect((await own(contractor)).messages.at(-1)).toMatchObject({ text: 'La tiene el portero.', is_staff: true });
  expect((await admin.upload(`/logic/work_order/${id}/message`, form({}))).status).toBe(422);
  expect((await admin.upload('/logic/work_order/99999/message', form({ text: 'Hola' }))).status).toBe(404);
});

test('residents and consortiums read nothing of the messages and of what could not be finished', async () => {
  const { id, contractor } = await newAccepted([here, there]);
  await message(contractor, 'Zarpazo confidencial');
  await stuck(contractor, { reason: 'material', note: 'Zócalo confidencial' }, [{ name: 'zoom.png', bytes: png }]);
  await finish(contractor, { claim_id: here, note: 'Zurcido confidencial' });
  await admin.upload(`/logic/work_order/${id}/message`, form({ text: 'Zorzal confidencial' }));
  const consortium = await api.as('consorcio@demo.ar');
  for (const caller of [owner, neighbour, consortium]) {
    for (const path of [`/logic/work_order/${id}`, '/logic/work_order', `/logic/claim/${here}/work_event`])
      expect([401, 403, 404]).toContain((await caller.get(path)).status);
    expect((await caller.upload(`/logic/work_order/${id}/message`, form({ text: 'Hola' }))).status).toBe(403);
    expect((await caller.put(`/logic/work_order/${id}/message/read`)).status).toBe(403);
    const read = await Promise.all(
      [
        ...[`/logic/unit_claim/${here}`, `/logic/project_claim/${there}`, `/logic/claim/${here}/comment`],
        ...[`/logic/claim/${here}/change`, '/logic/unit_claim', '/logic/project_claim', '/logic/visit'],
      ].map((path) => caller.get(path)),
    );
    expect(JSON.stringify(read)).not.toMatch(/confidencial|zoom\.png/);
  }
});
