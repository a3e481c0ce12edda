/** Several buildings of one consortium account: what it sees of them, and that a removed one is unread at once. */
import { findClaimContact } from '../../src/server/mail/termMails.repository';
import { operations } from '../../src/contract/operations';
import { form, pdf } from './support/files';
import { follow } from './support/follow';
import { startTestApp, textOf, type Caller, type TestApp } from './support/testApp';
import { until } from './support/until';
import { newWork } from './support/works';

let api: TestApp;
let admin: Caller;
/** Administers `Edificio Pellegrini` (2) and `Altos de San Lorenzo` (3). */
let several: Caller;
/** Administers `Torre Oroño` (1). */
let one: Caller;
let severalId: number;
let oneId: number;

/** A word of a claim's text and of a plan's name that occurs nowhere else. */
const word = 'Zarzaparrilla';

beforeAll(async () => {
  api = await startTestApp();
  [admin, several, one] = await Promise.all([
    api.as('admin@demo.ar'),
    api.as('administracion@demo.ar'),
    api.as('consorcio@demo.ar'),
  ]);
  [severalId, oneId] = (await Promise.all(
    [several, one].map(async (caller) => (await caller.get('/auth/info')).body.data.user.id as number),
  )) as [number, number];
});
afterAll(() => api.close());

const path = (id: number) => `/model/consortiumRoutes/${id}/projects`;
const add = (projectId: number, from?: number, id = severalId) => admin.post(path(id), { projectId, from });
const remove = (projectId: number, id = severalId) => admin.delete(`${path(id)}/${projectId}`);
const projectsOf = async (caller: Caller) =>
  (await caller.get('/logic/project')).body.data.map(({ id }: { id: number }) => id) as number[];
const raise = (caller: Caller, projectId: number, description = `${word} en la terraza`) =>
  caller.upload(`/logic/project/${projectId}/project_claim`, form({ reason: 'Filtración', description }));

/** Every response of the reading calls for a user that contains the word; a claim's or a project's id for every id. */
async function* answersWithWord(caller: Caller, ids: number[]) {
  for (const { method, path: address, isStream } of operations) {
    if (method !== 'GET' || isStream) continue;
    for (const id of address.includes('{') ? ids : ids.slice(0, 1))
      for (const query of [
        '',
        `?q=${word}`,
        '?format=csv',
        '?by=project_id,status',
        `?ids=${id}`,
        `?project_id=${id}`,
      ]) {
        const asked = `${address.replaceAll(/\{\w+\}/g, String(id))}${query}`;
        if (textOf(await caller.get(asked)).includes(word)) yield asked;
      }
  }
}
async function readings(caller: Caller, ids: number[]): Promise<string[]> {
  const found: string[] = [];
  for await (const asked of answersWithWord(caller, ids)) found.push(asked);
  return found;
}

