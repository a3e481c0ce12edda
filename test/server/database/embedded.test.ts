import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCluster } from '../../../src/server/database/embedded/cluster';
import { runToEnd, serverProgram, startProcess, type ServerProcess } from '../support/serverProcess';
import { until } from '../support/until';

const root = mkdtempSync(join(tmpdir(), 'posventa embedded ñ '));
const env = { DATA_DIR: join(root, 'data folder') };
const running: ServerProcess[] = [];

const start = async () => {
  const server = await startProcess(env);
  running.push(server);
  return server;
};
const stop = async (server: ServerProcess) => {
  server.child.kill('SIGTERM');
  return server.ended;
};
afterAll(async () => {
  await Promise.all(running.map(stop));
  const pid = postmaster();
  if (pid && isAlive(pid)) process.kill(pid, 'SIGQUIT');
  rmSync(root, { recursive: true, force: true });
});

function postmaster(): number | undefined {
  try {
    return Number(readFileSync(join(env.DATA_DIR, 'database/postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^Z/.test(execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }));
  } catch {
    return false;
  }
}

/** Signs in. Each test that writes uses another account, because the records per user and minute are limited. */
async function signIn({ url }: ServerProcess, username = 'admin@demo.ar') {
  const type = username.startsWith('manager') ? 'manager' : 'admin';
  const response = await fetch(`${url}/api/auth/${type}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'posventa2025' }),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  return { authorization: `Bearer ${data.token}` };
}

const comment = ({ url }: ServerProcess, headers: Record<string, string>, text: string) =>
  fetch(`${url}/api/logic/claim/1/comment`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  });

async function comments({ url }: ServerProcess, headers: Record<string, string>): Promise<string[]> {
  const { data } = (await (await fetch(`${url}/api/logic/claim/1/comment`, { headers })).json()) as {
    data: { text: string }[];
  };
  return data.map(({ text }) => text);
}

/** Writes comments until the server is gone or `count` were written; returns the acknowledged ones. */
async function writeUntilGone(
  server: ServerProcess,
  headers: Record<string, string>,
  name: string,
  count: number,
  acknowledged: string[] = [],
): Promise<string[]> {
  for (let index = 0; index < count; index++) {
    const text = `${name} ${index}`;
    const response = await comment(server, headers, text).catch(() => undefined);
    if (!response) break;
    if (response.status === 201) acknowledged.push(text);
  }
  return acknowledged;
}

test('the first start creates the demo, in a path with spaces, and prints the address and the accounts', async () => {
  const server = await start();
  expect(server.output()).toContain('Cuentas de demostración (contraseña posventa2025)');
  expect(server.output()).toContain('inquilino@demo.ar');
  const headers = await signIn(server);
  expect((await comments(server, headers)).length).toBeGreaterThanOrEqual(0);
});

test('a second server on the same folder refuses to start, and the first one continues', async () => {
  const [first] = running;
  const { code, output } = await runToEnd(env);
  expect(code).toBe(1);
  expect(output).toMatch(
    /^Otro servidor ya está usando la carpeta de datos «.*data folder.*»\. Cerralo primero, o elegí otra carpeta con DATA_DIR\.\n$/,
  );
  expect((await fetch(`${first!.url}/api/health`)).status).toBe(200);
});

test('an admin is created while the server runs, and can sign in immediately', async () => {
  const [first] = running;
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const made = execFileSync(
    process.execPath,
    [...serverProgram('cli/createAdmin'), '--email', 'ana@empresa.ar', '--nombre', 'Ana', '--apellido', 'Paz'],
    { env: { ...inherited, ...env, ADMIN_PASSWORD: 'una clave larga' }, encoding: 'utf8' },
  );
  expect(made).toBe('Se creó la cuenta de administrador ana@empresa.ar.\n');
  const answer = await fetch(`${first!.url}/api/auth/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'ana@empresa.ar', password: 'una clave larga' }),
  });
  expect(answer.status).toBe(200);
});

