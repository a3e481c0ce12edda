/** The operator's commands, each in its own process with a real database. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { Secret, TOTP } from 'otpauth';
import { demoPassword } from '../../src/server/database/seed/accounts';
import { serverProgram } from './support/serverProcess';
import { emptyDatabase, freshDatabase } from './support/testCluster';
import { startTestApp, type TestApp } from './support/testApp';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

/** Runs a command; returns its exit code and its output. */
function run(command: string, args: string[], env: Record<string, string> = {}) {
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [...serverProgram(`cli/${command}`), ...args], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...inherited, DATABASE_URL: api.config.databaseUrl, FILES_DIR: api.config.filesDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output: output.trim() }));
  });
}

test('the command migrate leaves an up-to-date schema unchanged, and reports it', async () => {
  const done = async () =>
    (await api.connection.pool.query('select count(*)::int as n from drizzle.__drizzle_migrations')).rows[0].n;
  const before = await done();
  expect(await run('migrate', [])).toEqual({ code: 0, output: 'El esquema de la base de datos está al día.' });
  expect(await done()).toBe(before);
});

test('the command migrate reports an unreachable database', async () => {
  const { code, output } = await run('migrate', [], { DATABASE_URL: 'postgres://nadie@127.0.0.1:1/nada' });
  expect(code).toBe(1);
  expect(output).toBe(
    'No pudimos usar la base de datos de DATABASE_URL: nadie atiende en 127.0.0.1:1; fijate si PostgreSQL está andando.',
  );
});

test('the command backup fails if files that the database names are in another folder, and names the folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'posventa-cli-'));
  const [backups, files] = [join(folder, 'backups'), join(folder, 'files')];
  const { code, output } = await run('backup', [backups], { FILES_DIR: files });
  expect(code).toBe(1);
  expect(output).toContain('Copia INCOMPLETA');
  expect(output).toContain(`no están en ${files}.`);
  expect(output).not.toContain('Copia completa');
  rmSync(folder, { recursive: true });
});

test('the command backup says that a database has no tables yet', async () => {
  expect(await run('backup', [tmpdir()], { DATABASE_URL: await emptyDatabase() })).toEqual({
    code: 1,
    output:
      'No pudimos usar la base de datos de DATABASE_URL: le faltan las tablas de esta versión; corré npm run migrate.',
  });
});

describe('the command seedBench', () => {
  const claims = async (url: string) => {
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from claim');
    await client.end();
    return rows[0]?.count;
  };

  test('adds the requested number of claims', async () => {
    const url = await freshDatabase('demo');
    const before = await claims(url);
    const { code, output } = await run('seedBench', ['50'], { DATABASE_URL: url });
    expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/^La base tiene 50 reclamos más/) });
    expect(await claims(url)).toBe(before! + 50);
  });

  test.each([
    [
      'where there is nothing to claim about',
      ['50'],
      /^No se agregó nada: solo se podían hacer 0 de los 50 reclamos\./,
    ],
    ['without a number', ['muchos'], /^Uso: /],
  ])('reports that it adds no claims %s', async (_what, args, message) => {
    const url = await freshDatabase('empty');
    expect(await run('seedBench', args, { DATABASE_URL: url })).toEqual({
      code: 1,
      output: expect.stringMatching(message),
    });
    expect(await claims(url)).toBe(0);
  });
});

describe('the command create-admin', () => {
  const names = ['--nombre', 'Ana', '--apellido', 'Paz'];

  test('creates an admin who can sign in', async () => {
    const made = await run('createAdmin', ['--email', 'Ana@Empresa.ar', ...names], {
      ADMIN_PASSWORD: 'una clave larga',
    });
    expect(made).toEqual({ code: 0, output: 'Se creó la cuenta de administrador ana@empresa.ar.' });
    expect((await api.as('ana@empresa.ar', 'admin', 'una clave larga')).token).toBeTruthy();
  });

  test('names the option of a missing or wrong value', async () => {
    const env = { ADMIN_PASSWORD: 'una clave larga' };
    const missing = await run('createAdmin', names, env);
    expect(missing).toEqual({ code: 1, output: '--email: Debe completar todos los campos' });
    const wrong = await run('createAdmin', ['--email', 'ana(x)@obra.ar', ...names], env);
    expect(wrong).toEqual({ code: 1, output: expect.stringMatching(/^--email: El email ingresado es inválido/) });
  });

  test('refuses a weak password', async () => {
    const { code, output } = await run('createAdmin', ['--email', 'eva@empresa.ar', ...names], {
      ADMIN_PASSWORD: 'posventa2025',
    });
    expect([code, output]).toEqual([1, expect.stringMatching(/^ADMIN_PASSWORD: Elegí una contraseña menos fácil/)]);
  });
});

describe('the command reset-second-factor', () => {
  const username = 'direccion@demo.ar';
  const reset = (email: string) => run('resetSecondFactor', ['--email', email]);

  test('removes the second factor, ends the sessions and mails the owner', async () => {
    const admin = await api.as(username);
    const { body } = await admin.post('/auth/second_factor', { password: demoPassword });
    const totp = new TOTP({ secret: Secret.fromBase32(body.data.secret) });
    expect((await admin.post('/auth/second_factor/confirm', { code: totp.generate() })).status).toBe(200);
    const signIn = () => api.nobody.post('/auth/admin/login', { username, password: demoPassword });
    expect((await signIn()).status).toBe(401);

    expect(await reset('Direccion@Demo.ar')).toEqual({
      code: 0,
      output:
        'Se quitó la verificación en dos pasos de Direccion@Demo.ar y se cerraron sus sesiones. Se le avisa por email.',
    });
    expect((await admin.get('/auth/info')).status).toBe(401);
    expect((await signIn()).status).toBe(200);
    const { rows } = await api.connection.pool.query(
      `select (select count(*)::int from recovery_code) as codes,
        (select subject from outbox_mail where recipient = $1 order by id desc limit 1) as subject`,
      [username],
    );
    expect(rows).toEqual([{ codes: 0, subject: 'Se quitó la verificación en dos pasos' }]);
  });

  test('reports an unknown account, a missing second factor, or a missing e-mail', async () => {
    expect(await reset('nadie@demo.ar')).toEqual({
      code: 1,
      output: 'No hay ninguna cuenta con el email nadie@demo.ar.',
    });
    expect(await reset(username)).toEqual({
      code: 1,
      output: 'La cuenta direccion@demo.ar no tiene activada la verificación en dos pasos.',
    });
    expect(await run('resetSecondFactor', [])).toEqual({
      code: 1,
      output: 'Uso: npm run reset-second-factor -- --email persona@empresa.ar',
    });
  });
});
