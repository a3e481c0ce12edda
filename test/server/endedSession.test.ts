import { readdir } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { operations } from '../../src/contract/operations';
import { isForLinks } from '../../src/contract/permissions';
import { newCompletedClaim, ownershipOf, unitClaimFields } from './support/claims';
import { form, pdf, png } from './support/files';
import { startTestApp, type TestApp } from './support/testApp';
import { newBegunVisit } from './support/works';

let api: TestApp;
let contractId: number;
let visitId: number;
let workId: number;
let completedId: number;

beforeAll(async () => {
  api = await startTestApp();
  const admin = await api.as('admin@demo.ar');
  contractId = await ownershipOf(admin, 'Torre Oroño/3° A');
  completedId = await newCompletedClaim(admin, await api.as('cliente@demo.ar'), contractId);
  const visit = await newBegunVisit(api, admin, 1);
  [visitId, workId] = [visit.id, visit.work.id];
});
afterAll(() => api.close());

const people = 'Email;Nombre;Apellido;DNI\nana@correo.ar;Ana;Paz;31222333\n';
const company = { name: 'Obras del Sur', colour: '', phone: '', opening_hours: '' };
const uploads: Record<string, () => { path: string; body: FormData; method?: 'PUT'; user?: string }> = {
  createUnitClaim: () => ({
    path: `/logic/contract/${contractId}/unit_claim`,
    body: form(unitClaimFields(), [{ name: 'a.png', bytes: png }]),
  }),
  createProjectClaim: () => ({
    path: '/logic/project/1/project_claim',
    body: form({ reason: 'Ascensor', description: 'No anda desde ayer a la noche' }, [{ name: 'a.png', bytes: png }]),
  }),
  attachClaimImages: () => ({ path: '/logic/claim/1/image', body: form({}, [{ name: 'a.png', bytes: png }]) }),
  answerClaim: () => ({
    path: `/logic/claim/${completedId}/answer`,
    body: form({ verdict: 'no' }, [{ name: 'a.png', bytes: png }]),
    user: 'cliente@demo.ar',
  }),
  addClaimNote: () => ({
    path: '/logic/claim/1/note',
    body: form({ text: 'Entre nosotros' }, [{ name: 'a.png', bytes: png }]),
  }),
  addUnitPlan: () => ({ path: '/logic/unit/1/plan', body: form({}, [{ name: 'a.pdf', bytes: pdf }], 'file') }),
  addProjectPlan: () => ({ path: '/logic/project/1/plan', body: form({}, [{ name: 'a.pdf', bytes: pdf }], 'file') }),
  addHouseRules: () => ({
    path: '/logic/project/1/house_rules',
    body: form({}, [{ name: 'a.pdf', bytes: pdf }], 'file'),
  }),
  createImport: () => ({
    path: '/logic/import',
    body: form({}, [{ name: 'a.csv', bytes: Buffer.from(people) }], 'file'),
  }),
  updateCompany: () => ({
    path: '/logic/company',
    body: form(company, [{ name: 'logo.png', bytes: png }], 'logo'),
    method: 'PUT',
  }),
  updateLoginPicture: () => ({
    path: '/logic/company/login_picture',
    body: form({}, [{ name: 'obra.png', bytes: png }], 'picture'),
    method: 'PUT',
  }),
  sendWorkMessage: () => ({
    path: `/logic/work_order/${workId}/message`,
    body: form({ text: 'Vamos mañana.' }, [{ name: 'a.png', bytes: png }]),
  }),
  addWorkCost: () => ({
    path: `/logic/work_order/${workId}/cost`,
    body: form(
      { kind: 'parts', day: '2026-11-10', bearer: 'company', actual: '1' },
      [{ name: 'a.pdf', bytes: pdf }],
      'invoice',
    ),
  }),
  endVisit: () => ({
    path: `/logic/visit/${visitId}/outcome`,
    body: form({ outcome: 'missed', missed_by: 'resident' }, [{ name: 'a.png', bytes: png }]),
    method: 'PUT',
  }),
};

test('every call with file uploads is tested here, except those of links, which the tests of links cover', () => {
  const names = operations
    .filter(({ files, permission }) => files && !isForLinks(permission))
    .map(({ operationId }) => operationId);
  expect(Object.keys(uploads).toSorted()).toEqual(names.toSorted());
});

const counts = async () => {
  const { rows } = await api.connection.pool.query(
    `select (select count(*) from claim) claims, (select count(*) from stored_file) files, (select count(*) from claim_image) images,
       (select count(*) from claim_note) notes,
       (select count(*) from plan) plans, (select count(*) from import_job) imports, (select count(*) from company where name <> '') companies`,
  );
  const entries = await readdir(api.config.filesDir, { recursive: true, withFileTypes: true });
  return { ...rows[0], onDisk: entries.filter((entry) => entry.isFile()).length } as object;
};

/** Sends a call whose second half follows only after `meanwhile`. */
async function sendInHalves(
  token: string,
  path: string,
  body: FormData | string,
  meanwhile: () => Promise<unknown>,
  method: 'POST' | 'PUT' = 'POST',
) {
  const encoded = new Response(body);
  const bytes = Buffer.from(await encoded.arrayBuffer());
  const half = Math.floor(bytes.length / 2);
  const payload = new PassThrough();
  const answer = api.app.inject({
    method,
    url: `/api${path}`,
    payload,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': typeof body === 'string' ? 'application/json' : encoded.headers.get('content-type')!,
    },
  });
  payload.write(bytes.subarray(0, half));
  // Once the body is being read, the caller has been authorised.
  while (payload.readableLength > 0) await sleep(5);
  await meanwhile();
  payload.end(bytes.subarray(half));
  return answer;
}

const ended = { success: false, message: 'Tu sesión terminó. Iniciá sesión de nuevo.' };

test.each(Object.keys(uploads))('%s stores nothing if its session ends during the upload', async (name) => {
  const { path, body, method, user = 'admin@demo.ar' } = uploads[name]!();
  const before = await counts();
  const caller = await api.as(user);
  const refused = await sendInHalves(caller.token, path, body, () => caller.post('/auth/logout'), method);
  expect({ status: refused.statusCode, body: refused.json() as object }).toEqual({ status: 401, body: ended });
  expect(await counts()).toEqual(before);
  const { token } = await api.as(user);
  const again = await sendInHalves(token, path, uploads[name]!().body, () => Promise.resolve(), method);
  expect(again.statusCode).toBe(method ? 200 : 201);
});

test('so does a comment, and an account that was deactivated meanwhile', async () => {
  const admin = await api.as('admin@demo.ar');
  const owner = await api.as('cliente@demo.ar');
  const text = JSON.stringify({ text: 'Sigue goteando' });
  const left = await sendInHalves(admin.token, '/logic/claim/1/comment', text, () => admin.post('/auth/logout'));
  expect(left.statusCode).toBe(401);
  const { path, body } = uploads.createUnitClaim!();
  const removed = await sendInHalves(owner.token, path, body, () =>
    api.connection.pool.query("update account set active = false where username = 'cliente@demo.ar'"),
  );
  expect(removed.statusCode).toBe(401);
});
