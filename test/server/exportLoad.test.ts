import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { fillWithClaims } from '../../src/server/database/seed/fillWithClaims';
import { endSlowReaders, waitInQueue } from '../../src/server/plugins/longResponses';
import { ResponseQueue } from '../../src/server/support/responseQueue';
import { startConcurrentClient, type WireCall } from './support/concurrentClient';
import { until } from './support/until';
import { startTestApp, type TestApp } from './support/testApp';

let api: TestApp;
let port: number;

beforeAll(async () => {
  api = await startTestApp();
  await fillWithClaims(api.connection.pool, 400);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
});
afterAll(() => api.close());

const callOf = (token: string, path: string): WireCall => ({
  method: 'GET',
  path: `/api${path}`,
  headers: { authorization: `Bearer ${token}` },
});

const signIn = () => Promise.all([api.as('admin@demo.ar'), api.as('direccion@demo.ar'), api.as('manager@demo.ar')]);

test.each([
  ['exports', '/logic/unit_claim/export?format=csv'],
  ['whole lists', '/logic/unit_claim'],
])(
  "five concurrent %s of all rows do not slow down other users' pages",
  async (what, path) => {
    const [admin, other, manager] = await signIn();
    const page = callOf(manager.token, '/logic/unit_claim?page=1&status=open,approved&sort=-id');
    const client = startConcurrentClient(port, page);
    await client.idle();
    const all = [admin, admin, admin, other, other].map(({ token }) => callOf(token, path));
    const idle = await client.idle();
    const busy = await client.waitDuring(...all);
    await client.close();
    // Written to the console directly, so that it is in the output of a passing run too.
    process.stderr.write(`${what}: a page ${JSON.stringify(idle)} idle, ${JSON.stringify(busy)} busy\n`);
    // The ratio is only for information, because on a busy machine it means little. Pages respond all the while.
    expect(busy.count).toBeGreaterThan(10);
  },
  240_000,
);

/** Sends requests over a separate connection. */
function ask({ path, headers }: WireCall) {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: x\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`,
  );
  return socket;
}

const everything = '/logic/unit_claim/export?format=csv';

test('a user who exports one list waits for the next, and gets 429 with too many', async () => {
  const [admin, other] = await signIn();
  const first = await Promise.all(
    Array.from({ length: 5 }, () => admin.get('/logic/unit_claim/export?format=csv&columns=id')),
  );
  expect(first.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 429]);
  const refused = first.find(({ status }) => status === 429)!;
  expect(refused.body).toEqual({
    success: false,
    message: 'Ya estás descargando varios listados. Esperá a que terminen y volvé a intentar.',
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await other.get(everything)).status).toBe(200);
});

test('a closed connection leaves the queue', async () => {
  const [admin] = await signIn();
  const call = callOf(admin.token, everything);
  const asked = Array.from({ length: 4 }, () => ask(call));
  await once(asked[0]!, 'data');
  for (const socket of asked) socket.destroy();
  // Until the server has received all of them.
  let status = 429;
  while (status === 429) ({ status } = await admin.get('/logic/unit_claim/export?format=csv&columns=id'));
  expect(status).toBe(200);
});

test('a client that has left before its turn does not take one', async () => {
  const server = Fastify();
  const queue = new ResponseQueue({ concurrent: 1, waiting: 1, refusal: 'Esperá.' });
  const outcomes: Promise<unknown>[] = [];
  server.get('/', async (request, reply) => {
    if (request.headers['x-leaves']) await once(reply.raw, 'close');
    const turn = waitInQueue(reply, queue);
    outcomes.push(turn.catch((error: Error) => error));
    await turn;
    return 'done';
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port: own } = server.server.address() as AddressInfo;
  const socket = connect(own, '127.0.0.1');
  const received = once(server.server, 'request');
  socket.write('GET / HTTP/1.1\r\nhost: x\r\nx-leaves: 1\r\n\r\n');
  await received;
  socket.destroy();
  expect(await (await fetch(`http://127.0.0.1:${own}/`)).text()).toBe('done');
  await until(() => outcomes.length === 2);
  expect(await Promise.all(outcomes)).toEqual(expect.arrayContaining([expect.any(Error), undefined]));
  await server.close();
});

describe('a response that is not read', () => {
  const bytes = 60_000_000;
  const askFor = (address: AddressInfo) => {
    const socket = connect(address.port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    return socket;
  };

  test('is cut off; a response that is read is not', async () => {
    const server = Fastify();
    endSlowReaders(server, 1);
    const ends: Promise<unknown>[] = [];
    server.get('/', (_request, reply) => {
      ends.push(once(reply.raw, 'close').then(() => reply.raw.writableFinished));
      return reply.send(Readable.from(Array<Buffer>(bytes / 100_000).fill(Buffer.alloc(100_000))));
    });
    await server.listen({ port: 0, host: '127.0.0.1' });
    const address = server.server.address() as AddressInfo;
    const lazy = Array.from({ length: 5 }, () => askFor(address).pause());
    let taken = 0;
    const eager = askFor(address).on('data', (chunk: Buffer) => (taken += chunk.length));
    await once(eager, 'close');
    expect(taken).toBeGreaterThan(bytes);
    expect((await Promise.all(ends)).toSorted()).toEqual([...lazy.map(() => false), true]);
    for (const socket of lazy) socket.destroy();
    await server.close();
  });
});
