import { once } from 'node:events';
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { importColumns } from '../../src/contract/importColumns';
import { writeTable } from '../../src/server/imports/writeTable';
import { newPool } from '../../src/server/database/connection';
import { lockClasses } from '../../src/server/database/locks';
import { saveNew } from '../../src/server/files/storage';
import { enqueue } from '../../src/server/jobs/enqueue';
import { watchWorkers } from '../../src/server/jobs/liveWorkers';
import { startJobs } from '../../src/server/jobs/runner';
import { enqueuePending } from '../../src/server/jobs/tasks';
import { ownershipOf, raiseClaim } from './support/claims';
import { form, realHeic } from './support/files';
import { spawnServer } from './support/serverProcess';
import { startTestApp, type Caller, type TestApp } from './support/testApp';
import { until as untilSo } from './support/until';

/** Milliseconds within which a process searches at least twice for jobs of dead ones. */
const twoSearchesMs = 5500;

let api: TestApp;
let admin: Caller;

beforeAll(async () => {
  api = await startTestApp();
  admin = await api.as('admin@demo.ar');
  // The demo's photos take minutes on a busy machine, and these tests are not about them.
  await api.connection.pool.query(
    "update stored_file set read_at = now(), sha256 = coalesce(sha256, '') where read_at is null or sha256 is null",
  );
});
afterAll(() => api.close());

const jobs = async () =>
  (
    await api.connection.pool.query(
      'select task_identifier, key, locked_by, attempts, last_error from graphile_worker.jobs order by id',
    )
  ).rows;
const until = (isSo: () => boolean | Promise<boolean>) => untilSo(isSo, jobs);

