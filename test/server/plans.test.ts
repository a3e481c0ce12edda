import { form, jpeg, realHeic, pdf, png } from './support/files';
import { startTestApp, type Caller, type TestApp } from './support/testApp';

let api: TestApp;
let admin: Caller;
let owner: Caller;
let consortium: Caller;
let ownUnit: number;

beforeAll(async () => {
  api = await startTestApp();
  [admin, owner, consortium] = await Promise.all([
    api.as('admin@demo.ar'),
    api.as('cliente@demo.ar'),
    api.as('consorcio@demo.ar'),
  ]);
  ownUnit = (await owner.get('/logic/unit')).body.data[0].unit_id;
});
afterAll(() => api.close());

const add = (path: string, bytes: Buffer, name?: string, fileName = 'planta baja.pdf') =>
  admin.upload(path, form(name === undefined ? {} : { name }, [{ name: fileName, bytes }], 'file'));

test("staff add a plan, the unit's users see it, and it is served with its real type", async () => {
  const { status, body } = await add(`/logic/unit/${ownUnit}/plan`, pdf, ' Planta ');
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ name: 'Planta', content_type: 'application/pdf', bytes: pdf.length });
  const seen = (await owner.get(`/logic/unit/${ownUnit}/plan`)).body.data.find(
    ({ id }: { id: number }) => id === body.data.id,
  );
  const response = await api.app.inject(seen.url);
  expect(response.rawPayload.equals(pdf)).toBe(true);
  expect(response.headers['content-type']).toBe('application/pdf');
});

test.each([
  ['PNG', png],
  ['JPEG', jpeg],
])('a %s is accepted, and named after its file if it has no name', async (_, bytes) => {
  expect((await add('/logic/project/1/plan', bytes)).body.data.name).toBe('planta baja');
});

test('other types, no file, two files and too many bytes are refused', async () => {
  expect((await add('/logic/project/1/plan', realHeic)).body.message).toBe('El plano debe ser un PDF, PNG o JPEG.');
  expect((await admin.upload('/logic/project/1/plan', form({}))).status).toBe(422);
  expect(
    (
      await admin.upload(
        '/logic/project/1/plan',
        form(
          {},
          [
            { name: 'a.pdf', bytes: pdf },
            { name: 'b.pdf', bytes: pdf },
          ],
          'file',
        ),
      )
    ).status,
  ).toBe(422);
  const large = await add('/logic/project/1/plan', Buffer.concat([pdf, Buffer.alloc(20 * 1024 * 1024)]));
  expect([large.status, large.body.message]).toEqual([413, 'El archivo no puede superar los 20 MB.']);
});

test('a consortium only sees the plans of its project, and a client those of its units', async () => {
  expect((await consortium.get('/logic/project/1/plan')).status).toBe(200);
  expect((await consortium.get('/logic/project/2/plan')).status).toBe(404);
  expect((await consortium.get(`/logic/unit/${ownUnit}/plan`)).status).toBe(403);
  const others = (await admin.get('/logic/unit?page=1&q=pichincha')).body.data[0].unit_id;
  expect((await owner.get(`/logic/unit/${others}/plan`)).status).toBe(404);
  expect((await owner.get('/logic/project/1/plan')).status).toBe(403);
});

test('a plan is renamed and deleted, and its file goes with it', async () => {
  const { id, url } = (await add('/logic/project/2/plan', pdf)).body.data;
  expect((await admin.put(`/logic/plan/${id}`, { name: 'Subsuelo' })).body.data.name).toBe('Subsuelo');
  expect((await admin.put(`/logic/plan/${id}`, { name: ' ' })).status).toBe(422);
  expect((await admin.delete(`/logic/plan/${id}`)).body.data.name).toBe('Subsuelo');
  expect((await api.app.inject(url)).statusCode).toBe(404);
  expect((await admin.delete(`/logic/plan/${id}`)).status).toBe(404);
});
