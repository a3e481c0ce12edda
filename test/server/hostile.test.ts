import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { ownershipOf, raiseClaim, unitClaimFields } from './support/claims';
import { png } from './support/files';
import { startTestApp, type Caller, type TestApp } from './support/testApp';
import { until } from './support/until';

let api: TestApp;
let admin: Caller;
let owner: Caller;
let contractId: number;
let port: number;

beforeAll(async () => {
  api = await startTestApp('demo', { HTTP_BODY_SECONDS: '1' });
  [admin, owner] = await Promise.all([api.as('admin@demo.ar'), api.as('cliente@demo.ar')]);
  contractId = await ownershipOf(admin, 'Torre Oroño/3° A');
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
});
afterAll(() => api.close());

interface RawAnswer {
  status: number;
  body: { success?: boolean; message?: string };
}

/** Sends raw bytes; leaves the connection open unless the bytes end it. */
function raw(text: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      try {
        resolve({ status: Number(head.split(' ')[1]), body: JSON.parse(body) as RawAnswer['body'] });
      } catch {
        reject(new Error(`No envelope: ${answer}`));
      }
    });
  });
}
const request = (line: string, headers: Record<string, string> = {}, body = '') => {
  const all = { host: 'x', connection: 'close', authorization: `Bearer ${owner.token}`, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return raw(`${line} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
};
const refusal = (message: string, errors?: object[]) => ({ success: false, message, ...(errors && { errors }) });
const malformed = refusal('La solicitud no es válida.');
const badId = refusal('La solicitud no es válida.', [{ field: 'id', message: 'El tipo de dato no es el esperado.' }]);

describe('a malformed call gets the envelope', () => {
  test.each([
    ['a path that is no UTF-8', 'GET /api/logic/unit_claim/%c0', 400, malformed],
    ['a page that is no UTF-8', 'GET /%c0%af', 400, malformed],
    ['a broken escape', 'GET /api/logic/unit_claim/%', 400, malformed],
    ['an id of 200 digits', `GET /api/logic/unit_claim/${'1'.repeat(200)}`, 400, badId],
    [
      'an id of 5,000 digits',
      `GET /api/logic/unit_claim/${'1'.repeat(5000)}`,
      404,
      refusal('No encontramos lo que buscás.'),
    ],
    ['an unknown method', 'PATCH /api/logic/unit_claim/1', 404, refusal('Esta dirección de la API no existe.')],
    ['a truth as an id', 'GET /api/logic/unit_claim/true', 400, badId],
    ['a hexadecimal id', 'GET /api/logic/unit_claim/0x1', 400, badId],
    ['an id with an exponent', 'GET /api/logic/unit_claim/1e1', 400, badId],
  ])('%s', async (_what, line, status, body) => {
    expect(await request(line)).toEqual({ status, body });
  });

  test('headers above the limit', async () => {
    expect(await request('GET /api/health', { cookie: 'x'.repeat(20_000) })).toEqual({
      status: 431,
      body: refusal('La solicitud es demasiado grande.'),
    });
  });

  test.each([
    ['3,000 headers', 'x: y\r\n'.repeat(3000), 431, 'La solicitud es demasiado grande.'],
    ['300 headers', 'x: y\r\n'.repeat(300), 431, 'La solicitud es demasiado grande.'],
    ['no host', '', 400, 'La solicitud no es válida.'],
    ['an expectation that nobody meets', 'host: x\r\nexpect: todo\r\n', 400, 'La solicitud no es válida.'],
  ])('%s', async (_what, headers, status, message) => {
    expect(await raw(`GET /api/health HTTP/1.1\r\nconnection: close\r\n${headers}\r\n`)).toEqual({
      status,
      body: refusal(message),
    });
  });

  test('bytes that are not HTTP', async () => {
    expect(await raw('hola\r\n\r\n')).toEqual({ status: 400, body: malformed });
  });
});

describe('days that do not exist in the calendar', () => {
  test.each(['from=0000-01-01', 'to=9999-12-31', 'from=2025-02-30', 'to=-000001-01-01'])(
    'are refused by a list: %s',
    async (query) => {
      expect((await admin.get(`/logic/unit_claim?page=1&${query}`)).status).toBe(400);
    },
  );

  test('are refused by a form', async () => {
    const { body } = await admin.post('/logic/lease_contract_request', {
      contract_id: contractId,
      tenant_name: 'Ana',
      tenant_last_name: 'Paz',
      tenant_document: '31222333',
      tenant_email: 'ana@correo.ar',
      tenant_phone_number: '3415551234',
      lease_start_date: '0000-01-01',
      lease_end_date: '9999-12-31',
    });
    expect(body.errors).toEqual([
      { field: 'lease_start_date', message: 'Debe seleccionar una fecha.' },
      { field: 'lease_end_date', message: 'Debe seleccionar una fecha.' },
    ]);
    expect((await raiseClaim(owner, contractId, { preferred_date: '9999-12-31' })).body.errors).toEqual([
      { field: 'preferred_date', message: 'Debe seleccionar una fecha.' },
    ]);
  });
});

describe('texts', () => {
  test('with a lone surrogate are stored without it', async () => {
    const { status, body } = await raiseClaim(owner, contractId);
    expect(status).toBe(201);
    const added = await owner.post(`/logic/claim/${body.data.unit_claim.id}/comment`, { text: 'Hola \ud83d' });
    expect({ status: added.status, text: added.body.data.text }).toEqual({ status: 201, text: 'Hola' });
  });

  test('with a character that the database cannot store are refused at their field', async () => {
    const { status, body } = await owner.post('/logic/claim/1/comment', { text: 'Hola\0' });
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: [{ field: 'text', message: 'El texto tiene caracteres que no se pueden guardar.' }],
    });
    expect((await admin.get('/logic/unit_claim?page=1&q=%00')).status).toBe(400);
  });

  test.each(['％', '%', '_', '＿', '＼', '\\'])('of a search are matched literally: %s', async (sign) => {
    const { body } = await admin.get(`/logic/unit?page=1&q=${encodeURIComponent(sign)}`);
    expect(body.meta.total).toBe(0);
  });
});

describe('a multipart body', () => {
  const path = () => `/logic/contract/${contractId}/unit_claim`;
  const send = async (contentType: string, payload: string) => {
    const { statusCode, body } = await api.app.inject({
      method: 'POST',
      url: `/api${path()}`,
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': contentType },
      payload,
    });
    return { status: statusCode, body: JSON.parse(body) as object };
  };
  const part = '--b\r\ncontent-disposition: form-data; name="description"\r\n\r\nGotea';

  test.each([
    ['without a boundary', 'multipart/form-data', part],
    ['with a boundary of 300 characters', `multipart/form-data; boundary=${'b'.repeat(300)}`, part],
    ['cut short in a field', 'multipart/form-data; boundary=b', part],
    [
      'cut short in a file',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="images"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n\x89PNG',
    ],
  ])('%s is refused', async (_what, contentType, payload) => {
    const answer = await send(contentType, payload);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ success: false, message: expect.any(String) });
  });
});

test('a list of 65,536 ids is refused', async () => {
  const { status, body } = await admin.post('/logic/manager', {
    username: 'muchos@demo.ar',
    project_ids: Array.from({ length: 65_536 }, (_, index) => index + 1),
  });
  expect({ status, errors: body.errors }).toEqual({
    status: 400,
    errors: [{ field: 'project_ids', message: 'Son demasiados elementos.' }],
  });
});

test('a full disk is reported, and nothing is saved', async () => {
  const { storage } = api.app.context;
  // A device that is always full, so that the error is the system's own.
  const put = jest.spyOn(storage.driver, 'put').mockImplementation(() => writeFile('/dev/full', 'x'));
  const before = (await admin.get('/logic/unit_claim?page=1')).body.meta.total;
  const { status, body } = await raiseClaim(owner, contractId, {}, [{ name: 'a.png', bytes: png }]);
  put.mockRestore();
  expect({ status, body }).toEqual({
    status: 507,
    body: refusal('El servidor no tiene espacio para guardar esto. Avisá a la administración del portal.'),
  });
  expect((await admin.get('/logic/unit_claim?page=1')).body.meta.total).toBe(before);
});

test('an uploaded file keeps its name, but not a wrong extension nor invisible characters', async () => {
  const { body } = await raiseClaim(owner, contractId, {}, [
    { name: 'foto\u202egpj.exe', bytes: png },
    { name: 'pared.html', bytes: png },
    { name: '../../etc/pared.PNG', bytes: png },
  ]);
  expect(body.data.unit_claim.claim_image.map(({ name }: { name: string }) => name)).toEqual([
    'fotogpj.png',
    'pared.png',
    'pared.PNG',
  ]);
});

test('responses of the API are not cached', async () => {
  for (const path of ['/auth/info', '/logic/unit_claim?page=1', '/logic/unit_claim', '/logic/unit_claim/2147483000'])
    expect((await owner.get(path)).headers['cache-control']).toBe('no-store');
  expect((await api.nobody.get('/auth/info')).headers['cache-control']).toBe('no-store');
});

test('a list without `page` returns the same rows, written in batches', async () => {
  const fullList = await admin.get('/logic/unit_claim?sort=id');
  const page = await admin.get('/logic/unit_claim?sort=id&page=1&page_size=200');
  expect(fullList.body.data.length).toBe(page.body.meta.total);
  // Only a page says what its reader has not read.
  const withoutReading = ({ news: _news, next_visit: _visit, ...claim }: Record<string, unknown>) => claim;
  expect(fullList.body.data).toEqual(page.body.data.map(withoutReading));
  expect((await admin.get('/logic/unit_claim?q=nadalonombra')).body).toEqual({ success: true, data: [] });
});

test('a body that never ends is aborted, with a response', async () => {
  const body = JSON.stringify(unitClaimFields());
  const answer = await request(
    'POST /api/logic/claim/1/comment',
    { 'content-type': 'application/json', 'content-length': String(body.length * 2) },
    body,
  );
  expect(answer).toEqual({
    status: 408,
    body: refusal('La solicitud tardó demasiado en llegar. Revisá tu conexión e intentá de nuevo.'),
  });
});

test('a closing server finishes running requests, and refuses new ones', async () => {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const ended = new Promise((resolve) => {
    socket.once('close', resolve);
  });
  const begun = once(api.app.server, 'request');
  socket.write(
    `POST /api/logic/claim/1/comment HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${admin.token}\r\ncontent-type: application/json\r\ncontent-length: 15\r\n\r\n{"text":`,
  );
  await begun;
  const closed = api.app.close();
  await until(() => !api.app.server.listening);
  socket.write('"Hola"}GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n');
  await Promise.all([closed, ended]);
  expect(text).toMatch(/^HTTP\/1\.1 201 [\s\S]*HTTP\/1\.1 503 /);
  expect(text).toContain(
    '{"success":false,"message":"El servicio no está disponible en este momento. Intentá de nuevo en unos segundos."}',
  );
});
