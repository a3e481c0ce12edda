import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { contrast, darkGround } from '../../src/contract/colour';
import { readConfig } from '../../src/server/config';
import { cleanUp } from '../../src/server/database/cleanup';
import { storeWebFiles } from '../../src/server/webFiles/webFiles.repository';
import { startTestApp, type TestApp } from './support/testApp';

const script = "document.documentElement.dataset.boot = 'yes'";
let api: TestApp;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'posventa-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><head><title>Posventa</title></head><script>${script}</script><script src="/assets/main.0123abcd.js"></script>`,
  );
  mkdirSync(join(folder, 'pages'));
  writeFileSync(
    join(folder, 'pages/login.html'),
    '<!doctype html><head><title>Posventa</title></head><p>%company%</p>',
  );
  writeFileSync(
    join(folder, 'pages/claim.html'),
    '<!doctype html><head><title>Posventa</title></head>claim <svg class="logo"><path d="M3"/></svg><span>Posventa</span>',
  );
  writeFileSync(
    join(folder, 'pages.json'),
    JSON.stringify([
      { path: '/auth/login/admin', file: 'pages/login.html' },
      { path: '/reclamos/:id', file: 'pages/claim.html' },
    ]),
  );
  const accent = {
    light: { '--ant-input-active-border-color': { with: 'white', percent: 100 } },
    dark: { '--ant-input-active-border-color': { with: 'black', percent: 90 } },
  };
  writeFileSync(join(folder, 'accent.json'), JSON.stringify(accent));
  writeFileSync(join(folder, 'assets/main.0123abcd.js'), 'console.log(1)');
  writeFileSync(join(folder, 'assets/main.0123abcd.js.gz'), gzipSync('console.log(1)'));
  api = await startTestApp('empty', { WEB_DIR: folder });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  api.app.inject({ url, headers });

test.each(['/', '/reclamos', '/reclamos/12?page=2', '/auth/login/clientes'])(
  '%s returns the page, cached only with revalidation',
  async (path) => {
    const response = await get(path);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('<title>Posventa</title>');
    expect(response.headers['cache-control']).toBe('no-cache');
  },
);

test('a screen has its own built page, which names its files; every other address gets the common page', async () => {
  expect((await get('/auth/login/admin?x=1')).body).toContain('<p></p>');
  expect((await get('/reclamos/12?page=2')).body).toContain('claim');
  for (const path of ['/auth/login/clientes', '/reclamos', '/reclamos/12/otra'])
    expect((await get(path)).body).toContain('/assets/main.0123abcd.js');
  expect((await get('/pages/login.html')).statusCode).toBe(404);
  expect((await get('/pages.json')).statusCode).toBe(404);
});

