import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { parseCrontab } from 'graphile-worker';
import { backUpNightly, countRows, keepNewest, makeBackup, type BackupResult } from '../../src/server/backup/backup';
import type { Manifest } from '../../src/server/backup/manifest';
import { lastGoodBackup } from '../../src/server/backup/lastBackup';
import { onFile } from '../../src/server/backup/fileFailure';
import { restoreBackup } from '../../src/server/backup/restore';
import { connect } from '../../src/server/database/connection';
import { countMigrations, knownMigrations } from '../../src/server/database/migrateSchema';
import { readConfig } from '../../src/server/config';
import { crontab } from '../../src/server/jobs/runner';
import { ownershipOf, raiseClaim } from './support/claims';
import { png } from './support/files';
import { makeFormerSchema } from './support/formerSchema';
import { emptyDatabase } from './support/testCluster';
import { callerOf, startTestApp, type TestApp } from './support/testApp';

const temporaryFolder = mkdtempSync(join(tmpdir(), 'posventa-backup-'));
afterAll(() => rmSync(temporaryFolder, { recursive: true }));

const backupOf = ({ connection, app }: TestApp, folder = temporaryFolder): Promise<BackupResult> =>
  makeBackup(connection.pool, app.context.storage, folder);
const restoreInto = ({ connection, app }: TestApp, folder: string): Promise<Manifest> =>
  restoreBackup(connection.pool, app.context.storage, folder);

