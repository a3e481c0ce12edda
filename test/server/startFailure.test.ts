/** What an operator reads when the portal does not start, or starts with a setting that cannot be meant. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { readConfig } from '../../src/server/config';
import { explainFailure } from '../../src/server/operator/failure';
import { startServer } from '../../src/server/server';
import { runToEnd, startProcess } from './support/serverProcess';
import { databaseUrl, emptyDatabase, freshDatabase } from './support/testCluster';

const folder = mkdtempSync(join(tmpdir(), 'posventa-start-'));
let url: string;
beforeAll(async () => {
  url = await freshDatabase('empty');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The settings of a server in a separate process. */
const settings = (env: Record<string, string>) => ({
  DATABASE_URL: url,
  FILES_DIR: join(folder, 'files'),
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'silent',
  DEMO: '0',
  ...env,
});
/** Starts the server in this process with a setting that must end it; returns its message. */
const refusal = (env: Record<string, string>): Promise<string> =>
  startServer(readConfig(settings(env))).then(
    async ({ close }) => {
      await close();
      throw new Error('The server has started.');
    },
    ({ message }: Error) => message,
  );
/** The address of the test database with other parts. */
const withParts = (parts: Partial<URL>) => Object.assign(new URL(url), parts).href;
const config = (env: Record<string, string> = {}) =>
  readConfig({ DATABASE_URL: 'postgres://ana:secreta@127.0.0.1:1/posventa', ...env });
const systemError = (code: string, more: object) => Object.assign(new Error(`${code}: raw text`), { code, ...more });

describe('a start names the variable and the cause of', () => {
  test.each([
    [
      'a server that does not exist',
      () => withParts({ hostname: 'no-existe.invalid', search: '?sslmode=verify-full' }),
      /^No pudimos usar la base de datos de DATABASE_URL: (no existe el servidor|este equipo no puede averiguar ahora la dirección de) no-existe\.invalid:\d+/,
    ],
    [
      'a server that is not running',
      () => withParts({ port: '1' }),
      /^No pudimos usar la base de datos de DATABASE_URL: nadie atiende en 127\.0\.0\.1:1; fijate si PostgreSQL está andando\.$/,
    ],
    [
      'a socket that does not exist',
      () => 'postgres://ana@%2Fno%2Fexiste/posventa',
      /^No pudimos usar la base de datos de DATABASE_URL: no existe \/no\/existe; /,
    ],
    [
      'a wrong password',
      () => withParts({ password: 'equivocada' }),
      /^No pudimos usar la base de datos de DATABASE_URL: la contraseña del rol \w+ no es la correcta, o el rol no existe\.$/,
    ],
    [
      'a database that does not exist',
      () => withParts({ pathname: '/otra' }),
      /^No pudimos usar la base de datos de DATABASE_URL: no existe la base otra; creala con su dueño\.$/,
    ],
    [
      'a server without TLS',
      () => withParts({ search: '?sslmode=verify-full' }),
      /^No pudimos usar la base de datos de DATABASE_URL: no ofrece TLS; activalo/,
    ],
  ])('%s', async (_what, address, message) => {
    const said = await refusal({ DATABASE_URL: address() });
    expect(said).toMatch(message);
    expect(said).not.toMatch(/equivocada|Failed query/);
  });

  test("a database that another role owns, by the role's name", async () => {
    const owned = await emptyDatabase();
    const admin = new pg.Client(await databaseUrl('postgres'));
    await admin.connect();
    await admin.query("create role ajeno login password 'clave'");
    const address = Object.assign(new URL(owned), { username: 'ajeno', password: 'clave' }).href;
    expect(await refusal({ DATABASE_URL: address })).toMatch(/^El esquema de la base no está al día y el rol/);
    expect(await refusal({ DATABASE_URL: owned, MIGRATE_DATABASE_URL: address })).toMatch(
      /^No pudimos usar la base de datos de MIGRATE_DATABASE_URL: al rol ajeno le falta un permiso; /,
    );
    await admin.query('alter role ajeno connection limit 0');
    expect(await refusal({ DATABASE_URL: address })).toMatch(
      /DATABASE_URL: PostgreSQL no tiene más conexiones libres; .*DATABASE_CONNECTIONS/,
    );
    await admin.query('drop role ajeno');
    await admin.end();
  });

  test('the process prints only that, and exits with 1', async () => {
    expect(await runToEnd(settings({ DATABASE_URL: withParts({ pathname: '/otra' }) }))).toEqual({
      code: 1,
      output: 'No pudimos usar la base de datos de DATABASE_URL: no existe la base otra; creala con su dueño.\n',
    });
  });

  test('the direct address, and not the one that works', async () => {
    const env = { DATABASE_DIRECT_URL: withParts({ port: '1' }) };
    expect(await refusal(env)).toMatch(/de DATABASE_DIRECT_URL: nadie atiende en 127\.0\.0\.1:1;/);
  });

  test('HOST and PORT', async () => {
    expect(await refusal({ HOST: 'foo.invalid' })).toBe('La dirección foo.invalid no es de esta máquina. Revisá HOST.');
    expect(await refusal({ HOST: '203.0.113.7' })).toBe('La dirección 203.0.113.7 no es de esta máquina. Revisá HOST.');
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    expect(await refusal({ PORT: String(port) })).toContain(`El puerto ${port} ya está en uso.`);
    other.close();
  });

  test('a folder', async () => {
    const file = join(folder, 'archivo');
    writeFileSync(file, '');
    expect(await refusal({ FILES_DIR: join(file, 'files') })).toBe(
      `FILES_DIR: no se puede escribir en ${join(file, 'files')}: no es una carpeta.`,
    );
    expect(await refusal({ WEB_DIR: folder })).toMatch(/^WEB_DIR: en .* no hay un portal armado \(falta index\.html\)/);
  });
});