describe('a consortium account with several buildings', () => {
  test('is named with all of them, the first one by name as its project', async () => {
    const projects = [
      { id: 3, name: 'Altos de San Lorenzo' },
      { id: 2, name: 'Edificio Pellegrini' },
    ];
    const { data } = (await admin.get(`/model/consortiumRoutes/${severalId}`)).body;
    expect(data).toMatchObject({ project: projects[0], projects });
    expect((await several.get('/auth/info')).body.data.user).toMatchObject({ project: projects[0], projects });
    expect((await admin.get('/auth/info')).body.data.user).toMatchObject({ project: null, projects: [] });
    expect((await admin.get('/model/consortiumRoutes?page=1&sort=projects')).body.data).toMatchObject([
      { id: severalId },
      { id: oneId },
    ]);
    const csv = await admin.get('/model/manager/export?format=csv');
    expect(textOf(csv)).toContain('Altos de San Lorenzo, Edificio Pellegrini');
  });

  test('lists, counts and filters the claims of all of them, and creates claims in each', async () => {
    for (const projectId of [2, 3]) expect((await raise(several, projectId, 'Se llueve el palier')).status).toBe(201);
    const buildings = async (query = '') =>
      new Set(
        (await several.get(`/logic/project_claim${query}`)).body.data.map(
          (row: { project_claim: { project: { id: number } } }) => row.project_claim.project.id,
        ),
      );
    expect(await buildings()).toEqual(new Set([2, 3]));
    expect(await buildings('?project_id=3')).toEqual(new Set([3]));
    expect(await buildings('?project_id=1')).toEqual(new Set());
    const { counts } = (await several.get('/logic/project_claim/counts?by=project_id')).body.data;
    expect(counts.map(({ value }: { value: string }) => value).sort()).toEqual(['2', '3']);
    expect((await raise(several, 1)).status).toBe(404);
    const csv = textOf(await several.get('/logic/project_claim/export?format=csv&columns=building'));
    expect(new Set(csv.split('\r\n').slice(1).filter(Boolean))).toEqual(
      new Set(['Altos de San Lorenzo', 'Edificio Pellegrini']),
    );
  });

  test('is created with several buildings at once, of which none has another consortium', async () => {
    const body = { username: 'nueva@demo.ar', password: 'una-clave-larga-7', name: 'Nueva' };
    const { data: free } = (await admin.post('/model/project', { name: 'Libre', description: 'D', address: 'A' })).body;
    const taken = await admin.post('/model/consortiumRoutes', { ...body, project_ids: [free.id, 1] });
    expect([taken.status, taken.body.errors[0].field]).toEqual([409, 'project_ids']);
    const unknown = await admin.post('/model/consortiumRoutes', { ...body, project_ids: [free.id, 999] });
    expect([unknown.status, unknown.body.errors[0].field]).toEqual([422, 'project_ids']);
    expect((await admin.post('/model/consortiumRoutes', { ...body, project_ids: [] })).status).toBe(422);
    const created = await admin.post('/model/consortiumRoutes', { ...body, project_ids: [free.id, 4] });
    expect(created.body.data.projects).toMatchObject([{ id: free.id }, { id: 4 }]);
    await admin.delete(`/model/consortiumRoutes/${created.body.data.id}`);
    expect((await admin.get('/model/project/4')).body.data.consortium).toBeNull();
  });

  test('keeps its buildings when a page of the former version edits it, with one of them', async () => {
    const { data } = (await admin.get(`/model/consortiumRoutes/${severalId}`)).body;
    const edit = { username: data.username, name: 'Administración Vidal', phone_number: null };
    for (const projectId of [3, 1, null]) {
      const { status, body } = await admin.put(`/model/consortiumRoutes/${severalId}`, {
        ...edit,
        project_id: projectId,
      });
      expect([status, body.data.projects.length]).toEqual([200, 2]);
    }
  });
});

test('buildings are added and removed by an admin alone, and refused if unknown, taken or not its own', async () => {
  const manager = await api.as('manager@demo.ar');
  for (const caller of [manager, several]) {
    expect((await caller.post(path(severalId), { projectId: 4 })).status).toBe(403);
    expect((await caller.delete(`${path(severalId)}/3`)).status).toBe(403);
  }
  const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;
  expect(await statusOf(add(999))).toBe(404);
  expect(await statusOf(add(4, undefined, 999_999))).toBe(404);
  expect(await statusOf(remove(1))).toBe(404);
  expect((await add(1)).body).toMatchObject({
    message: 'El proyecto ya tiene un consorcio.',
    errors: [{ field: 'projectId' }],
  });
  // The project is another consortium's than the one that was seen.
  expect(await statusOf(add(1, severalId))).toBe(409);
  expect((await admin.post(path(severalId), {})).status).toBe(400);
  expect((await add(3)).body.data.projects).toHaveLength(2);
  expect((await add(4)).body.data.projects).toHaveLength(3);
  expect((await remove(4)).body.data.projects).toHaveLength(2);
  expect(await statusOf(remove(4))).toBe(404);
});

