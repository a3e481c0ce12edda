import { ownershipOf, raiseClaim } from './support/claims';
import { png } from './support/files';
import { startTestApp, type TestApp } from './support/testApp';

const allowance = 20;
let api: TestApp;

beforeAll(async () => {
  api = await startTestApp('demo', { READS_PER_MINUTE: String(allowance) });
});
afterAll(() => api.close());

const refusal = {
  success: false,
  message: expect.stringMatching(/^Pediste demasiados datos en un minuto\. Esperá \d+ segundos y volvé a intentar\.$/),
};

test('a session that exceeds its read limit gets the time to wait; other sessions, and its changes, still work', async () => {
  const [script, person] = await Promise.all([api.as('admin@demo.ar'), api.as('admin@demo.ar')]);
  const paths = [
    '/logic/unit_claim?page=1',
    '/logic/search?q=ana',
    '/logic/unit_claim/1',
    '/logic/client/export?format=csv',
  ];
  const read = async () => {
    for (let time = 0; time < allowance; time++) await script.get(paths[time % paths.length]!);
  };
  await read();
  for (const path of paths) {
    const { status, headers, body } = await script.get(path);
    expect(status).toBe(429);
    expect(body).toEqual(refusal);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await person.get(paths[0]!)).status).toBe(200);
  expect((await script.post('/logic/claim/1/comment', { text: 'Hola' })).status).toBe(201);
  expect((await api.nobody.get('/health')).status).toBe(200);
});

test('files are counted by the address that requests them', async () => {
  const admin = await api.as('admin@demo.ar');
  const contractId = await ownershipOf(admin, 'Torre Oroño/3° A');
  const { body } = await raiseClaim(admin, contractId, {}, [{ name: 'a.png', bytes: png }]);
  const { url } = body.data.unit_claim.claim_image[0];
  const ask = (remoteAddress: string) => api.app.inject({ url, remoteAddress });
  for (let time = 0; time < allowance * 10; time++) expect((await ask('192.0.2.1')).statusCode).toBe(200);
  const refused = await ask('192.0.2.1');
  expect({ status: refused.statusCode, body: refused.json() as object }).toEqual({ status: 429, body: refusal });
  expect((await ask('192.0.2.2')).statusCode).toBe(200);
});