test('a job exists once its transaction has committed, and not if it was rolled back', async () => {
  const { db } = api.app.context;
  await db.transaction((tx) => enqueue(tx, 'cleanup', [{ payload: {}, key: 'one' }]));
  await db
    .transaction(async (tx) => {
      await enqueue(tx, 'cleanup', [{ payload: {}, key: 'two' }]);
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  expect((await jobs()).map(({ key }) => key)).toEqual(['one']);
  await api.runJobs();
  expect(await jobs()).toEqual([]);
});

test('an import whose server is killed is continued by another one, and has one effect', async () => {
  const clients = 5000;
  const row = (index: number) => [
    `vecino${index}@correo.ar`,
    'Vecino',
    `N${index}`,
    String(60_000_000 + index),
    '',
    '',
    '',
    '',
    '',
    '',
  ];
  const file = await writeTable('vecinos', 'csv', [
    Object.values(importColumns.clients),
    ...Array.from({ length: clients }, (_, index) => row(index)),
  ]);
  const bytes = Buffer.from(file.content, 'base64');
  const { id } = (await admin.upload('/logic/import', form({}, [{ name: file.name, bytes }], 'file'))).body.data;
  await api.runJobs();
  await admin.post(`/logic/import/${id}/apply`, {});
  const job = async () => (await admin.get(`/logic/import/${id}`)).body.data;

  // It takes the job before it listens.
  const other = spawnServer({ DATABASE_URL: api.config.databaseUrl!, DEMO: '0', FILES_DIR: api.config.filesDir });
  await until(async () => (await job()).processed > 0);
  other.child.kill('SIGKILL');
  await other.ended;
  expect(await job()).toMatchObject({ status: 'applying' });

  const runner = await startJobs(api.app.context);
  try {
    await until(async () => (await job()).status !== 'applying');
    expect(await job()).toMatchObject({ status: 'applied', processed: clients });
    expect((await admin.get('/logic/client?page=1&q=vecino')).body.meta.total).toBe(clients);
    // Other jobs of the killed server are continued too; a job that fails because of the dead server's leftovers is
    // retried.
    await until(async () => {
      await api.passTime();
      return (await jobs()).length === 0;
    });
  } finally {
    await (
      await runner.stop()
    ).ended;
  }
  // It starts and kills a separate server, and imports thousands of rows: on a busy machine that takes minutes.
}, 300_000);

test('a job that still runs four seconds after the shutdown began is cut off, and another process runs it again', async () => {
  const { pool } = api.connection;
  const holder = await pool.connect();
  // The cleanup deletes expired sessions first: it waits while another transaction locks the table.
  await holder.query('begin; lock table session');
  const first = await startJobs(api.app.context);
  await enqueue(api.app.context.db, 'cleanup', [{ payload: {} }]);
  const worker = async () => (await jobs())[0]?.locked_by ?? null;
  await until(async () => (await worker()) !== null);
  const firstWorker = await worker();
  // Its job cannot end yet.
  const { ended } = await first.stop();

  const second = await startJobs(api.app.context);
  await until(async () => ![null, firstWorker].includes(await worker()));
  await holder.query('rollback');
  holder.release();
  await until(async () => (await jobs()).length === 0);
  await (
    await second.stop()
  ).ended;
  // A real process would have exited; here the job would keep using the connections of the next tests.
  await ended;
});

/** Starts the jobs, and calls `work` while a job runs that began an hour ago: its cleanup waits for a locked table. */
async function whileJobRuns(work: () => Promise<void>): Promise<void> {
  const { pool } = api.connection;
  const holder = await pool.connect();
  await holder.query('begin; lock table session');
  const runner = await startJobs(api.app.context);
  try {
    await enqueue(api.app.context.db, 'cleanup', [{ payload: {} }]);
    await until(async () => ![undefined, null].includes((await jobs())[0]?.locked_by));
    await pool.query("update graphile_worker._private_jobs set locked_at = now() - interval '1 hour'");
    await work();
  } finally {
    await holder.query('rollback');
    holder.release();
    await until(async () => (await jobs()).length === 0);
    await (
      await runner.stop()
    ).ended;
  }
}

test('a job that is still running is not taken for that of a dead process, however long it takes', () =>
  whileJobRuns(async () => {
    // A job is released after two searches that find no lock.
    const other = await watchWorkers(api.app.context);
    await sleep(twoSearchesMs);
    await other.stop();
    expect(await jobs()).toMatchObject([{ locked_by: expect.any(String), attempts: 1 }]);
  }));

test('a process whose watching connection is lost keeps its jobs', () =>
  whileJobRuns(async () => {
    const { pool } = api.connection;
    const locks = async () =>
      (
        await pool.query("select pid from pg_locks where locktype = 'advisory' and objsubid = 2 and classid = $1", [
          lockClasses.worker,
        ])
      ).rows;
    await until(async () => (await locks()).length === 1);
    await pool.query('select pg_terminate_backend($1)', [(await locks())[0].pid]);
    // The first search of another process.
    await (await watchWorkers(api.app.context)).stop();
    expect(await jobs()).toMatchObject([{ locked_by: expect.any(String), attempts: 1 }]);
    await until(async () => (await locks()).length === 1);
  }));

test('an import whose process dies in the last attempt has failed, instead of waiting for ever', async () => {
  const { pool } = api.connection;
  const file = await writeTable('contratistas', 'csv', [
    Object.values(importColumns.clients),
    ['ultimo@correo.ar', 'Último', 'Intento', '60999999', '', '', '', '', '', ''],
  ]);
  const bytes = Buffer.from(file.content, 'base64');
  const { id } = (await admin.upload('/logic/import', form({}, [{ name: file.name, bytes }], 'file'))).body.data;
  await api.runJobs();
  await admin.post(`/logic/import/${id}/apply`, {});
  const status = async () => (await admin.get(`/logic/import/${id}`)).body.data.status;
  await pool.query(
    "update graphile_worker._private_jobs set attempts = max_attempts, locked_by = 'dead', locked_at = now() - interval '1 minute'",
  );
  const runner = await startJobs(api.app.context);
  try {
    await until(async () => (await status()) === 'failed');
    await until(async () => (await jobs()).length === 0);
  } finally {
    await (
      await runner.stop()
    ).ended;
  }
});

test('a queue that was left locked without a running job is released', async () => {
  const { pool } = api.connection;
  await enqueue(api.app.context.db, 'cleanup', [{ payload: {}, queue: 'documents' }]);
  await pool.query(
    "update graphile_worker._private_job_queues set locked_by = 'another', locked_at = now() - interval '1 minute' where queue_name = 'documents'",
  );
  const runner = await startJobs(api.app.context);
  try {
    await until(async () => (await jobs()).length === 0);
  } finally {
    await (
      await runner.stop()
    ).ended;
  }
});

test('a job that ends while no connection is free is recorded once one is', async () => {
  const holder = await api.connection.pool.connect();
  await holder.query('begin; lock table session');
  const pool = newPool(
    { databaseConnections: 4, statementSeconds: 60 },
    { connectionString: api.config.databaseUrl, connectionTimeoutMillis: 10_000 },
  );
  const runner = await startJobs({ ...api.app.context, pool });
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  let hasFreeConnection = true;
  let refusals = 0;
  // graphile-worker connects without a callback; the job's own statements (`pool.query`) connect with one.
  jest.spyOn(pool, 'connect').mockImplementation(((...args: unknown[]) => {
    if (hasFreeConnection || typeof args[0] === 'function') return connect(...args);
    refusals++;
    return Promise.reject(new Error('timeout exceeded when trying to connect'));
  }) as never);
  try {
    await enqueue(api.app.context.db, 'cleanup', [{ payload: {} }]);
    await until(async () => ![undefined, null].includes((await jobs())[0]?.locked_by));
    hasFreeConnection = false;
    const query = jest.spyOn(pool, 'query');
    await holder.query('rollback');
    // The last statement of the cleanup.
    const lastStatement = () => query.mock.calls.findIndex(([text]) => String(text).includes('complete_jobs'));
    await until(() => lastStatement() >= 0);
    await query.mock.results[lastStatement()]!.value;
    // Each attempt to record the end is refused.
    const before = refusals;
    await until(() => refusals > before + 1);
    expect(await jobs()).toHaveLength(1);
    hasFreeConnection = true;
    await until(async () => (await jobs()).length === 0);
  } finally {
    hasFreeConnection = true;
    holder.release(true);
    await (
      await runner.stop()
    ).ended;
    await pool.end();
  }
});

test('a lost connection of the watch for dead processes no longer counts among the connections of the jobs', async () => {
  const pool = newPool(
    { databaseConnections: 2, statementSeconds: 60 },
    { connectionString: api.config.databaseUrl, application_name: 'watch' },
  );
  const workers = await watchWorkers({ pool, log: api.app.log });
  expect(pool.totalCount).toBe(1);
  const removed = once(pool, 'remove');
  await api.connection.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'watch'",
  );
  await removed;
  await workers.stop();
  // It resolves when every connection in use has been released.
  await pool.end();
});

test('photos without copies, such as those of the demo, get their size and smaller copies', async () => {
  const owner = await api.as('cliente@demo.ar');
  const { body } = await raiseClaim(owner, await ownershipOf(admin, 'Torre Oroño/3° A'), {}, [
    { name: 'canilla.heic', bytes: realHeic },
  ]);
  const { id } = body.data.unit_claim;
  await api.connection.pool.query(
    `update stored_file f set read_at = null, width = null, height = null, small_key = null, medium_key = null, display_key = null
     from claim_image i where i.file_id = f.id and i.claim_id = $1`,
    [id],
  );
  await enqueuePending(api.app.context);
  await enqueuePending(api.app.context);
  expect(await jobs()).toMatchObject([{ task_identifier: 'prepare_photos' }]);
  await api.runJobs();
  const [image] = (await owner.get(`/logic/unit_claim/${id}`)).body.data.unit_claim.claim_image;
  expect(image).toMatchObject({ width: 64, height: 48, thumbnail_url: expect.stringContaining('size=small') });
  expect((await api.app.inject(image.url)).headers['content-type']).toBe('image/jpeg');
  await enqueuePending(api.app.context);
  expect(await jobs()).toEqual([]);
});

test('files without a row are deleted after a day, partially written ones too', async () => {
  const { storage } = api.app.context;
  const keep = await saveNew(storage, Buffer.from('new'), 'png');
  const folder = join(api.config.filesDir, 'aa');
  mkdirSync(folder, { recursive: true });
  const old = ['aa/orphan.png', 'aa/half.png.part'];
  for (const key of old) {
    writeFileSync(join(api.config.filesDir, key), 'x');
    utimesSync(join(api.config.filesDir, key), 0, 0);
  }
  const known = await saveNew(storage, Buffer.from('known'), 'png');
  utimesSync(join(api.config.filesDir, known), 0, 0);
  await api.connection.pool.query(
    "insert into stored_file (key, name, content_type, bytes) values ($1, 'a.png', 'image/png', 5)",
    [known],
  );
  await enqueue(api.app.context.db, 'sweep_files', [{ payload: {} }]);
  await api.runJobs();
  const isThere = (key: string) => existsSync(join(api.config.filesDir, key));
  expect([keep, known, ...old].map(isThere)).toEqual([true, true, false, false]);
});