describe('a backup of a company in use', () => {
  let api: TestApp;
  let backup: BackupResult;
  let claimId: number;
  let token: string;
  let contract: number;
  beforeAll(async () => {
    // A mail server that never responds: mails stay queued.
    api = await startTestApp('demo', { SMTP_URL: 'smtp://127.0.0.1:1' });
    const client = await api.as('cliente@demo.ar');
    const staff = await api.as('admin@demo.ar');
    contract = await ownershipOf(staff, 'Torre Oroño/3° A');
    const raised = await raiseClaim(client, contract, { description: 'Tab\t, barra \\N y «comillas»\nen 2 líneas' }, [
      { name: 'foto.png', bytes: png },
    ]);
    claimId = raised.body.data.unit_claim.id;
    token = staff.token;
    const writing = raiseClaim(client, contract, { description: 'Mientras se copia, entra otro reclamo' });
    backup = await backupOf(api);
    expect((await writing).status).toBe(201);
  });
  afterAll(() => api.close());

  test('is restored into an empty database: rows, files, queue, sessions, and new ids continue after the old ones', async () => {
    const restored = await startTestApp('empty', { SMTP_URL: 'smtp://127.0.0.1:1' });
    const manifest = await restoreInto(restored, backup.folder);
    expect(countRows(manifest)).toBeGreaterThan(500);
    const staff = callerOf(restored.app, token);
    const { body } = await staff.get(`/logic/unit_claim/${claimId}`);
    expect(body.data.unit_claim.claim.description).toBe('Tab\t, barra \\N y «comillas»\nen 2 líneas');
    const [image] = body.data.unit_claim.claim_image;
    const file = await restored.app.inject({ url: image.url });
    expect(file.rawPayload.subarray(0, 8)).toEqual(png.subarray(0, 8));
    const jobs = 'select count(*)::int as n from graphile_worker.jobs';
    expect((await restored.connection.pool.query(jobs)).rows[0].n).toBe(manifest.jobs.length);
    expect(manifest.jobs.map(({ identifier }) => identifier)).toContain('send_mail');
    const client = await restored.as('cliente@demo.ar');
    const next = await raiseClaim(client, contract);
    expect(next.status).toBe(201);
    expect(next.body.data.unit_claim.id).toBeGreaterThan(claimId);
    // Constraints and triggers are in place again.
    await expect(restored.connection.pool.query('delete from account')).rejects.toThrow(/foreign key/);
    const search = await staff.get('/logic/unit_claim?q=comillas');
    expect(search.body.data.map((row: { unit_claim: { id: number } }) => row.unit_claim.id)).toContain(claimId);
    await restored.close();
  });

  test('lists the files that rows reference and that no longer exist', () => {
    // The demo's own photos are in another folder.
    expect(backup.manifest.missing.length).toBeGreaterThan(0);
    expect(backup.manifest.files.map(({ bytes }) => bytes)).toContain(png.length);
  });

  test('is incomplete without those files: the nightly one says so, and removes no older backup', async () => {
    const backupDir = mkdtempSync(join(temporaryFolder, 'nightly-'));
    const messages: string[] = [];
    const context = {
      ...api.app.context,
      config: { ...api.app.context.config, backupDir, backupKeep: 1 },
      log: { ...api.app.context.log, error: (_: unknown, message: string) => messages.push(message) },
    } as unknown as typeof api.app.context;
    await backUpNightly(context);
    await backUpNightly(context);
    expect(readdirSync(backupDir)).toHaveLength(2);
    expect(messages).toEqual([
      expect.stringContaining('Copia INCOMPLETA'),
      expect.stringContaining(api.app.context.config.filesDir),
    ]);
  });

  test('is refused by a database that has accounts, which stays unchanged', async () => {
    const count = async () => (await api.connection.pool.query('select count(*)::int as n from claim')).rows[0].n;
    const before = await count();
    await expect(restoreInto(api, backup.folder)).rejects.toThrow('La base de datos ya tiene cuentas.');
    expect(await count()).toBe(before);
  });

  test('is refused completely if it is damaged: a changed row, a truncated file', async () => {
    const target = await startTestApp('empty');
    const accounts = async () =>
      (await target.connection.pool.query('select count(*)::int as n from account')).rows[0].n;
    const table = join(backup.folder, 'tables/claim.copy.gz');
    const original = readFileSync(table);
    writeFileSync(table, gzipSync(gunzipSync(original).toString().replace('comillas', 'comitas')));
    await expect(restoreInto(target, backup.folder)).rejects.toThrow('La tabla claim no es la que se copió');
    expect(await accounts()).toBe(0);
    for (const damaged of [original.subarray(0, original.length / 2), Buffer.from(original).fill(0xff, 40, 60)]) {
      writeFileSync(table, damaged);
      await expect(restoreInto(target, backup.folder)).rejects.toThrow(/archivo tables\/claim\.copy\.gz .*está dañado/);
      expect(await accounts()).toBe(0);
    }
    rmSync(table);
    await expect(restoreInto(target, backup.folder)).rejects.toThrow(/tables\/claim\.copy\.gz .*está dañado o falta/);
    writeFileSync(table, original);

    const photo = join(backup.folder, 'files', backup.manifest.files[0]!.key);
    const bytes = readFileSync(photo);
    writeFileSync(photo, bytes.subarray(1));
    await expect(restoreInto(target, backup.folder)).rejects.toThrow(/El archivo .* no es el que se copió/);
    writeFileSync(photo, bytes);

    const manifest = join(backup.folder, 'manifest.json');
    const manifestText = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, manifestText.slice(0, manifestText.length / 2));
    await expect(restoreInto(target, backup.folder)).rejects.toThrow(
      /manifest\.json está dañado: no es un JSON completo/,
    );
    writeFileSync(manifest, manifestText.replace('"format": 1', '"format": 2'));
    await expect(restoreInto(target, backup.folder)).rejects.toThrow('no es de un formato conocido');
    writeFileSync(manifest, JSON.stringify({ ...(JSON.parse(manifestText) as Manifest), migrations: 9999 }));
    await expect(restoreInto(target, backup.folder)).rejects.toThrow('La copia es de una versión más nueva');
    writeFileSync(manifest, manifestText);
    await expect(restoreInto(target, temporaryFolder)).rejects.toThrow('falta manifest.json');

    await restoreInto(target, backup.folder);
    expect(await accounts()).toBeGreaterThan(10);
    await target.close();
  });
});