describe('a building that moves from one account to another', () => {
  test('is unread by the former at once, with its claims, messages, plans and news, and read by the other', async () => {
    await add(4);
    const { id } = (await raise(several, 4)).body.data.project_claim as { id: number };
    await admin.upload(
      '/logic/project/4/plan',
      form({ name: `Plano ${word}` }, [{ name: 'a.pdf', bytes: pdf }], 'file'),
    );
    await admin.post(`/logic/claim/${id}/comment`, { text: `Vamos por la ${word}` });
    await newWork(admin, [id]);
    const before = await readings(several, [id, 4]);
    // The oracle: without the move, all of these are read.
    expect(before).toEqual(
      expect.arrayContaining([
        '/logic/project_claim',
        `/logic/project_claim?q=${word}`,
        '/logic/project_claim/export?format=csv',
        `/logic/project_claim/${id}`,
        `/logic/claim/${id}/comment`,
        '/logic/project/4/plan',
      ]),
    );
    expect(await readings(one, [id, 4])).toEqual([]);

    const [ofFormer, ofLatter] = [await follow(api, several.token), await follow(api, one.token)];
    const moved = await add(4, severalId, oneId);
    expect(moved.body.data.projects).toMatchObject([{ id: 4 }, { id: 1 }]);
    expect(await readings(several, [id, 4])).toEqual([]);
    expect(await readings(one, [id, 4])).toEqual(before);
    for (const address of [`/logic/project_claim/${id}`, `/logic/claim/${id}/history`, '/model/project/4'])
      expect((await several.get(address)).status).toBe(404);
    expect((await several.post(`/logic/claim/${id}/comment`, { text: 'Hola' })).status).toBe(404);
    expect((await several.post(`/logic/claim/${id}/withdraw`, { reason: 'Ya está' })).status).toBe(404);
    expect((await raise(several, 4)).status).toBe(404);
    expect((await one.post(`/logic/claim/${id}/comment`, { text: 'Seguimos nosotros' })).status).toBe(201);
    // It is the author now: it corrects the claim, and may withdraw it.
    expect((await one.get(`/logic/project_claim/${id}`)).body.data.project_claim.is_own).toBe(true);
    const words = { reason: 'Filtración', description: `${word} en la azotea` };
    expect((await one.put(`/logic/project_claim/${id}/words`, words)).status).toBe(200);
    expect((await several.put(`/logic/project_claim/${id}/words`, words)).status).toBe(404);
    const ofStaff = (await raise(admin, 4)).body.data.project_claim as { id: number };
    expect((await one.post(`/logic/claim/${ofStaff.id}/withdraw`, { reason: 'Ya está' })).status).toBe(403);
    expect(await projectsOf(several)).toEqual([3, 2]);

    // Both hear that what they may see has changed; only one hears of the claim.
    for (const stream of [ofFormer, ofLatter])
      await until(() => stream.received().some((change) => change.startsWith('access ')));
    await admin.post(`/logic/claim/${id}/comment`, { text: 'De acuerdo' });
    await until(() => ofLatter.received().some((change) => change.includes(`projectClaim ${id} message`)));
    expect(ofFormer.received().filter((change) => change.includes('projectClaim'))).toEqual([]);
    for (const stream of [ofFormer, ofLatter]) stream.stop();

    // Its author is no longer the one who is asked.
    expect(await findClaimContact(api.connection.db, id)).toMatchObject({ id: oneId });
    await remove(4, oneId);
    expect(await findClaimContact(api.connection.db, id)).toBeUndefined();
    expect(await readings(one, [id, 4])).toEqual([]);
  }, 120_000);

  test('is moved once if two admins move it at the same time', async () => {
    await add(4);
    const { data: third } = (
      await admin.post('/model/consortiumRoutes', {
        ...{ username: 'tercera@demo.ar', password: 'una-clave-larga-7', name: 'Tercera' },
        project_ids: [
          (await admin.post('/model/project', { name: 'Otra', description: 'D', address: 'A' })).body.data.id,
        ],
      })
    ).body;
    const answers = await Promise.all([add(4, severalId, oneId), add(4, severalId, third.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await projectsOf(several)).not.toContain(4);
  });
});
