import type { Found } from '../../src/contract/search';
import { startTestApp, type Caller, type TestApp } from './support/testApp';

let api: TestApp;
let admin: Caller;

beforeAll(async () => {
  api = await startTestApp();
  admin = await api.as('admin@demo.ar');
});
afterAll(() => api.close());

const find = async (q: string): Promise<Found[]> =>
  (await admin.get(`/logic/search?q=${encodeURIComponent(q)}`)).body.data.found;

test('a claim of either kind is found by its number', async () => {
  const unit = (await admin.get('/logic/unit_claim?page=1')).body.data[0].unit_claim;
  expect((await find(String(unit.claim_id)))[0]).toMatchObject({ kind: 'unit_claim', id: unit.claim_id });
  const project = (await admin.get('/logic/project_claim?page=1')).body.data[0].project_claim;
  expect((await find(`#${project.claim_id}`))[0]).toMatchObject({ kind: 'project_claim', id: project.claim_id });
});

test('a work order is found by its number, and "trabajo 3" finds only it', async () => {
  const { id } = (await admin.get('/logic/work_order?page=1')).body.data[0] as { id: number };
  expect(await find(String(id))).toContainEqual(expect.objectContaining({ kind: 'work', id, title: `Trabajo ${id}` }));
  expect(await find(`Trabajo ${id}`)).toEqual([expect.objectContaining({ kind: 'work', id })]);
  expect((await find(`reclamo ${id}`)).map((found) => found.kind)).toEqual([expect.stringMatching(/_claim$/)]);
});

test('a client is found by name without accents, e-mail, DNI with dots and phone in any form', async () => {
  const client = (await admin.get('/logic/client')).body.data.find(
    ({ username }: { username: string }) => username === 'cliente@demo.ar',
  );
  const dni = client.document.replace(/(\d{2})(\d{3})(\d{3})/, '$1.$2.$3');
  const phone = client.phone_number as string;
  const searchTexts = [
    `${client.last_name} ${client.name}`.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase(),
    'cliente@demo',
    dni,
    `+54 9 ${phone.slice(0, 3)} ${phone.slice(3, 6)}-${phone.slice(6)}`,
  ];
  for (const q of searchTexts)
    expect([q, await find(q)]).toEqual([
      q,
      expect.arrayContaining([expect.objectContaining({ kind: 'client', id: client.client_id })]),
    ]);
});

test('units and projects are found by name, with a limit for each', async () => {
  const found = await find('oroño');
  expect(found).toContainEqual(expect.objectContaining({ kind: 'project', title: 'Torre Oroño' }));
  expect(found.filter(({ kind }) => kind === 'unit').length).toBeLessThanOrEqual(6);
});

test('a unit is found by its name without punctuation and spaces, before longer names', async () => {
  const [first] = await find('2b torre oroño');
  expect(first).toMatchObject({ kind: 'unit', title: '2° B', detail: 'Torre Oroño' });
  expect((await find('torre 2B'))[0]).toMatchObject({ title: '2° B' });
  expect(await find('99z torre')).toEqual([]);
});

test('is only for staff, and requires a search text', async () => {
  expect((await (await api.as('cliente@demo.ar')).get('/logic/search?q=a')).status).toBe(403);
  expect((await admin.get('/logic/search?q=')).status).toBe(400);
});
