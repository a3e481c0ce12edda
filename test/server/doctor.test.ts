/** `npm run doctor`, and the operator's commands as root. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../support/freePorts';
import { startMailbox, type Mailbox } from './support/mailServer';
import { serverProgram, startProcess, type ServerProcess } from './support/serverProcess';
import { emptyDatabase, freshDatabase } from './support/testCluster';

const folder = mkdtempSync(join(tmpdir(), 'posventa-doctor-'));
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
let mailbox: Mailbox;
let server: ServerProcess;
let proxy: Server;
/** The settings of a whole installation, all of it right. */
let env: Record<string, string>;

function run(command: string, settings: Record<string, string>, args: string[] = []) {
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [...serverProgram(`cli/${command}`), ...args], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...inherited, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  return new Promise<{ code: number | null; lines: string[] }>((resolve) => {
    child.once('close', (code) => resolve({ code, lines: output.trim().split('\n') }));
  });
}
const doctor = (changed: Record<string, string> = {}) => run('doctor', { ...env, ...changed });
const wrongOf = (lines: string[]) => lines.filter((line) => line.startsWith('MAL'));

/** A proxy with TLS that does what docs/production.md asks of one; without `forwards` it forgets the headers. */
async function startProxy(target: number, forwards: { on: boolean }): Promise<Server> {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=posventa', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert, ...subject],
    { stdio: 'ignore' },
  );
  const made = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (incoming, outgoing) => {
    const { host } = incoming.headers;
    const headers = forwards.on ? { host, 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' } : { host };
    incoming.pipe(
      request({ port: target, path: incoming.url, method: incoming.method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(outgoing);
      }),
    );
  });
  made.listen(0, '127.0.0.1');
  await once(made, 'listening');
  return made;
}
const forwards = { on: true };