describe('a backup of an earlier version', () => {
  const storage = {} as TestApp['app']['context']['storage'];
  const openEmpty = async () =>
    connect(readConfig({ DATABASE_URL: await emptyDatabase(), LOG_LEVEL: 'silent' }), {
      log: () => undefined,
      onLost: () => undefined,
    });

  test('1.0.0 is restored with all its rows, and migrated', async () => {
    const [old, restored] = [await openEmpty(), await openEmpty()];
    await makeFormerSchema(old.pool);
    const backup = await makeBackup(old.pool, storage, join(temporaryFolder, 'old'));
    expect(backup.manifest.migrations).toBe(54);
    // Each table is compared with the backup's checksum.
    await restoreBackup(restored.pool, storage, backup.folder);
    const claims =
      'select c.*, k.*, w.* from claim c join claim_clock k on k.claim_id = c.id join claim_warranty w on w.claim_id = c.id';
    const { rows } = await restored.pool.query(claims);
    expect(rows).toMatchObject([
      { description: 'Tab\t, barra \\N y «comillas»\nen 2 líneas', comment_count: 1, months: 12 },
    ]);
    // Later versions add columns.
    expect(rows).toMatchObject((await old.pool.query(claims)).rows);
    expect(await countMigrations(restored.pool)).toBe((await knownMigrations()).last);
    await Promise.all([old.close(), restored.close()]);
  });

  test('before 1.0.0 is refused: that version can restore it', async () => {
    const [old, restored] = [await openEmpty(), await openEmpty()];
    await makeFormerSchema(old.pool);
    await old.pool.query('delete from drizzle.__drizzle_migrations where id > 10');
    const { folder } = await makeBackup(old.pool, storage, join(temporaryFolder, 'older'));
    await expect(restoreBackup(restored.pool, storage, folder)).rejects.toThrow(
      'La copia es anterior a la versión 1.0.0 (10 migraciones de 54). Restaurala con la versión 1.0.0, y después actualizá la base con esta.',
    );
    await Promise.all([old.close(), restored.close()]);
  });
});

test.each([
  ['ENOSPC', 'No se pudo escribir /copias/tables/claim.copy.gz: no queda espacio en el disco.'],
  ['53100', 'No se pudo escribir /copias/tables/claim.copy.gz: la base de datos no tiene espacio en el disco.'],
  ['EACCES', 'No se pudo escribir /copias/tables/claim.copy.gz: no hay permiso.'],
])('a failure of the disk (%s) names the file, in Spanish', async (code, message) => {
  const failure = new Error('write', { cause: Object.assign(new Error(code), { code }) });
  const writing = onFile('/copias/tables/claim.copy.gz', 'unwritable', () => Promise.reject(failure));
  await expect(writing).rejects.toThrow(message);
});

test('a backup into a folder that cannot be made says which, in Spanish', async () => {
  const api = await startTestApp('empty');
  const file = join(temporaryFolder, 'a-file');
  writeFileSync(file, '');
  await expect(backupOf(api, join(file, 'copias'))).rejects.toThrow(`No se pudo escribir ${join(file, 'copias')}: `);
  await api.close();
});

test('the nightly job keeps the newest backups, and removes the drafts of killed ones', async () => {
  const folder = join(temporaryFolder, 'nightly');
  const api = await startTestApp('empty', { BACKUP_DIR: folder, BACKUP_KEEP: '2' });
  for (const name of ['posventa-2020-01-01T05-15-00-000Z.part', 'posventa-2020-01-02T05-15-00-000Z', 'notas'])
    await mkdir(join(folder, name), { recursive: true });
  for (let night = 0; night < 2; night++) {
    await api.connection.pool.query("select graphile_worker.add_job('backup', '{}')");
    await api.runJobs();
  }
  expect(readdirSync(folder).filter((name) => name.startsWith('posventa-'))).toHaveLength(2);
  expect(readdirSync(folder)).toContain('notas');
  expect(readdirSync(folder).join()).not.toContain('2020');
  await keepNewest(folder, 1);
  expect(readdirSync(folder).filter((name) => name.startsWith('posventa-'))).toHaveLength(1);
  await api.close();
});

test('incomplete backups never take the place of complete ones', async () => {
  const folder = join(temporaryFolder, 'incomplete');
  const api = await startTestApp('empty', { BACKUP_DIR: folder, BACKUP_KEEP: '2' });
  const names = () => readdirSync(folder).sort();
  const backUp = async () => {
    await backUpNightly(api.app.context);
    return names().at(-1)!;
  };
  const nameFile = (key: string) =>
    api.connection.pool.query(
      "insert into stored_file (key, name, content_type, bytes) values ($1, 'foto.png', 'image/png', 1)",
      [key],
    );
  const [first, second] = [await backUp(), await backUp()];
  await nameFile('lost/foto.png');
  const incomplete = [await backUp(), await backUp()];
  expect(names()).toEqual([first, second, ...incomplete]);
  await api.connection.pool.query('delete from stored_file');
  const third = await backUp();
  expect(names()).toEqual([second, ...incomplete, third]);
  await nameFile('lost/otra.png');
  const newer = await backUp();
  await keepNewest(folder, 1);
  expect(names()).toEqual([third, newer]);
  await api.close();
});

