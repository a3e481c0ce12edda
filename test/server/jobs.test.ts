import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { importColumns } from '../../src/contract/imports';
import { writeTable } from '../../src/server/imports/importFile';
import { saveNew } from '../../src/server/files/storage';
import { adoptWaiting } from '../../src/server/jobs/adopt';
import { enqueue } from '../../src/server/jobs/enqueue';
import { startJobs } from '../../src/server/jobs/runner';
import { contractOf, raiseClaim } from './support/claims';
import { form, realHeic } from './support/files';
import { spawnServer } from './support/serverProcess';
import { startTestApp, type Caller, type TestApp } from './support/testApp';

let api: TestApp;
let admin: Caller;

beforeAll(async () => {
  api = await startTestApp();
  admin = await api.as('admin@demo.ar');
});
afterAll(() => api.close());

const jobs = async () =>
  (await api.connection.pool.query('select task_identifier, key, locked_by from graphile_worker.jobs order by id'))
    .rows;
const until = async (isThere: () => Promise<boolean>) => {
  for (const end = Date.now() + 40_000; !(await isThere()); await sleep(50))
    if (Date.now() > end) throw new Error('It did not come.');
};

test('a job is there once its transaction has committed, and not where it was rolled back', async () => {
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

test('an import whose server is killed in the middle is taken up again by another one, and happens once', async () => {
  const clients = 12_000;
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
    Object.values(importColumns),
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
  await until(async () => (await job()).status !== 'applying');
  await runner.stop();
  expect(await job()).toMatchObject({ status: 'applied', processed: clients });
  expect((await admin.get('/logic/client?page=1&q=vecino')).body.meta.total).toBe(clients);
  // What else the killed server had begun is taken up too.
  await api.passTime();
  await api.runJobs();
  expect(await jobs()).toEqual([]);
});

test('photos that came without, as those of the demo, get their size and smaller copies', async () => {
  const owner = await api.as('cliente@demo.ar');
  const { body } = await raiseClaim(owner, await contractOf(admin, 'Torre Oroño/3° A'), {}, [
    { name: 'canilla.heic', bytes: realHeic },
  ]);
  const { id } = body.data.unit_claim;
  await api.connection.pool.query(
    `update stored_file f set read_at = null, width = null, height = null, small_key = null, medium_key = null, display_key = null
     from claim_image i where i.file_id = f.id and i.claim_id = $1`,
    [id],
  );
  await adoptWaiting(api.app.context);
  await adoptWaiting(api.app.context);
  expect(await jobs()).toMatchObject([{ task_identifier: 'prepare_photos' }]);
  await api.runJobs();
  const [image] = (await owner.get(`/logic/unit_claim/${id}`)).body.data.unit_claim.claim_image;
  expect(image).toMatchObject({ width: 64, height: 48, thumbnail_url: expect.stringContaining('size=small') });
  expect((await api.app.inject(image.url)).headers['content-type']).toBe('image/jpeg');
  await adoptWaiting(api.app.context);
  expect(await jobs()).toEqual([]);
});

test('files that no row knows are deleted after a day, half-written ones too', async () => {
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