test('a port in use is reported, and the database is stopped again', async () => {
  const [first] = running;
  const other = mkdtempSync(join(tmpdir(), 'posventa-port-'));
  const { code, output } = await runToEnd({ DATA_DIR: other, PORT: new URL(first!.url).port, DEMO: '0' });
  rmSync(other, { recursive: true });
  expect(code).toBe(1);
  expect(output).toMatch(/^El puerto \d+ ya está en uso\. Cerrá el otro programa o elegí otro puerto con PORT\.\n$/);
});

test('a killed database restarts by itself; requests meanwhile get 503 in Spanish', async () => {
  const [server] = running;
  const headers = await signIn(server!);
  const acknowledged: string[] = [];
  const writing = writeUntilGone(server!, headers, 'durante', 400, acknowledged);
  await until(() => acknowledged.length > 0);
  process.kill(postmaster()!, 'SIGKILL');
  const answers: { status: number; body: { success: boolean; message?: string } }[] = [];
  await until(async () => {
    const response = await fetch(`${server!.url}/api/ready`);
    answers.push({ status: response.status, body: (await response.json()) as { success: boolean } });
    return response.status === 200 && answers.some(({ status }) => status === 503);
  });
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  expect(answers.find(({ status }) => status === 503)!.body).toEqual({
    success: false,
    message: 'El servicio no está disponible en este momento. Intentá de nuevo en unos segundos.',
  });
  await writing;
  expect(await comments(server!, headers)).toEqual(expect.arrayContaining(acknowledged));
});

test('a server killed during writes loses nothing that it acknowledged; the next one adopts its database', async () => {
  const server = running.pop()!;
  const headers = await signIn(server, 'direccion@demo.ar');
  const acknowledged: string[] = [];
  const writing = writeUntilGone(server, headers, 'antes', 10_000, acknowledged);
  await until(() => acknowledged.length > 0);
  server.child.kill('SIGKILL');
  await writing;
  const pid = postmaster()!;
  expect(isAlive(pid)).toBe(true);
  const next = await start();
  expect(postmaster()).toBe(pid);
  expect(await comments(next, await signIn(next))).toEqual(expect.arrayContaining(acknowledged));
});

test('if both are killed at once, the next start recovers', async () => {
  const server = running.pop()!;
  const headers = await signIn(server, 'manager@demo.ar');
  const acknowledged = await writeUntilGone(server, headers, 'ambos', 20);
  server.child.kill('SIGKILL');
  process.kill(postmaster()!, 'SIGKILL');
  const next = await start();
  expect(await comments(next, await signIn(next))).toEqual(expect.arrayContaining(acknowledged));
});

test('an orderly shutdown stops the database too, although a client never ends a request', async () => {
  const server = running.pop()!;
  const pid = postmaster()!;
  const { hostname, port } = new URL(server.url);
  const endless = connect(Number(port), hostname);
  endless.on('error', () => undefined);
  endless.write(
    'POST /api/auth/admin/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\nexpect: 100-continue\r\n\r\n{',
  );
  // The server asks for the rest, so it has started the request.
  await once(endless, 'data');
  expect(await stop(server)).toBe(0);
  expect(isAlive(pid)).toBe(false);
});

test("PostgreSQL's own log is kept for a week, one file a day", () => {
  const logs = readdirSync(join(env.DATA_DIR, 'database/postgres/log'));
  expect(logs.length).toBeGreaterThan(0);
  expect(logs.length).toBeLessThanOrEqual(7);
  expect(logs.join()).toMatch(/^(posventa-(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\.log,?)+$/);
});

test('a folder with an incomplete database is refused, and nothing in it is deleted', async () => {
  const folder = mkdtempSync(join(root, 'incomplete '));
  const file = join(folder, 'database/postgres/base/1/112');
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, 'data');
  await expect(openCluster(join(folder, 'database'))).rejects.toThrow(/no es una base de datos completa/);
  expect(readFileSync(file, 'utf8')).toBe('data');
});
