/** The company's data: an admin sets it, and every page of every process shows it immediately. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../src/server/app';
import { form, png, text } from './support/files';
import { startTestApp, type Caller, type TestApp } from './support/testApp';

let api: TestApp;
let admin: Caller;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'posventa-company-'));
  mkdirSync(join(folder, 'pages'));
  const head = '<!doctype html><head><meta name="theme-color" content="#A8441F" /><title>Posventa</title></head>';
  writeFileSync(
    join(folder, 'index.html'),
    `${head}<svg class="logo"></svg><span>Posventa</span><br><p class="auth-company">%company%</p>`,
  );
  writeFileSync(join(folder, 'accent.json'), '{"light":{},"dark":{}}');
  api = await startTestApp('demo', { WEB_DIR: folder, COMPANY_NAME: 'La de la variable' });
  admin = await api.as('admin@demo.ar');
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

const set = {
  name: ' Paraná & Cía ',
  colour: '#1f4fa8',
  phone: '341 555-0100',
  opening_hours: 'Lunes a viernes de 9 a 17',
};
const empty = { name: '', colour: '', phone: '', opening_hours: '' };
const pageOf = async (app = api.app) => (await app.inject({ url: '/reclamos', headers: { accept: 'text/html' } })).body;

test('saved values override the variables, on the next page of every process; empty ones use the variables', async () => {
  const other = await buildApp(api.config, api.connection);
  expect(await pageOf(other)).toContain('"company":"La de la variable"');
  const { status, body } = await admin.put('/logic/company', set);
  expect([status, body.data]).toMatchObject([
    200,
    {
      name: 'Paraná & Cía',
      colour: '#1F4FA8',
      phone: '341 555-0100',
      opening_hours: 'Lunes a viernes de 9 a 17',
      fallback: { name: 'La de la variable', colour: null, logo: null },
    },
  ]);
  for (const app of [api.app, other]) {
    const page = await pageOf(app);
    expect(page).toContain('"company":"Paraná & Cía"');
    expect(page).toContain('"phone":"341 555-0100","openingHours":"Lunes a viernes de 9 a 17"');
    expect(page).toContain('--brick:#1F4FA8');
    expect(page).toContain('<meta name="theme-color" content="#1F4FA8"');
  }
  await admin.put('/logic/company', empty);
  expect(await pageOf(other)).toContain('"company":"La de la variable"');
  expect(await pageOf(other)).not.toContain('--brick:');
  await other.close();
});

test('a logo is public, until another one replaces it', async () => {
  const upload = (bytes: Buffer) =>
    admin.upload('/logic/company', form(set, [{ name: 'logo.png', bytes }], 'logo'), {}, 'PUT');
  const first = (await upload(png)).body.data.logo as string;
  expect(first).toMatch(/^\/api\/company\/logo\/\d+$/);
  const shown = await api.app.inject({ url: first });
  expect([shown.statusCode, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, immutable',
  ]);
  expect(await pageOf()).toContain(`<img class="logo" src="${first}" alt="" height="28">`);
  const second = (await upload(png)).body.data.logo as string;
  expect(second).not.toBe(first);
  expect((await api.app.inject({ url: first })).statusCode).toBe(404);
  expect((await admin.put('/logic/company', set)).body.data.logo).toBe(second);
  expect((await admin.put('/logic/company', { ...set, remove_logo: true })).body.data.logo).toBeNull();
  expect((await api.app.inject({ url: second })).statusCode).toBe(404);
  const { rows } = await api.connection.pool.query("select 1 from stored_file where name = 'logo.png'");
  expect(rows).toEqual([]);
});

test("the head of a page has the company's logo, else its name, else the portal's mark", async () => {
  const head = async () =>
    /(<svg class="logo">.*?|<img class="logo".*?|<span class="header-name">.*?)<br>/.exec(await pageOf())?.[1];
  await admin.put('/logic/company', set);
  expect(await head()).toBe('<span class="header-name">Paraná &#38; Cía</span>');
  const { body } = await admin.upload(
    '/logic/company',
    form(set, [{ name: 'logo.png', bytes: png }], 'logo'),
    {},
    'PUT',
  );
  expect(await head()).toBe(`<img class="logo" src="${body.data.logo}" alt="" height="28"><span>Posventa</span>`);
  await admin.put('/logic/company', { ...set, remove_logo: true });
  await admin.put('/logic/company', empty);
  expect(await head()).toBe('<span class="header-name">La de la variable</span>');
});

test('the picture of the login is public and in its page, until another one replaces it or it is removed', async () => {
  const upload = (bytes = png) =>
    admin.upload('/logic/company/login_picture', form({}, [{ name: 'obra.png', bytes }], 'picture'), {}, 'PUT');
  await admin.put('/logic/company', { ...set, remove_logo: true });
  expect(await pageOf()).not.toContain('auth-picture');
  const first = (await upload()).body.data.login_picture as string;
  expect(first).toMatch(/^\/api\/company\/login_picture\/\d+$/);
  const shown = await api.app.inject({ url: first });
  expect([shown.statusCode, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, immutable',
  ]);
  const page = await pageOf();
  expect(page).toContain(
    `<img class="auth-picture" src="${first}" alt="" fetchpriority="low"><p class="auth-company">`,
  );
  expect(page).toContain(`"picture":"${first}"`);
  // A change of the data keeps it.
  expect((await admin.put('/logic/company', set)).body.data.login_picture).toBe(first);
  expect((await api.app.inject({ url: first.replace('login_picture', 'logo') })).statusCode).toBe(404);

  const refused = await upload(text);
  expect([refused.status, refused.body.errors]).toEqual([
    415,
    [{ field: 'picture', message: 'La imagen debe ser PNG, JPEG o WebP.' }],
  ]);
  const second = (await upload()).body.data.login_picture as string;
  expect((await api.app.inject({ url: first })).statusCode).toBe(404);
  const { version } = (await admin.get('/logic/company')).body.data;
  const removed = await admin.put('/logic/company/login_picture', { version });
  expect([removed.status, removed.body.data.login_picture]).toEqual([200, null]);
  expect((await admin.put('/logic/company/login_picture', { version })).status).toBe(409);
  expect((await api.app.inject({ url: second })).statusCode).toBe(404);
  const { rows } = await api.connection.pool.query("select 1 from stored_file where name = 'obra.png'");
  expect(rows).toEqual([]);
});

test('no other file is served as the logo', async () => {
  const { rows } = await api.connection.pool.query<{ id: number }>('select id from stored_file limit 1');
  expect((await api.app.inject({ url: `/api/company/logo/${rows[0]!.id}` })).statusCode).toBe(404);
});

test.each([
  ['colour', { colour: 'celeste' }, 'Escribí el color como #A8441F.'],
  [
    'colour',
    { colour: '#FFF9C4' },
    'Elegí un color más fuerte: con este los botones no se distinguen. El más parecido que sirve es #E0DBAC.',
  ],
  ['name', { name: 'a'.repeat(61) }, 'No puede superar los 60 caracteres.'],
])('a wrong %s is refused at its field', async (field, wrong, message) => {
  const { status, body } = await admin.put('/logic/company', { ...set, ...wrong });
  expect([status, body.errors]).toEqual([422, [{ field, message }]]);
});

test('a file that is not a picture is refused, and so is an outdated version', async () => {
  const { version } = (await admin.get('/logic/company')).body.data;
  const wrong = await admin.upload('/logic/company', form(set, [{ name: 'logo.png', bytes: text }], 'logo'), {}, 'PUT');
  expect([wrong.status, wrong.body.errors[0].field]).toEqual([415, 'logo']);
  expect((await admin.put('/logic/company', { ...set, version })).status).toBe(200);
  expect((await admin.put('/logic/company', { ...set, version })).status).toBe(409);
});

test('only admins can read and change it', async () => {
  for (const username of ['manager@demo.ar', 'consorcio@demo.ar', 'cliente@demo.ar']) {
    const caller = await api.as(username);
    expect((await caller.get('/logic/company')).status).toBe(403);
    expect((await caller.put('/logic/company', set)).status).toBe(403);
    expect((await caller.put('/logic/company/login_picture', {})).status).toBe(403);
  }
});

test('without a response of the database a page shows the last known company', async () => {
  await admin.put('/logic/company', set);
  await pageOf();
  const select = jest.spyOn(api.app.context.db, 'select').mockImplementation(() => {
    throw new Error('Connection terminated');
  });
  expect(await pageOf()).toContain('"company":"Paraná & Cía"');
  select.mockRestore();
});
