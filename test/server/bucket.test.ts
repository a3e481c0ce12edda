/** Uploaded files in an S3-compatible store instead of a folder. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { makeBackup } from '../../src/server/backup/backup';
import { restoreBackup } from '../../src/server/backup/restore';
import { moveFiles } from '../../src/server/backup/moveFiles';
import { bucketStorage, folderStorage, openFile, saveNew, storedKeys } from '../../src/server/files/storage';
import { sweepFiles } from '../../src/server/files/sweepFiles.service';
import { ownershipOf, raiseClaim } from './support/claims';
import { pngOf, realHeic } from './support/files';
import { startObjectStore, type ObjectStore } from './support/objectStore';
import { startTestApp, type Caller, type TestApp } from './support/testApp';

let store: ObjectStore;
let api: TestApp;
let admin: Caller;
let contract: number;
const root = mkdtempSync(join(tmpdir(), 'posventa-bucket-'));

beforeAll(async () => {
  store = await startObjectStore();
  api = await startTestApp('demo', { FILES_URL: store.url });
  admin = await api.as('admin@demo.ar');
  contract = await ownershipOf(admin, 'Torre Oroño/3° A');
});
afterAll(async () => {
  await api.close();
  await store.close();
  rmSync(root, { recursive: true });
});

const keysOf = async (storage: Parameters<typeof storedKeys>[0]) => {
  const keys: string[] = [];
  for await (const key of storedKeys(storage)) keys.push(key);
  return keys.sort();
};
const raise = (bytes: Buffer) => raiseClaim(admin, contract, {}, [{ name: 'foto.heic', bytes }]);

test('a photo and its copies are stored in the bucket, and are shown by signed addresses', async () => {
  const { status, body } = await raise(realHeic);
  expect(status).toBe(201);
  // Copies that a busy machine does not finish in time are made by a job.
  await api.runJobs();
  const { id } = body.data.unit_claim;
  const [image] = (await admin.get(`/logic/unit_claim/${id}`)).body.data.unit_claim.claim_image;
  expect(await keysOf(api.app.context.storage)).toHaveLength(4);
  expect(readdirSync(api.config.filesDir)).toEqual([]);
  const shown = await api.app.inject(image.url);
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
  const small = await api.app.inject(image.thumbnail_url);
  expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await api.app.inject(image.url.replace(/expires=\d+/, 'expires=9999999999'))).statusCode).toBe(403);
});

test('while the object store is unavailable nothing is partially stored, and callers get 503', async () => {
  const { body } = await raise(pngOf(2000));
  const [image] = body.data.unit_claim.claim_image;
  const count = async () => (await admin.get('/logic/unit_claim?page=1')).body.meta.total as number;
  const before = await count();
  await store.stop();
  expect((await raise(pngOf(2001))).status).toBe(503);
  expect((await api.app.inject(image.url)).statusCode).toBe(503);
  expect((await api.nobody.get('/ready')).status).toBe(503);
  expect(await count()).toBe(before);
  await store.start();
  expect((await api.nobody.get('/ready')).status).toBe(200);
  expect((await api.app.inject(image.url)).headers['content-type']).toBe('image/png');
});

test('a file missing from the bucket returns 404', async () => {
  const { body } = await raise(pngOf(3000));
  const { storage } = api.app.context;
  for (const key of await keysOf(storage)) await storage.delete(key);
  expect((await api.app.inject(body.data.unit_claim.claim_image[0].url)).statusCode).toBe(404);
});

test('a backup of a bucket is restored into a folder, and one of a folder into a bucket', async () => {
  const { body } = await raise(pngOf(4000));
  const { manifest, folder } = await makeBackup(api.connection.background.pool, api.app.context.storage, root);
  expect(manifest.files.length).toBeGreaterThan(0);
  const restored = await startTestApp('empty');
  await restoreBackup(restored.connection.background.pool, restored.app.context.storage, folder);
  const staff = await restored.as('admin@demo.ar');
  const { data } = (await staff.get(`/logic/unit_claim/${body.data.unit_claim.id}`)).body;
  const shown = await restored.app.inject(data.unit_claim.claim_image[0].url);
  expect(shown.headers['content-type']).toBe('image/png');
  await restored.close();

  const bucket = await bucketStorage(store.url);
  for (const key of await keysOf(bucket)) await bucket.delete(key);
  const again = await startTestApp('empty', { FILES_URL: store.url });
  await restoreBackup(again.connection.background.pool, again.app.context.storage, folder);
  expect(await keysOf(bucket)).toEqual(manifest.files.map(({ key }) => key).sort());
  await again.close();
});

test('files move from a folder into a bucket and back; a file that differs is sent again, and existing files stay', async () => {
  const from = folderStorage(join(root, 'from'));
  const bucket = await bucketStorage(store.url);
  for (const key of await keysOf(bucket)) await bucket.delete(key);
  const keys = await Promise.all(Array.from({ length: 30 }, (_, n) => saveNew(from, pngOf(1000 + n), 'png')));
  await from.put('aa/half.png.part', 'half');
  expect(await moveFiles(from, bucket)).toMatchObject({ copied: 30, unchanged: 0 });
  expect(await keysOf(bucket)).toEqual([...keys].sort());

  await bucket.delete(keys[0]!);
  await bucket.put(keys[1]!, pngOf(1001).fill(7, 900));
  expect(await moveFiles(from, bucket)).toMatchObject({ copied: 2, unchanged: 28 });

  const back = folderStorage(join(root, 'back'));
  expect(await moveFiles(bucket, back)).toMatchObject({ copied: 30, bytes: 30 * 1000 + 435 });
  expect((await buffer((await openFile(back, keys[1]!))!)).equals(pngOf(1001))).toBe(true);
});

test('files without a row are removed from the bucket after a day', async () => {
  const { storage } = api.app.context;
  const [young, old] = [await saveNew(storage, pngOf(100), 'png'), await saveNew(storage, pngOf(100), 'png')];
  const [folder, name] = old.split('/');
  for (const file of readdirSync(join(store.folder, 'posventa', folder!)).filter((each) => each.startsWith(name!)))
    utimesSync(join(store.folder, 'posventa', folder!, file), 0, 0);
  await sweepFiles(api.app.context);
  const keys = await keysOf(storage);
  expect([keys.includes(young), keys.includes(old)]).toEqual([true, false]);
});

test("the object store's client is only loaded if a bucket is configured", () => {
  const script = `
    const { createRequire } = await import('node:module');
    const { openStorage } = await import('./src/server/files/storage.ts');
    await openStorage({ filesDir: ${JSON.stringify(join(root, 'from'))}, filesUrl: undefined });
    console.log(Object.keys(createRequire(import.meta.url).cache).some((path) => path.includes('@aws-sdk')));`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', script];
  expect(execFileSync(process.execPath, args, { encoding: 'utf8' }).trim()).toBe('false');
});
