/** The server's log, read from a separate process. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { demoPassword } from '../../src/server/database/seed/accounts';
import { startProcess, type ServerProcess } from './support/serverProcess';
import { freshDatabase } from './support/testCluster';
import { until } from './support/until';

let server: ServerProcess;
let database: string;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'posventa-log-'));
  database = await freshDatabase('demo');
  server = await startProcess({ DATABASE_URL: database, FILES_DIR: folder, DEMO: '1', LOG_LEVEL: 'info' });
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

type Line = Record<string, unknown>;
const lines = (): Line[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);

/** The line that matches `isIt`; the log is written shortly after the response. */
async function lineThat(isIt: (line: Line) => boolean): Promise<Line> {
  await until(() => lines().some(isIt), server.output);
  return lines().find(isIt)!;
}

const login = (type: string, username: string, password: string) =>
  fetch(`${server.url}/api/auth/${type}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
const tokenOf = async (type: string, username: string) =>
  ((await (await login(type, username, demoPassword)).json()) as { data: { token: string } }).data.token;

test('successful and failed sign-ins are logged with user, address and proof', async () => {
  const address = '127.0.0.1';
  await login('client', 'cliente@demo.ar', demoPassword);
  expect(await lineThat(({ msg }) => msg === 'A user signed in.')).toMatchObject({
    level: 30,
    time: expect.any(Number),
    user: expect.any(Number),
    address,
    proof: 'password',
  });
  await login('client', 'Nadie@demo.ar', 'una clave errada');
  expect(await lineThat(({ msg }) => msg === 'A sign-in failed.')).toMatchObject({
    level: 40,
    account: 'nadie@demo.ar',
    address,
  });
});

test('every call of the API is logged with user, address, call and result', async () => {
  const token = await tokenOf('client', 'cliente@demo.ar');
  await fetch(`${server.url}/api/logic/unit_claim?page=1&q=27845120`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const line = await lineThat(({ path }) => path === '/api/logic/unit_claim');
  expect(line).toMatchObject({ method: 'GET', status: 200, user: expect.any(Number) });
});

test('a forbidden call is a warning with its user', async () => {
  const token = await tokenOf('client', 'cliente@demo.ar');
  await fetch(`${server.url}/api/logic/client`, { headers: { authorization: `Bearer ${token}` } });
  expect(await lineThat(({ msg }) => msg === 'A call was forbidden.')).toMatchObject({
    level: 40,
    user: expect.any(Number),
    permission: 'clients:manage',
  });
});

test('an unexpected failure is an error with its cause', async () => {
  const client = new pg.Client(database);
  await client.connect();
  await client.query('alter table warranty_term rename to warranty_term_away');
  const token = await tokenOf('client', 'cliente@demo.ar');
  await fetch(`${server.url}/api/model/warranty_term`, { headers: { authorization: `Bearer ${token}` } });
  await client.query('alter table warranty_term_away rename to warranty_term');
  await client.end();
  const line = await lineThat(({ level }) => level === 50);
  expect(JSON.stringify(line.err)).toContain('warranty_term');
});

test('a text that imitates another line stays within its own line', async () => {
  await login('client', 'x@demo.ar"}\n{"level":30,"msg":"A sign-in.","user":1', 'una clave errada');
  await lineThat(({ account }) => String(account).startsWith('x@demo.ar'));
  expect(lines().filter(({ user, msg }) => msg === 'A user signed in.' && user === 1)).toEqual([]);
});

test('neither passwords nor tokens, links or search words are logged', async () => {
  const token = await tokenOf('client', 'cliente@demo.ar');
  const post = (path: string, body: object) =>
    fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  await post('/auth/password/forgot', { username: 'cliente@demo.ar' });
  await post('/auth/password/reset', { token: 'un-enlace-secreto', password: 'una clave nueva' });
  await post('/auth/logout', {});
  await lineThat(({ path }) => path === '/api/auth/logout');
  const log = lines()
    .map((line) => JSON.stringify(line))
    .join('\n');
  for (const secret of [token, demoPassword, 'una clave', 'un-enlace-secreto', 'token=', '27845120'])
    expect(log).not.toContain(secret);
});

test.each([
  ['an upload', 'multipart/form-data; boundary=b', '/logic/contract/1/unit_claim'],
  ['a form', 'application/json', '/logic/claim/1/comment'],
])('%s that its client aborts is not an error of the server', async (_what, type, path) => {
  const token = await tokenOf('client', 'cliente@demo.ar');
  const { port } = new URL(server.url);
  const errors = () => lines().filter(({ level }) => Number(level) >= 50);
  const before = errors().length;
  const beginnings = [
    '',
    '--b\r\n',
    '--b\r\ncontent-disposition: form-data; name="description"\r\n\r\nGote',
    `--b\r\ncontent-disposition: form-data; name="images"; filename="a.png"\r\n\r\n${'x'.repeat(100_000)}`,
  ];
  const left = () =>
    lines().filter(
      ({ msg, path: called }) => msg === 'The client closed the connection during a call.' && called === `/api${path}`,
    );
  const abort = async (beginning: string) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      `POST /api${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: ${type}\r\ncontent-length: 200000\r\n\r\n${beginning}`,
    );
    await once(socket, 'ready');
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.destroy();
  };
  // A call that is aborted before the server reads its body is not logged, so each is sent until it was.
  for (const beginning of beginnings) {
    const logged = left().length;
    await until(async () => {
      await abort(beginning);
      return left().length > logged;
    });
  }
  expect(left()[0]).toMatchObject({ level: 30, method: 'POST', user: expect.any(Number) });
  expect(errors()).toHaveLength(before);
});
