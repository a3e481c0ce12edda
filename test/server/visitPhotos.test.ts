import { makeVisitLink } from '../../src/server/works/workLinks.service';
import { ownershipOf, raiseClaim } from './support/claims';
import { form, pdf, png, pngOf } from './support/files';
import { callerOf, startTestApp, type Caller, type TestApp } from './support/testApp';
import { linkOf, newBegunVisit, secretOf } from './support/works';

let api: TestApp;
let admin: Caller;
let owner: Caller;
let stranger: Caller;
let claimId: number;
let ownerId: number;

beforeAll(async () => {
  api = await startTestApp();
  [admin, owner, stranger] = await Promise.all([
    api.as('admin@demo.ar'),
    api.as('cliente@demo.ar'),
    api.as('valeria.pinto@correo.ar'),
  ]);
  claimId = (await raiseClaim(owner, await ownershipOf(admin, 'Torre Oroño/3° A'))).body.data.unit_claim.claim_id;
  ownerId = (await owner.get('/auth/info')).body.data.user.id;
});
afterAll(() => api.close());

const byLink = (secret: string) => callerOf(api.app, secret, 'Link');
const photo = { name: 'puerta.png', bytes: png as Buffer };
const missed = (files = [photo], more: Record<string, string> = {}) =>
  form({ outcome: 'missed', missed_by: 'resident', note: 'Toqué timbre.', ...more }, files);

/** A visit that began an hour ago, and the links of its contractor and its resident. */
async function begunVisit() {
  const { id, work } = await newBegunVisit(api, admin, claimId);
  const path = await api.connection.db.transaction((tx) =>
    makeVisitLink(tx, { visitId: id, workId: work.id, accountId: ownerId }),
  );
  return { id, work, contractor: byLink(await linkOf(admin, work.id)), resident: byLink(secretOf(path)) };
}
const end = (who: Caller, id: number, body: FormData, headers?: Record<string, string>) =>
  who.upload(`/logic/visit/${id}/outcome`, body, headers, 'PUT');
const endByLink = (who: Caller, id: number, body: FormData, headers?: Record<string, string>) =>
  who.upload(`/logic/link/visit/${id}/outcome`, body, headers, 'PUT');
const photosOf = (visit: { photos: { name: string }[] }) => visit.photos.map(({ name }) => name);
const storedPhotos = async (id: number): Promise<number> =>
  (await api.connection.pool.query('select 1 from visit_photo where visit_id = $1', [id])).rowCount ?? 0;
const historyOf = async (workId: number) =>
  (await admin.get(`/logic/work_order/${workId}`)).body.data.events as { what: string; note: string; at: string }[];

test('staff add photos of a visit that did not take place; users who see the visit see them, and nobody else', async () => {
  const { id, contractor, resident } = await begunVisit();
  const { status, body } = await end(admin, id, missed([photo, { ...photo, name: 'portero.png' }]));
  expect({ status, ...body.data }).toMatchObject({ status: 'missed', note: 'Toqué timbre.', missed_by: 'resident' });
  expect(status).toBe(200);
  expect(photosOf(body.data)).toEqual(['puerta.png', 'portero.png']);
  const { url } = body.data.photos[0];
  expect((await api.app.inject({ url })).headers['content-type']).toBe('image/png');

  expect(photosOf((await owner.get(`/logic/visit/${id}`)).body.data)).toHaveLength(2);
  expect(photosOf((await owner.get(`/logic/visit?claim_id=${claimId}`)).body.data.at(-1))).toHaveLength(2);
  expect(photosOf((await resident.get('/logic/link/visit')).body.data[0])).toHaveLength(2);
  expect(photosOf((await contractor.post('/logic/own_work')).body.data.visits[0])).toHaveLength(2);
  expect((await stranger.get(`/logic/visit/${id}`)).status).toBe(404);
});

test("a contractor's photos are stored once, however often they are sent by the link, with the phone's time", async () => {
  const { id, work, contractor } = await begunVisit();
  const at = new Date(Date.now() - 1_800_000).toISOString();
  const key = { 'idempotency-key': 'nadie-atendio-1' };
  const send = () => endByLink(contractor, id, missed([photo], { at }), key);
  const answers = [...(await Promise.all([send(), send()])), await send()];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const { body } of answers) expect(photosOf(body.data)).toEqual(['puerta.png']);
  expect(await storedPhotos(id)).toBe(1);
  const events = (await historyOf(work.id)).filter(({ what }) => what === 'visitMissed');
  expect(events).toMatchObject([{ note: 'Toqué timbre.', at }]);

  const other = await endByLink(contractor, id, missed([]), key);
  expect({ status: other.status, field: other.body.errors[0].field }).toEqual({
    status: 409,
    field: 'idempotency-key',
  });
  // Without the key it is a different command, for a visit that is over.
  expect((await endByLink(contractor, id, missed())).status).toBe(409);
});

test('a file that is not a photo, too large or too many files are refused at their field, and the visit stays open', async () => {
  const { id, contractor } = await begunVisit();
  const refused = async (who: (body: FormData) => ReturnType<typeof end>, files: (typeof photo)[]) => {
    const { status, body } = await who(missed(files));
    return [status, body.errors?.[0]?.field];
  };
  const byStaff = (body: FormData) => end(admin, id, body);
  const byContractor = (body: FormData) => endByLink(contractor, id, body);
  for (const who of [byStaff, byContractor]) {
    expect(await refused(who, [{ name: 'puerta.png', bytes: pdf }])).toEqual([415, 'images']);
    expect(await refused(who, [{ name: 'puerta.png', bytes: pngOf(3 * 1024 * 1024 + 1) }])).toEqual([413, 'images']);
    expect(
      (
        await refused(
          who,
          Array.from({ length: 6 }, () => photo),
        )
      )[1],
    ).toBe('images');
  }
  const done = await end(admin, id, form({ outcome: 'done' }, [photo]));
  expect({ status: done.status, errors: done.body.errors }).toEqual({
    status: 422,
    errors: [{ field: 'images', message: 'Las fotos son de una visita que no se hizo.' }],
  });
  expect((await admin.get(`/logic/visit/${id}`)).body.data.status).toBe('agreed');
  expect(await storedPhotos(id)).toBe(0);
});

test('cannot be sent by the resident, nor by another contractor', async () => {
  const { id, resident } = await begunVisit();
  const other = await begunVisit();
  expect((await end(owner, id, missed())).status).toBe(403);
  expect((await endByLink(resident, id, missed())).status).toBe(403);
  expect((await endByLink(other.contractor, id, missed())).status).toBe(404);
  expect(await storedPhotos(id)).toBe(0);
});
