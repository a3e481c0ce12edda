/** A claim on the common parts of a building: where it is, who opens and when, and why it is urgent. */
import { usualPlaces } from '../../../src/contract/places';
import { operations } from '../../../src/contract/operations';
import { addDays, dayInArgentina } from '../../../src/server/support/days';
import { form } from '../support/files';
import { startTestApp, textOf, type Caller, type TestApp } from '../support/testApp';
import { newWorkLink } from '../support/works';

let api: TestApp;
let admin: Caller;
let manager: Caller;
let consortium: Caller;
let other: Caller;

beforeAll(async () => {
  api = await startTestApp();
  [admin, manager, consortium, other] = await Promise.all([
    api.as('admin@demo.ar'),
    api.as('manager@demo.ar'),
    api.as('consorcio@demo.ar'),
    api.as('administracion@demo.ar'),
  ]);
});
afterAll(() => api.close());

const words = { reason: 'Filtración', description: 'Gotea el techo desde el lunes' };
const day = addDays(dayInArgentina(), 4);
const access = {
  place: 'Cocheras',
  place_detail: 'Junto al portón, box 12',
  contact_name: 'Ramón Encargado',
  contact_phone: '341 555-0177',
  access_hours: 'Lunes a viernes de 8 a 16',
  preferred_date: day,
  urgent_reason: 'Cae sobre el tablero',
};
const raise = (body: object = access, caller = consortium) =>
  caller.upload('/logic/project/1/project_claim', form({ ...words, ...body }));
const raised = async (body: object = access) => (await raise(body)).body.data.project_claim as { id: number };
const claimOf = async (id: number, caller = consortium) =>
  (await caller.get(`/logic/project_claim/${id}`)).body.data.project_claim;
const wrongFields = async (body: object) => {
  const { status, body: answer } = await raise(body);
  expect(status).toBe(422);
  return answer.errors.map(({ field }: { field: string }) => field);
};

describe('the claim', () => {
  test('says the place, who opens, when and why it is urgent, to its author and to staff', async () => {
    const { id } = await raised();
    const expected = { ...access, contact_phone: '3415550177' };
    for (const caller of [consortium, admin, manager]) expect(await claimOf(id, caller)).toMatchObject(expected);
    expect((await consortium.get('/logic/project_claim?page=1')).body.data[0].project_claim).toMatchObject(expected);
    for (const q of ['cocheras', 'box 12', 'ramon encargado', '3415550177'])
      expect((await manager.get(`/logic/project_claim?page=1&q=${q}`)).body.data[0].project_claim.id).toBe(id);
    expect(textOf(await consortium.get('/logic/project_claim/export?format=csv&columns=id,place'))).toContain(
      `${id};Cocheras · Junto al portón, box 12`,
    );
  });

  test('needs none of it: what is left empty is nothing', async () => {
    const nothing = {
      place: null,
      place_detail: null,
      contact_name: null,
      contact_phone: null,
      access_hours: null,
      preferred_date: null,
      urgent_reason: null,
    };
    expect(await claimOf((await raised({})).id)).toMatchObject(nothing);
    const empty = Object.fromEntries(Object.keys(nothing).map((field) => [field, ' ']));
    expect(await claimOf((await raised(empty)).id)).toMatchObject(nothing);
  });

  test('refuses a place that the building does not have, a past day, and a wrong name or telephone', async () => {
    expect(await wrongFields({ place: 'Pileta' })).toEqual(['place']);
    expect(await wrongFields({ preferred_date: '2020-01-01' })).toEqual(['preferred_date']);
    expect(await wrongFields({ preferred_date: 'mañana' })).toEqual(['preferred_date']);
    expect(await wrongFields({ contact_name: 'Al', contact_phone: '15' })).toEqual(['contact_name', 'contact_phone']);
    expect((await raise({ unknown: 'x' })).status).toBe(400);
    expect((await raise({ place_detail: 'x'.repeat(201) })).status).toBe(400);
  });
});

