/** Statements of docs/security.md about the server's responses that no other test covers. */
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { SMTPServer } from 'smtp-server';
import { operations } from '../../src/contract/operations';
import { cleanUp } from '../../src/server/database/cleanup';
import { demoPassword } from '../../src/server/database/seed/accounts';
import { startMailbox } from './support/mailServer';
import { startTestApp, type Caller, type TestApp } from './support/testApp';

let api: TestApp;
let webDir: string;
let admin: Caller;
beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), 'posventa-web-'));
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Posventa</title>');
  writeFileSync(join(webDir, 'assets/main.0123abcd.js'), 'console.log(1)');
  api = await startTestApp('demo', { WEB_DIR: webDir, TRUST_PROXY: '1' });
  admin = await api.as('admin@demo.ar');
});
afterAll(async () => {
  await api.close();
  rmSync(webDir, { recursive: true });
});

const inject = (options: InjectOptions) => api.app.inject(options);
const everyKind = ['/', '/reclamos', '/assets/main.0123abcd.js', '/api/health', '/api/auth/info', '/api/nowhere'];

describe('every response', () => {
  test.each(everyKind)('%s has the security headers', async (url) => {
    const { headers } = await inject({ url });
    const policy = String(headers['content-security-policy']);
    for (const directive of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'"])
      expect(policy.split(';')).toContain(directive);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  });

  test.each(everyKind)('%s names its character set', async (url) => {
    expect((await inject({ url })).headers['content-type']).toMatch(/; charset=utf-8$/i);
  });

  test.each(everyKind)('%s cannot be read by another origin', async (url) => {
    const { headers } = await inject({ url, headers: { origin: 'https://otro.example' } });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  test.each(everyKind)('%s has HSTS only behind TLS', async (url) => {
    const secure = await inject({ url, headers: { 'x-forwarded-proto': 'https' } });
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect((await inject({ url })).headers['strict-transport-security']).toBeUndefined();
  });
});

test('the device cookie is sent only to this host, is unreadable for scripts, and is secure with TLS', async () => {
  const login = (proto: string) =>
    inject({
      method: 'POST',
      url: '/api/auth/client/login',
      payload: { username: 'cliente@demo.ar', password: demoPassword },
      headers: { 'x-forwarded-proto': proto },
    });
  const cookie = String((await login('https')).headers['set-cookie']);
  expect(cookie).toMatch(
    /^__Host-posventa_device_\d+=[\w-]+\.[\w-]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(String((await login('http')).headers['set-cookie'])).toMatch(
    /^posventa_device_\d+=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

test('a cookie authenticates nobody: a call that another site triggers in a browser gets 401', async () => {
  const cookie = `token=${admin.token}; session=${admin.token}`;
  expect((await inject({ url: '/api/auth/info', headers: { cookie } })).statusCode).toBe(401);
});

test.each(['text/plain', 'application/x-www-form-urlencoded'])(
  'a form of another site, which sends %s, is refused',
  async (type) => {
    const payload = JSON.stringify({ username: 'admin@demo.ar', password: demoPassword });
    const { statusCode } = await inject({
      method: 'POST',
      url: '/api/auth/admin/login',
      payload,
      headers: { 'content-type': type },
    });
    expect(statusCode).toBe(415);
  },
);

test.each(['TRACE', 'CONNECT', 'OPTIONS', 'PATCH'])('the method %s does nothing', async (method) => {
  const { port } = api.app.server.address() as AddressInfo;
  expect(await raw(port, `${method} /api/auth/info HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)).not.toMatch(
    /^HTTP\/1\.1 [123]/,
  );
});

test.each([
  ['both a length and chunks', 'content-length: 4\r\ntransfer-encoding: chunked'],
  ['two lengths', 'content-length: 4\r\ncontent-length: 40'],
  ['an encoding that hides the chunks', 'transfer-encoding: xchunked'],
])('a request with %s is refused, to prevent request smuggling', async (_what, headers) => {
  const { port } = api.app.server.address() as AddressInfo;
  const answer = await raw(
    port,
    `POST /api/auth/logout HTTP/1.1\r\nhost: x\r\n${headers}\r\n\r\n0\r\n\r\nGET /api/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(answer).not.toContain('"status":"ok"');
  expect(answer).toContain('x-content-type-options: nosniff');
});

beforeAll(() => api.app.listen({ port: 0, host: '127.0.0.1' }));

/** Sends bytes and returns the response until the connection ends. */
function raw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}

test.each([
  '/package.json',
  '/.git/config',
  '/.git/HEAD',
  '/src/server/main.ts',
  '/assets/..%2f..%2fpackage.json',
  '/assets/',
  '/content/',
])('%s returns neither a file of the project nor a folder listing', async (url) => {
  const { statusCode, body } = await inject({ url });
  expect([200, 403, 404]).toContain(statusCode);
  // An address that could be a screen gets the page, and the browser's router renders it.
  if (statusCode === 200) expect(body).toMatch(/^<!doctype html>.*<title>Posventa<\/title>$/);
});

describe('a parameter', () => {
  test('sent twice is refused', async () => {
    expect((await admin.get('/logic/unit_claim?page=1&page=2')).status).toBe(400);
    expect((await admin.get('/logic/unit_claim?q=a&q=b')).status).toBe(400);
  });

  test.each(['{"username":"a","password":"b","__proto__":{"x":1}}', '{"constructor":{"prototype":{"x":1}}}'])(
    'that names a prototype property is refused: %s',
    async (payload) => {
      const headers = { 'content-type': 'application/json' };
      const { statusCode } = await inject({ method: 'POST', url: '/api/auth/client/login', payload, headers });
      expect(statusCode).toBe(400);
      expect(({} as { x?: number }).x).toBeUndefined();
    },
  );
});

test('an unexpected failure reveals no internals', async () => {
  await api.connection.pool.query('alter table warranty_term rename to warranty_term_away');
  const { status, body } = await admin.get('/model/warranty_term');
  await api.connection.pool.query('alter table warranty_term_away rename to warranty_term');
  expect(status).toBe(500);
  expect(Object.keys(body)).toEqual(['success', 'message', 'request_id']);
  expect(JSON.stringify(body)).not.toMatch(/warranty|select|relation|at .*:\d+/i);
});

test('a mail server with an invalid certificate gets no mail', async () => {
  const mails: string[] = [];
  const mailServer = new SMTPServer({
    secure: true,
    authOptional: true,
    logger: false,
    onData: (stream, _session, done) => {
      mails.push('mail');
      stream.resume().on('end', () => done());
    },
  });
  mailServer.on('error', () => undefined);
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  api.config.smtpUrl = `smtps://127.0.0.1:${(mailServer.server.address() as AddressInfo).port}`;
  const { body } = await admin.post('/logic/email_settings/test', { to: 'yo@correo.ar' });
  api.config.smtpUrl = undefined;
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
  expect(body.data).toMatchObject({ status: 'failed', last_error: expect.stringMatching(/certificate/i) });
  expect(mails).toEqual([]);
});

test('a mail server on another machine that offers no TLS gets no mail', async () => {
  const mailbox = await startMailbox();
  const send = () => admin.post('/logic/email_settings/test', { to: 'yo@correo.ar' });
  Object.assign(api.config, { smtpUrl: mailbox.url, smtpDemandsTls: true });
  const refused = await send();
  // The same server on this machine, where nobody can intercept the connection.
  api.config.smtpDemandsTls = false;
  const taken = await send();
  api.config.smtpUrl = undefined;
  await mailbox.close();
  expect(refused.body.data).toMatchObject({ status: 'failed', last_error: expect.stringMatching(/STARTTLS/) });
  expect([taken.body.data.status, mailbox.messages.length]).toEqual(['sent', 1]);
});

test('expired rows are deleted', async () => {
  const { pool } = api.connection;
  const client = await api.as('cliente@demo.ar');
  await pool.query(`
    update session set expires_at = now() - interval '1 second' where account_id = (select id from account where username = 'cliente@demo.ar');
    insert into outbox_mail (recipient, subject, notes, status, created_at, sent_at) values
      ('viejo@correo.ar', 'x', '[]', 'sent', now() - interval '91 days', now() - interval '91 days'),
      ('nuevo@correo.ar', 'x', '[]', 'sent', now() - interval '91 days', now() - interval '89 days'),
      ('fallido@correo.ar', 'x', '[]', 'failed', now() - interval '91 days', null)`);
  const left = async () =>
    (
      await pool.query(
        `select (select count(*)::int from session s join account a on a.id = s.account_id where a.username = 'cliente@demo.ar') as sessions,
          (select array_agg(recipient) from outbox_mail where subject = 'x') as mails`,
      )
    ).rows[0];
  expect((await left()).mails).toHaveLength(3);
  await cleanUp(pool);
  expect(await left()).toEqual({ sessions: 0, mails: ['nuevo@correo.ar'] });
  expect((await client.get('/auth/info')).status).toBe(401);
});

test('every GET call works on a read-only database', async () => {
  const other = await startTestApp('demo');
  try {
    const reader = await other.as('admin@demo.ar');
    // The open connections may still write: they are replaced.
    await other.connection.pool.query(`do $$ begin
      execute format('alter database %I set default_transaction_read_only = on', current_database());
      perform pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();
    end $$`);
    await other.connection.pool.query('set default_transaction_read_only = on');
    expect((await reader.post('/logic/claim/1/comment', { text: 'Hola' })).status).toBe(500);
    // The first read of the e-mail settings stores the defaults if the company has saved none.
    const gets = operations.filter(({ method, path }) => method === 'GET' && path !== '/logic/email_settings');
    expect(gets.length).toBeGreaterThan(30);
    for (const { path } of gets) {
      const address = path.replaceAll(/\{\w+\}/g, '1');
      expect([address, (await reader.get(address)).status < 500]).toEqual([address, true]);
    }
  } finally {
    await other.close();
  }
});
