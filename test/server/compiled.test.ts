/** The server as built by `npm run build`: plain JavaScript that runs without the demo and without build tools. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import pg from 'pg';
import { importColumns } from '../../src/contract/importColumns';
import { newPassword } from './support/testApp';
import { databaseUrl, freshDatabase } from './support/testCluster';

const root = join(import.meta.dirname, '../..');
/** Below the repository's root, so that the server finds its packages. */
mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
const folder = mkdtempSync(join(root, 'node_modules/.cache/posventa-compiled-'));
const main = join(folder, 'server/main.js');
const children: ChildProcess[] = [];

beforeAll(() => {
  const script = `const { buildServer } = await import('./src/tools/buildServer.ts'); await buildServer(${JSON.stringify(folder)});`;
  execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], { cwd: root });
});
afterAll(async () => {
  await Promise.all(children.map((child) => stop(child)));
  rmSync(folder, { recursive: true });
});

function start(env: Record<string, string>) {
  const { NODE_OPTIONS: _, NODE_ENV: __, ...inherited } = process.env;
  const child = spawn(process.execPath, [main], {
    cwd: root,
    env: {
      ...inherited,
      NODE_ENV: 'production',
      PORT: '0',
      LOG_LEVEL: 'silent',
      FILES_DIR: join(folder, 'files'),
      ...env,
    },
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /está en (http:\S+)/.exec(output);
      if (found) resolve(found[1]!);
    });
    void ended.then(() => reject(new Error(output)));
  });
  url.catch(() => undefined);
  return { child, url, ended, output: () => output };
}
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

test('contains the definition of the database and no demo, tests or TypeScript', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(files.filter((path) => /seed|\.tsx?$|\.test\.|Bench|drizzle\.config/.test(path))).toEqual([]);
  const sqlIn = (paths: string[]) => paths.filter((path) => path.endsWith('.sql')).sort();
  expect(sqlIn(files)).toEqual(sqlIn(readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })));
  for (const command of [
    'migrate',
    'backup',
    'restore',
    'moveFiles',
    'createAdmin',
    'resetSecondFactor',
    'doctor',
    'audit',
  ])
    expect(existsSync(join(folder, `server/cli/${command}.js`))).toBe(true);
});

test('migrates an empty database, creates its first admin, serves calls, runs jobs and reads files in separate processes', async () => {
  const admin = new pg.Client(await databaseUrl('postgres'));
  await admin.connect();
  const name = `compiled_${process.pid}_${Date.now().toString(36)}`;
  await admin.query(`create database ${name}`);
  await admin.end();
  const DATABASE_URL = await databaseUrl(name);
  const person = ['--email', 'ana@empresa.ar', '--nombre', 'Ana', '--apellido', 'Paz'];
  const made = execFileSync(process.execPath, [join(folder, 'server/cli/createAdmin.js'), ...person], {
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production', DATABASE_URL, ADMIN_PASSWORD: newPassword },
    encoding: 'utf8',
  });
  expect(made.trim()).toBe('Se creó la cuenta de administrador ana@empresa.ar.');
  const server = start({ DATABASE_URL });
  const call = async (path: string, init: RequestInit & { token?: string } = {}) => {
    const answer = await fetch(`${await server.url}/api${path}`, {
      ...init,
      headers: { ...(init.token && { authorization: `Bearer ${init.token}` }), ...init.headers },
    });
    return { status: answer.status, body: await answer.json() };
  };
  const { body: signedIn } = await call('/auth/admin/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'ana@empresa.ar', password: newPassword }),
  });
  const { token } = signedIn.data;
  expect((await call('/logic/unit_claim?page=1', { token })).body.meta.total).toBe(0);
  expect((await fetch(`${await server.url}/api/docs/json`)).status).toBe(200);
  const form = new FormData();
  form.append(
    'file',
    new Blob([`${Object.values(importColumns.clients).join(',')}\n`, 'mal,Ana,Paz,1,2,,Casa,PB,Monoambiente,\n']),
    'clientes.csv',
  );
  const sent = await call('/logic/import', { method: 'POST', token, body: form });
  expect(sent).toMatchObject({ status: 201 });
  let job = sent.body.data;
  // The job reads it in a separate process, and stores its problem.
  while (job.status === 'checking') job = (await call(`/logic/import/${job.id}`, { token })).body.data;
  expect(job).toMatchObject({ status: 'checked' });
  await stop(server.child);
  expect(server.child.exitCode).toBe(0);
});

test('reports that it contains no demo if the demo is requested', async () => {
  const server = start({ DATABASE_URL: await freshDatabase('empty'), DEMO: '1' });
  expect(await server.ended).toBe(1);
  expect(server.output().trim()).toBe(
    'Esta instalación no trae los datos de demostración: poné DEMO=0, o usá el código fuente.',
  );
});

test('imports only production packages, none of which is a build tool', () => {
  const { dependencies, devDependencies } = createRequire(import.meta.url)('../../package.json') as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const specifiers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.js'))
    .flatMap((path) => [
      ...readFileSync(join(folder, path), 'utf8').matchAll(
        /(?:^(?:import|export|\}) ?[^"\n]*|^\} from |import\()"([^"]+)"/gm,
      ),
    ])
    .map(([, specifier]) => specifier!);
  const imported = [...new Set(specifiers.filter((name) => !/^(\.|node:)/.test(name)))].map(
    (name) => /^(@[^/]+\/)?[^/]+/.exec(name)![0],
  );
  expect(imported.length).toBeGreaterThan(20);
  expect(imported.filter((name) => !(name in dependencies))).toEqual([]);
  for (const tool of ['tsx', 'esbuild', 'webpack', 'typescript', 'react', 'antd']) {
    expect([tool, tool in dependencies]).toEqual([tool, false]);
    expect([tool, tool in devDependencies]).toEqual([tool, true]);
  }
});