test('a backup whose manifest could not be read once counts as soon as it can', async () => {
  const folder = join(temporaryFolder, 'unreadable');
  const api = await startTestApp('empty', { BACKUP_DIR: folder, BACKUP_KEEP: '2' });
  await backUpNightly(api.app.context);
  const manifest = join(folder, readdirSync(folder)[0]!, 'manifest.json');
  const content = readFileSync(manifest);
  writeFileSync(manifest, '');
  expect(await lastGoodBackup(folder)).toBeUndefined();
  writeFileSync(manifest, content);
  expect(await lastGoodBackup(folder)).toBeDefined();
  await api.close();
});

test('a backup that fails for days is one waiting job', () => {
  const nightly = parseCrontab(crontab).find(({ task }) => task === 'backup');
  expect(nightly?.options).toMatchObject({ jobKey: 'backup', jobKeyMode: 'replace', backfillPeriod: 86_400_000 });
});

describe('the second backup in a folder', () => {
  const folder = join(temporaryFolder, 'linked');
  let api: TestApp;
  let first: BackupResult;
  const pathOf = ({ folder: backup }: BackupResult, index: number) =>
    join(backup, 'files', first.manifest.files[index]!.key);
  const content = (backup: BackupResult, index: number) => readFileSync(pathOf(backup, index));
  const inode = (backup: BackupResult, index: number) => statSync(pathOf(backup, index)).ino;
  const next = () => backupOf(api, folder);
  beforeAll(async () => {
    api = await startTestApp('demo');
    const [staff, client] = [await api.as('admin@demo.ar'), await api.as('cliente@demo.ar')];
    const contract = await ownershipOf(staff, 'Torre Oroño/3° A');
    const photos = ['a.png', 'b.png'].map((name) => ({ name, bytes: png }));
    expect((await raiseClaim(client, contract, {}, photos)).status).toBe(201);
    first = await next();
    expect(first.linked).toBe(0);
    expect((await raiseClaim(client, contract, {}, photos.slice(1))).status).toBe(201);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => api.close());

  test('links unchanged files of the first, copies new ones, and is complete without the first', async () => {
    const second = await next();
    const count = first.manifest.files.length;
    expect(count).toBeGreaterThanOrEqual(2);
    expect(second.linked).toBe(count);
    expect(second.manifest.files.length).toBeGreaterThan(count);
    expect(inode(second, 0)).toBe(inode(first, 0));

    const away = join(temporaryFolder, 'away');
    cpSync(first.folder, away, { recursive: true });
    rmSync(first.folder, { recursive: true });
    const restored = await startTestApp('empty');
    expect((await restoreInto(restored, second.folder)).files).toHaveLength(second.manifest.files.length);
    await restored.close();
    cpSync(away, first.folder, { recursive: true });
    rmSync(second.folder, { recursive: true });
  });

  test('copies again what was truncated or changed in the first', async () => {
    const original = content(first, 0);
    const changed = content(first, 1);
    writeFileSync(pathOf(first, 0), original.subarray(1));
    writeFileSync(pathOf(first, 1), Buffer.alloc(changed.length));
    const now = Date.now();
    let last = first;
    const days: boolean[] = [];
    for (let day = 0; day < 7; day++) {
      jest.spyOn(Date, 'now').mockReturnValue(now + day * 86_400_000);
      last = await next();
      expect(content(last, 0)).toEqual(original);
      days.push(content(last, 1).equals(changed));
    }
    // Undamaged from the day on which it was verified.
    expect(days.lastIndexOf(false)).toBe(days.indexOf(true) - 1);
    expect(days.at(-1)).toBe(true);
    first = last;
  });

  test('is copied in full if the system cannot link, and lists files that the storage has lost although the first backup has them', async () => {
    const files = join(first.folder, 'files');
    const elsewhere = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'posventa-elsewhere-'));
    cpSync(files, elsewhere, { recursive: true });
    rmSync(files, { recursive: true });
    symlinkSync(elsewhere, files);
    const lost = first.manifest.files[1]!.key;
    await api.app.context.storage.delete(lost);
    const second = await next();
    expect(second.linked).toBe(0);
    expect(second.manifest.missing).toContain(lost);
    expect(content(second, 0)).toEqual(content(first, 0));
    rmSync(elsewhere, { recursive: true });
  });
});
