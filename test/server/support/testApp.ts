import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { text as readText } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { runOnce } from 'graphile-worker';
import { operations } from '../../../src/contract/operations';
import type { Role } from '../../../src/contract/permissions';
import { buildApp } from '../../../src/server/app';
import { readConfig, type Config } from '../../../src/server/config';
import { loggerOf, waitingPool } from '../../../src/server/jobs/runner';
import { tasksOf } from '../../../src/server/jobs/tasks';
import { connect, type Connection } from '../../../src/server/database/connection';
import { readLimits } from '../../../src/server/reading/readLimits';
import { readerProgram } from '../../../src/server/reading/readingProcess';
import { demoPassword } from '../../../src/server/database/seed/accounts';
import { requireContractShape } from './contractCheck';
import { freshDatabase, type Template } from './testCluster';

/** Password that tests choose for new accounts: the demo's own is too weak for a new one. */
export const newPassword = 'clave-de-prueba-1';

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  // Untyped: tests read the fields that they expect, and a wrong assumption fails the test.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

/** Calls the API as a user, with paths below /api. */
export interface Caller {
  token: string;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  delete(path: string): Promise<Answer>;
  /** Sends a multipart request. */
  upload(path: string, form: FormData, headers?: Record<string, string>, method?: 'POST' | 'PUT'): Promise<Answer>;
}

export interface TestApp {
  app: FastifyInstance;
  connection: Connection;
  config: Config;
  /** Signs in. By default the type follows from the demo accounts and the password is the demo's. */
  as(username: string, type?: Role, password?: string): Promise<Caller>;
  nobody: Caller;
  /** Runs the due jobs, as a process of the server would, until there are none. */
  runJobs(): Promise<void>;
  /** Simulates the passing of time: makes every job due. */
  passTime(): Promise<void>;
  close(): Promise<void>;
}

const demoTypes: Record<string, Role> = {
  'admin@demo.ar': 'admin',
  'direccion@demo.ar': 'admin',
  'manager@demo.ar': 'manager',
  'consorcio@demo.ar': 'consortium',
  'administracion@demo.ar': 'consortium',
};

// A test machine may be too busy to read a photo or a logo in time, which would then be read later, or refused.
Object.assign(readLimits, { uploadMs: 60_000 });
const compiled = process.env.COMPILED_SERVER;
if (compiled) readerProgram.path = join(compiled, 'server/reading/readerProcess.js');

/** The real app with a separate database; `template` selects its content. */
export async function startTestApp(template: Template = 'demo', env: Record<string, string> = {}): Promise<TestApp> {
  const filesDir = mkdtempSync(join(tmpdir(), 'posventa-files-'));
  const config = readConfig({
    DATABASE_URL: await freshDatabase(template),
    FILES_DIR: filesDir,
    LOG_LEVEL: 'silent',
    // The test machine may lag for seconds.
    OVERLOAD_MS: '0',
    // Tests read without pauses.
    READS_PER_MINUTE: '0',
    ...env,
  });
  const connection = await connect(config, { log: () => undefined, onLost: () => undefined });
  const app = await buildApp(config, connection);
  await app.ready();
  return {
    app,
    connection,
    config,
    nobody: callerOf(app, ''),
    as: async (username, type = demoTypes[username] ?? 'client', password = demoPassword) => {
      const { body, status } = await callerOf(app, '').post(`/auth/${type}/login`, {
        username,
        password,
      });
      if (status !== 200) throw new Error(`${username} can't sign in: ${status} ${JSON.stringify(body)}`);
      return callerOf(app, body.data.token);
    },
    runJobs: async () => {
      // The end of a job is recorded some time after it, and until then the next one of its queue is not taken.
      for (let run = 0; run < 100; run++) {
        await runOnce({
          pgPool: waitingPool(connection.pool),
          taskList: tasksOf(app.context),
          logger: loggerOf(app.context),
          noHandleSignals: true,
        });
        if (!(await hasDueJob(connection))) return;
      }
      throw new Error('Jobs are still due after a hundred runs.');
    },
    passTime: async () => {
      await connection.pool.query(
        "select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at := now() - interval '1 second')",
      );
    },
    close: async () => {
      await app.close();
      await connection.close();
      rmSync(filesDir, { recursive: true, force: true });
    },
  };
}

/** Tells whether a job is due that no process has taken, and that has not failed for good. */
async function hasDueJob({ pool }: Connection): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select 1 from graphile_worker.jobs where run_at <= now() and locked_at is null and attempts < max_attempts limit 1',
  );
  return rowCount !== 0;
}

/** The content of a response, of JSON or of a file, as one text to search in. */
export const textOf = ({ body }: Pick<Answer, 'body'>): string =>
  Buffer.isBuffer(body) ? body.toString('utf8') : JSON.stringify(body ?? '');

/** Confirms the password, which is required for listing and ending sessions. */
export async function confirmed(caller: Caller, password = demoPassword): Promise<Caller> {
  const { status } = await caller.post('/auth/session/confirm', { password });
  if (status !== 200) throw new Error(`The password was not confirmed: ${status}`);
  return caller;
}

/**
 * Calls as the owner of a token; with an empty token, without a session. With the scheme `Link`, as the caller of a
 * link with that secret.
 */
export function callerOf(app: FastifyInstance, token: string, scheme: 'Bearer' | 'Link' = 'Bearer'): Caller {
  const call = async (
    method: InjectOptions['method'],
    path: string,
    options: Partial<InjectOptions> = {},
  ): Promise<Answer> => {
    const authorization = token ? { authorization: `${scheme} ${token}` } : {};
    const request = { method, url: `/api${path}`, ...options, headers: { ...authorization, ...options.headers } };
    if (isStream(path)) return beginningOf(app, request);
    const response = await app.inject(request);
    const isJson = String(response.headers['content-type']).includes('json');
    const body = isJson ? response.json() : response.rawPayload;
    requireContractShape(method!, path, response.statusCode, body);
    return { status: response.statusCode, headers: response.headers, body };
  };
  const json = (body: unknown) => (body === undefined ? {} : { payload: body as InjectOptions['payload'] });
  return {
    token,
    get: (path) => call('GET', path),
    post: (path, body, headers) => call('POST', path, { ...json(body), headers }),
    put: (path, body, headers) => call('PUT', path, { ...json(body), headers }),
    delete: (path) => call('DELETE', path),
    upload: async (path, form, headers, method = 'POST') => {
      const encoded = new Response(form);
      return call(method, path, {
        payload: Buffer.from(await encoded.arrayBuffer()),
        headers: { 'content-type': encoded.headers.get('content-type')!, ...headers },
      });
    },
  };
}

const isStream = (path: string) =>
  operations.some((operation) => operation.isStream && operation.path === path.split('?')[0]);

/** The start of an endless stream, as text; a refusal unchanged. */
async function beginningOf(app: FastifyInstance, request: InjectOptions): Promise<Answer> {
  const response = await app.inject({ ...request, payloadAsStream: true });
  const { statusCode: status, headers } = response;
  const bytes = response.stream();
  if (String(headers['content-type']).includes('event-stream')) {
    const [first] = (await once(bytes, 'data')) as [Buffer];
    bytes.destroy();
    return { status, headers, body: String(first) };
  }
  return { status, headers, body: JSON.parse(await readText(bytes)) };
}