test('an unchanged page returns 304, and a page that is sent is compressed', async () => {
  const { headers } = await get('/reclamos', { accept: 'text/html', 'accept-encoding': 'gzip, br' });
  expect(headers['content-encoding']).toBe('br');
  const again = await get('/reclamos', { accept: 'text/html', 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a file with a hash in its name is cached indefinitely, and sent precompressed', async () => {
  const response = await get('/assets/main.0123abcd.js', { 'accept-encoding': 'gzip' });
  expect(response.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
    'content-type': expect.stringContaining('javascript'),
  });
});

test('the company settings are in the page, and not in the build; without the demo the company has no name', async () => {
  const other = await startTestApp('empty', {
    WEB_DIR: folder,
    COMPANY_NAME: 'Obras </script> & Cía',
    API_URL: 'https://api.obras.ar/v1/',
    COMPANY_LOGO: '/icons/obras.svg',
    COMPANY_COLOR: '#1F4FA8',
  });
  const { body } = await other.app.inject({ url: '/reclamos', headers: { accept: 'text/html' } });
  const login = await other.app.inject({ url: '/auth/login/admin', headers: { accept: 'text/html' } });
  expect(login.body).toContain('<p>Obras &#60;/script&#62; &#38; Cía</p>');
  const json = /<script type="application\/json" id="posventa-settings">(.*?)<\/script>/.exec(body)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({
    company: 'Obras </script> & Cía',
    apiUrl: 'https://api.obras.ar/v1',
    logo: '/icons/obras.svg',
    sendsMail: false,
  });
  expect(body).toContain('--brick:#1F4FA8');
  expect(body).toContain(
    ":root:not([data-theme='dark']) .posventa.posventa.posventa{--ant-input-active-border-color:color-mix(in srgb, var(--brick) 100%, white)}",
  );
  // In dark mode it is light enough for text in it.
  const dark = /:root\[data-theme='dark'\]:root\{--brick:(#[0-9a-f]{6});/.exec(body)?.[1] ?? '';
  expect(contrast(dark, darkGround)).toBeGreaterThan(4.5);
  expect(body).toContain(
    ":root[data-theme='dark'] .posventa.posventa.posventa{--ant-input-active-border-color:color-mix(in srgb, var(--brick) 90%, black)}",
  );
  const frame = async (app: typeof api.app) => (await app.inject({ url: '/reclamos/12' })).body;
  expect(await frame(other.app)).toContain('claim <img class="logo" src="/icons/obras.svg" alt="" height="28">');
  expect(await frame(api.app)).toContain('claim <svg class="logo">');
  await other.close();
  expect((await get('/')).body).toContain('"company":"","apiUrl":"/api","sendsMail":false');
});

test.each([
  ['celeste', /COMPANY_COLOR debe ser un color como #A8441F/],
  ['#FFF9C4', /COMPANY_COLOR debe ser más fuerte/],
])(
  'an invalid colour, or one on which white text is unreadable, keeps the server from starting: %s',
  (colour, message) => {
    expect(() => readConfig({ COMPANY_COLOR: colour })).toThrow(message);
  },
);

test('a missing script does not return the page', async () => {
  expect((await get('/assets/old.9999.js', { accept: '*/*' })).statusCode).toBe(404);
});

test("the page's own inline script is allowed, any other is not", async () => {
  const policy = String((await get('/')).headers['content-security-policy']);
  expect(policy).toContain(`script-src 'self' 'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('large responses of the API are compressed', async () => {
  const response = await get('/api/docs/json', { 'accept-encoding': 'gzip' });
  expect(response.headers['content-encoding']).toBe('gzip');
  expect((await get('/api/health', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBeUndefined();
});

test('an empty production database has no accounts, and the API does not reveal it', async () => {
  const { status, body } = await api.nobody.post('/auth/admin/login', {
    username: 'admin@demo.ar',
    password: 'posventa2025',
  });
  expect([status, body.message]).toEqual([401, 'Error al iniciar sesión']);
});

describe('the files of another version of the web client', () => {
  const body = 'console.log("la otra versión")';
  const path = 'assets/main.89abcdef.js';

  test('are served by a process that does not have them, for as long as a process has had them', async () => {
    const other = mkdtempSync(join(tmpdir(), 'posventa-web-other-'));
    mkdirSync(join(other, 'assets'));
    writeFileSync(join(other, path), body);
    writeFileSync(join(other, 'assets/main.89abcdef.js.map'), '{}');
    expect((await get(`/${path}`)).statusCode).toBe(404);
    // Twice: two processes of that version start.
    await storeWebFiles(api.connection.db, other);
    await storeWebFiles(api.connection.db, other);
    rmSync(other, { recursive: true });

    const plain = await get(`/${path}`);
    expect({ status: plain.statusCode, body: plain.body }).toEqual({ status: 200, body });
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const packed = await get(`/${path}`, { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(body);
    expect((await api.app.inject({ method: 'HEAD', url: `/${path}` })).statusCode).toBe(200);
    for (const missing of [
      'assets/main.89abcdef.js.map',
      'assets/..%2f..%2fmain.89abcdef.js',
      'assets/otra.89abcdef.js',
    ])
      expect((await get(`/${missing}`)).statusCode).toBe(404);

    await api.connection.pool.query("update web_file set seen_at = now() - interval '31 days' where path = $1", [path]);
    await cleanUp(api.connection.pool);
    expect((await get(`/${path}`)).statusCode).toBe(404);
  });
});
