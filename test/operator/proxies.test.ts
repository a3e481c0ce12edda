/** The proxies with the configurations of docs/production.md, in front of two processes. Needs nginx, openssl and Caddy. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoPassword } from '../../src/server/database/seed/accounts';
import { freePorts } from '../support/freePorts';
import { startProcess, type ServerProcess } from '../server/support/serverProcess';
import { freshDatabase } from '../server/support/testCluster';
import { until } from '../server/support/until';
import { caddyBlock, nginxBlock } from './proxyBlocks';

const found = (name: string): string => {
  const folders = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'];
  const path = [process.env[name.toUpperCase()] ?? '', ...folders.map((folder) => join(folder, name))].find(
    (each) => each !== '' && existsSync(each),
  );
  if (!path) throw new Error(`Install ${name}, or set ${name.toUpperCase()} to its path.`);
  return path;
};

/** Ports of both processes, then those of the proxy: plain and secure. */
type Ports = [first: number, second: number, plain: number, secure: number];

/** Starts a proxy with the configuration that the documentation shows, changed where a test has other ports and no domain. */
type StartProxy = (folder: string, ports: Ports) => ChildProcess;

const startNginx: StartProxy = (folder, [first, second, plain, secure]) => {
  const nginx = found('nginx');
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert, '-subj', '/CN=a'],
    { stdio: 'ignore' },
  );
  const shown = nginxBlock
    .replaceAll(/\/etc\/letsencrypt\S+fullchain\.pem/g, cert)
    .replaceAll(/\/etc\/letsencrypt\S+privkey\.pem/g, key)
    .replace('127.0.0.1:3000', `127.0.0.1:${first}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${second}`)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${secure} ssl`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const file = join(folder, 'nginx.conf');
  mkdirSync(join(folder, 'logs'));
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};
    events {} http { access_log off; ${temporary.join(' ')} ${shown} }`,
  );
  execFileSync(nginx, ['-t', '-q', '-p', folder, '-c', file], { stdio: 'pipe' });
  return spawn(nginx, ['-p', folder, '-c', file], { stdio: 'ignore' });
};