beforeAll(async () => {
  mailbox = await startMailbox();
  const [port] = await freePorts(1);
  if (hasOpenssl) proxy = await startProxy(port!, forwards);
  mkdirSync(join(folder, 'backups'));
  env = {
    DATABASE_URL: await freshDatabase('demo'),
    HOST: '127.0.0.1',
    PORT: String(port),
    DEMO: '0',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    FILES_DIR: join(folder, 'files'),
    BACKUP_DIR: join(folder, 'backups'),
    BACKUP_KEEP: '3',
    TRUST_PROXY: '127.0.0.1',
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'posventa@obra.ar',
    EMAIL_SETTINGS_USERNAME: 'admin@demo.ar',
    PUBLIC_URL: proxy ? `https://127.0.0.1:${(proxy.address() as AddressInfo).port}` : '',
    ...(proxy && { NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem') }),
  };
  server = await startProcess(env);
  writeFileSync(join(folder, 'archivo'), '');
  // The demo's photos are elsewhere: an empty database has none.
  await run('backup', { ...env, DATABASE_URL: await freshDatabase('empty') });
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  proxy?.close();
  await mailbox.close();
  rmSync(folder, { recursive: true });
});

(hasOpenssl ? test : test.skip)('says of a right installation, in one line each, that nothing is wrong', async () => {
  const { code, lines } = await doctor();
  expect(wrongOf(lines)).toEqual([]);
  expect([code, lines.at(-1)]).toEqual([0, 'No encontramos nada mal.']);
  for (const what of [
    'Configuración',
    'Base de datos',
    'Portal',
    'Dirección pública',
    'Emails',
    'Carpetas',
    'Espacio',
    'Copias',
    'Reloj',
  ])
    expect(lines.filter((line) => line.includes(`  ${what}: `))).not.toEqual([]);
});

(hasOpenssl ? test : test.skip)('says that the proxy sends no headers, or is not trusted', async () => {
  forwards.on = false;
  const { code, lines } = await doctor();
  forwards.on = true;
  expect([code, wrongOf(lines)]).toEqual([1, [expect.stringMatching(/el portal no sabe que https:.*TRUST_PROXY/)]]);
});

/** Runs the doctor with wrong settings, and returns what it says is wrong. */
async function findings(changed: Record<string, string>): Promise<string[]> {
  const { code, lines } = await doctor(changed);
  const wrong = wrongOf(lines);
  expect([code, lines.at(-1)]).toEqual([1, wrong.length === 1 ? 'Hay 1 cosa mal.' : `Hay ${wrong.length} cosas mal.`]);
  return wrong;
}

test('exits with 1, and names each thing that is not as the settings say, one beside the others', async () => {
  const nowhere = 'postgres://ana:x@127.0.0.1:1/nada';
  const found = await findings({
    DATABASE_URL: nowhere,
    DATABASE_READ_URL: nowhere,
    PORT: '1',
    FILES_DIR: join(folder, 'archivo'),
    SMTP_URL: 'smtp://127.0.0.1:1',
    PUBLIC_URL: 'https://127.0.0.1:4',
    BACKUP_DIR: join(folder, 'files'),
  });
  for (const line of [
    /DATABASE_URL: nadie atiende en 127\.0\.0\.1:1/,
    /DATABASE_READ_URL: nadie atiende/,
    /Portal: no responde en http:\/\/127\.0\.0\.1:1\./,
    /FILES_DIR: no se puede escribir en \S+\/archivo: no es una carpeta\./,
    /Emails: Nadie atiende en el servidor y el puerto de SMTP_URL/,
    /Dirección pública: no se llega a https:\/\/127\.0\.0\.1:4: nadie atiende ahí/,
    /Copias: no hay ninguna completa en /,
  ])
    expect(found.filter((each) => line.test(each))).toHaveLength(1);
});

test('exits with 1 for another account for the e-mail settings', async () => {
  const found = await findings({ EMAIL_SETTINGS_USERNAME: 'nadie@obra.ar' });
  expect(found.join('\n')).toMatch(/EMAIL_SETTINGS_USERNAME: nadie@obra\.ar no es una cuenta/);
});

test('says that the public address has no TLS, or is not the portal', async () => {
  const plain = await doctor({ PUBLIC_URL: server.url });
  expect(wrongOf(plain.lines).join('\n')).toMatch(/Dirección pública: http:.* no usa HTTPS\./);
  const other = await doctor({ PUBLIC_URL: `${server.url}/otro` });
  expect(wrongOf(other.lines).join('\n')).toMatch(/responde (200|404) y no es el portal\. Revisá PUBLIC_URL/);
});

test('says that an old backup is old, and that a database has no schema', async () => {
  const backups = join(folder, 'viejas');
  await run('backup', { ...env, DATABASE_URL: await freshDatabase('empty') }, [backups]);
  const manifest = join(backups, readdirSync(backups)[0]!, 'manifest.json');
  const content = JSON.parse(readFileSync(manifest, 'utf8'));
  writeFileSync(manifest, JSON.stringify({ ...content, made_at: '2026-01-01T05:15:00.000Z' }));
  const { lines } = await doctor({ BACKUP_DIR: backups, DATABASE_URL: await emptyDatabase() });
  expect(wrongOf(lines).join('\n')).toMatch(/Copias: la última completa, posventa-\S+, tiene [\d.]+ días\./);
  expect(wrongOf(lines).join('\n')).toMatch(/el esquema tiene 0 migraciones y esta versión necesita \d+\./);
});

(process.getuid?.() === 0 ? test : test.skip)(
  'as root, a command leaves nothing that the service cannot use',
  async () => {
    const service = 12_345;
    const data = join(folder, 'servicio');
    mkdirSync(data);
    chownSync(data, service, service);
    // Its own folder is above, so that the user reaches it.
    execFileSync('chmod', ['755', folder]);
    const settings = { DATABASE_URL: await freshDatabase('empty'), DATA_DIR: data, FILES_DIR: '', BACKUP_DIR: '' };
    const { code, lines } = await run('backup', settings);
    expect([code, lines.at(-1)]).toEqual([0, expect.stringMatching(/^Copia completa en /)]);
    const made = readdirSync(data, { recursive: true, encoding: 'utf8' });
    expect(made.length).toBeGreaterThan(3);
    for (const path of made) expect([path, statSync(join(data, path)).uid]).toEqual([path, service]);
  },
);