describe('a correction', () => {
  const correct = (id: number, body: object, caller = consortium) =>
    caller.put(`/logic/project_claim/${id}/words`, { ...words, ...body });

  test('changes them, and the history keeps what they were', async () => {
    const { id } = await raised();
    const changed = {
      place: 'Azotea',
      place_detail: '',
      contact_name: 'Elsa Portera',
      access_hours: '',
      urgent_reason: '',
    };
    const answer = await correct(id, { ...changed, from: { ...words, ...access, contact_phone: '3415550177' } });
    expect(answer.status).toBe(200);
    expect(answer.body.data.project_claim).toMatchObject({
      place: 'Azotea',
      place_detail: null,
      contact_name: 'Elsa Portera',
      // Not sent, so kept.
      contact_phone: '3415550177',
      preferred_date: day,
      urgent_reason: null,
    });
    const { data } = (await consortium.get(`/logic/claim/${id}/history`)).body;
    expect(data.map(({ field, from, to }: Record<string, unknown>) => [field, from, to])).toEqual([
      ['place', 'Cocheras · Junto al portón, box 12', 'Azotea'],
      ['contact', 'Ramón Encargado · 3415550177 · Lunes a viernes de 8 a 16', 'Elsa Portera · 3415550177'],
      ['urgency', 'Cae sobre el tablero', null],
    ]);
    // What somebody else has written since is not overwritten; a repetition is no conflict.
    expect((await correct(id, { place: 'Subsuelo', from: { ...words, place: 'Cocheras' } })).status).toBe(409);
    expect((await correct(id, { ...changed, from: { ...words, place: 'Cocheras' } })).status).toBe(200);
  });

  test('follows the rules, but keeps a removed place and a day that has passed', async () => {
    const { id } = await raised();
    expect((await correct(id, { place: 'Pileta' })).body.errors).toMatchObject([{ field: 'place' }]);
    expect((await correct(id, { preferred_date: '2020-01-01' })).body.errors).toMatchObject([
      { field: 'preferred_date' },
    ]);
    await api.connection.pool.query("update claim set place = 'Pileta', preferred_date = '2020-01-01' where id = $1", [
      id,
    ]);
    expect((await correct(id, { place: 'Pileta', preferred_date: '2020-01-01' })).status).toBe(200);
    expect((await correct(id, { place: 'Azotea' }, other)).status).toBe(404);
  });
});

describe("a building's places", () => {
  const project = async (id = 1) => (await manager.get(`/model/project/${id}`)).body.data;
  const save = async (places: string[] | undefined, caller = manager) => {
    const { name, description, address } = await project();
    return caller.put('/logic/project/1', { name, description, address, places });
  };

  test('are the usual ones until staff edit them; a claim keeps the one that it names', async () => {
    const { body } = await admin.post('/model/project', { name: 'Torre Cero', description: 'D', address: 'A' });
    expect(body.data.places).toEqual(usualPlaces);
    const { id } = await raised();
    expect((await save([' Quincho ', 'Piso 1', 'Quincho'])).body.data.places).toEqual(['Quincho', 'Piso 1']);
    expect((await consortium.get('/logic/project')).body.data).toMatchObject([{ places: ['Quincho', 'Piso 1'] }]);
    expect((await raise({ place: 'Piso 1' })).status).toBe(201);
    expect(await wrongFields({ place: 'Cocheras' })).toEqual(['place']);
    expect((await claimOf(id)).place).toBe('Cocheras');
    // A page of the former version sends none, and changes none.
    expect((await save(undefined)).body.data.places).toEqual(['Quincho', 'Piso 1']);
  });

  test('are at least one, not blank and not too long; a consortium edits none', async () => {
    for (const places of [[], [' '], ['x'.repeat(61)], Array.from({ length: 61 }, (_, index) => `Lugar ${index}`)])
      expect((await save(places)).body.errors).toMatchObject([{ field: 'places' }]);
    expect((await save(['Quincho'], consortium)).status).toBe(403);
    await save([...usualPlaces]);
  });
});

test('nobody else reads them: no client, no other consortium, and of a contractor only what the work needs', async () => {
  const marked = Object.fromEntries(
    ['place_detail', 'contact_name', 'access_hours', 'urgent_reason'].map((field) => [field, `Zarzamora ${field}`]),
  );
  const { id } = await raised({ ...access, ...marked });
  const readers = { other, client: await api.as('cliente@demo.ar'), tenant: await api.as('inquilino@demo.ar') };
  const leaks: string[] = [];
  const read = async (who: string, caller: Caller) => {
    for (const { method, path, isStream } of operations) {
      if (method !== 'GET' || isStream) continue;
      for (const query of ['', '?q=zarzamora', '?format=csv', '?place=Cocheras', `?ids=${id}`]) {
        const asked = `${path.replaceAll(/\{\w+\}/g, String(id))}${query}`;
        if (textOf(await caller.get(asked)).includes('Zarzamora')) leaks.push(`${who} ${asked}`);
      }
    }
  };
  for (const [who, caller] of Object.entries(readers)) await read(who, caller);
  expect(leaks).toEqual([]);
  // The same reading finds it for those who may.
  await read('own', consortium);
  expect(leaks).toContain(`own /logic/project_claim/${id}`);

  const contractor = await newWorkLink(api, admin, [id]);
  const work = (await contractor.post('/logic/own_work')).body.data;
  expect(work.places).toMatchObject([
    {
      where: 'Cocheras · Zarzamora place_detail',
      contact: { name: 'Zarzamora contact_name', phone: '3415550177', hours: 'Zarzamora access_hours' },
    },
  ]);
  expect(JSON.stringify(work)).not.toContain('urgent_reason');
  const stranger = await newWorkLink(api, admin, [1]);
  expect(textOf(await stranger.post('/logic/own_work'))).not.toContain('Zarzamora');
}, 60_000);