const startCaddy: StartProxy = (folder, [first, second, plain, secure]) => {
  const file = join(folder, 'Caddyfile');
  writeFileSync(
    file,
    `{
  admin off
  skip_install_trust
  http_port ${plain}
  https_port ${secure}
}
${caddyBlock
  .replace('posventa.constructora.ar {', 'localhost {\n  tls internal')
  .replace('127.0.0.1:3000', `127.0.0.1:${first}`)
  .replace('127.0.0.1:3001', `127.0.0.1:${second}`)}`,
  );
  return spawn(found('caddy'), ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    // The folder of its certificates.
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
};

describe.each<[string, StartProxy]>([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
])('%s in front of two processes', (_name, startProxy) => {
  const folder = mkdtempSync(join(tmpdir(), 'posventa-proxy-'));
  let ports: Ports;
  let env: (port: number) => Record<string, string>;
  let servers: ServerProcess[];
  let proxy: ChildProcess;

  beforeAll(async () => {
    ports = (await freePorts(4)) as Ports;
    const DATABASE_URL = await freshDatabase('demo');
    env = (port) => ({
      DATABASE_URL,
      PORT: String(port),
      DEMO: '0',
      FILES_DIR: join(folder, 'files'),
      TRUST_PROXY: '127.0.0.1',
      OVERLOAD_MS: '0',
      DRAIN_SECONDS: '3',
      READS_PER_MINUTE: '0',
    });
    servers = [await startProcess(env(ports[0])), await startProcess(env(ports[1]))];
    proxy = startProxy(folder, ports);
    await until(async () => (await call('GET', '/api/health').catch(() => ({ status: 0 }))).status === 200);
  }, 120_000);
  afterAll(async () => {
    proxy?.kill('SIGTERM');
    for (const { child } of servers ?? []) child.kill('SIGTERM');
    await Promise.all((servers ?? []).map(({ ended }) => ended));
    rmSync(folder, { recursive: true });
  });

  const call = (method: string, path: string, body?: string | Buffer, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; text: string; headers: Record<string, unknown> }>((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          servername: 'localhost',
          port: ports[3],
          method,
          path,
          // Caddy serves the name that its configuration has.
          headers: { host: 'localhost', ...headers },
          rejectUnauthorized: false,
        },
        (answer) => {
          let text = '';
          answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
          answer.on('end', () => resolve({ status: answer.statusCode!, text, headers: answer.headers }));
          answer.on('error', reject);
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  const signIn = async (type: string, username: string) => {
    const body = JSON.stringify({ username, password: demoPassword });
    const { text } = await call('POST', `/api/auth/${type}/login`, body, { 'content-type': 'application/json' });
    return `Bearer ${JSON.parse(text).data.token as string}`;
  };
  /** A form with one file of this many bytes. */
  const formOf = async (bytes: number) => {
    const form = new FormData();
    form.append('name', 'Planta');
    form.append('file', new Blob([Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes)])]), 'plano.pdf');
    const encoded = new Response(form);
    return { type: encoded.headers.get('content-type')!, body: Buffer.from(await encoded.arrayBuffer()) };
  };

  test('the portal knows the client and HTTPS, and a forged address changes nothing', async () => {
    const { headers } = await call('GET', '/api/health');
    expect(headers['strict-transport-security']).toContain('max-age');
    const metrics = await call('GET', '/api/metrics', undefined, { 'x-forwarded-for': '127.0.0.1' });
    expect(metrics.status).toBe(403);
  });

  test('a plan of 19 MB arrives; one that is too large is refused by the portal, in Spanish', async () => {
    const authorization = await signIn('admin', 'admin@demo.ar');
    const send = async (bytes: number) => {
      const { type, body } = await formOf(bytes);
      return call('POST', '/api/logic/project/1/plan', body, { authorization, 'content-type': type });
    };
    expect((await send(19 * 1024 * 1024)).status).toBe(201);
    const refused = await send(22 * 1024 * 1024);
    expect([refused.status, JSON.parse(refused.text).success]).toEqual([413, false]);
  });

  test('restarting one process after the other fails no call, neither reads nor commands', async () => {
    const authorization = await signIn('client', 'cliente@demo.ar');
    const list = await call('GET', '/api/logic/unit_claim?page=1&page_size=1', undefined, { authorization });
    const { claim_id: id } = JSON.parse(list.text).data[0].unit_claim as { claim_id: number };
    const statuses: Record<string, number> = {};
    let isOver = false;
    let sent = 0;
    const caller = async (method: 'GET' | 'POST') => {
      while (!isOver) {
        const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': `restart-${sent++}` };
        const { status } =
          method === 'GET'
            ? await call('GET', '/api/logic/unit_claim?page=1', undefined, { authorization })
            : await call('POST', `/api/logic/claim/${id}/comment`, JSON.stringify({ text: 'Hola' }), headers);
        statuses[`${method} ${status}`] = (statuses[`${method} ${status}`] ?? 0) + 1;
        // Below the limit of new records per minute.
        await sleep(method === 'GET' ? 20 : 300);
      }
    };
    const callers = ['GET', 'GET', 'GET', 'POST'].map((method) => caller(method as 'GET' | 'POST'));
    for (const [index, port] of ports.slice(0, 2).entries()) {
      await sleep(500);
      servers[index]!.child.kill('SIGTERM');
      expect(await servers[index]!.ended).toBe(0);
      await sleep(500);
      servers[index] = await startProcess(env(port));
    }
    await sleep(500);
    isOver = true;
    await Promise.all(callers);
    expect(Object.keys(statuses).sort()).toEqual(['GET 200', 'POST 201']);
    expect(statuses['GET 200']).toBeGreaterThan(50);
  }, 120_000);
});