test.each([
  ['/srv/fotos/ab', 'FILES_DIR'],
  ['/srv/datos/database', 'DATA_DIR'],
  ['/srv/datos/backups/x', 'DATA_DIR'],
])('a folder without permission is never taken for the port: %s', async (path, variable) => {
  const folders = config({ DATA_DIR: '/srv/datos', FILES_DIR: '/srv/fotos' });
  const { message } = await explainFailure(systemError('EACCES', { syscall: 'mkdir', path }), folders);
  expect(message).toBe(
    `${variable}: no se puede escribir en ${path}: no hay permiso; fijate de quién es la carpeta y con qué usuario corre el portal.`,
  );
});

test('an unknown failure keeps its own message', async () => {
  expect((await explainFailure(new Error('otra cosa'), config())).message).toBe('otra cosa');
});

describe('in production', () => {
  const read = (env: Record<string, string>) => () => readConfig({ NODE_ENV: 'production', ...env });
  test('a mail server needs a sender and an address for the links', () => {
    expect(read({ SMTP_URL: 'smtp://127.0.0.1' })).toThrow(
      new Error('SMTP_URL necesita MAIL_FROM.\nSMTP_URL necesita PUBLIC_URL.'),
    );
    const complete = { SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: 'a@obra.ar', PUBLIC_URL: 'https://obra.ar' };
    expect(read(complete)).not.toThrow();
  });

  test('API_URL is a path or an address', () => {
    expect(read({ API_URL: 'foo bar' })).toThrow(/^API_URL debe ser una ruta como \/api o una dirección/);
    expect(read({ API_URL: 'https://otra.obra.ar/api' })).not.toThrow();
  });
});

test('a start warns of each setting that works, but not as it is meant', async () => {
  const file = join(folder, 'no-es-carpeta');
  writeFileSync(file, '');
  const env = settings({
    HOST: '0.0.0.0',
    TRUST_PROXY: '1',
    SMTP_URL: 'smtp://127.0.0.1:1',
    COMPANY_LOGO: '/nuestro-logo.png',
    EMAIL_SETTINGS_USERNAME: 'nadie@obra.ar',
    BACKUP_KEEP: '7',
    BACKUP_DIR: join(file, 'copias'),
  });
  const server = await startProcess(env);
  server.child.kill('SIGTERM');
  await server.ended;
  for (const part of [
    'HOST=0.0.0.0 con TRUST_PROXY=1: quien llegue a este puerto',
    'COMPANY_LOGO: no existe /nuestro-logo.png',
    'EMAIL_SETTINGS_USERNAME: nadie@obra.ar no es una cuenta de administrador activa',
    'SMTP_URL sin MAIL_FROM',
    'SMTP_URL sin PUBLIC_URL',
    `Las copias de cada noche van a fallar. BACKUP_DIR: no se puede escribir en ${join(file, 'copias')}: no es una carpeta.`,
  ])
    expect(server.output()).toContain(part);
});
