import { readdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBackup } from '../../src/server/backup/backup';
import { ownershipOf, raiseClaim } from './support/claims';
import { form, pdf, pngOf } from './support/files';
import { SmallDisk } from './support/smallDisk';
import { startTestApp, type Caller, type TestApp } from './support/testApp';

const folder = mkdtempSync(join(tmpdir(), 'posventa-full-'));
const disk = SmallDisk.mount(join(folder, 'disk'), 8);
const noSpace = 'El servidor no tiene espacio para guardar esto. Avisá a la administración del portal.';
if (typeof disk === 'string') console.warn(`The test does not fill the disk of the files: ${disk}`);

(typeof disk === 'string' ? describe.skip : describe)('while the disk of the files is full', () => {
  const full = disk as SmallDisk;
  let api: TestApp;
  let client: Caller;
  let staff: Caller;
  let contract: number;
  const stored = () =>
    readdirSync(full.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  const countOf = async (table: string) =>
    (await api.connection.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n as number;
  beforeAll(async () => {
    api = await startTestApp('demo', { FILES_DIR: full.folder });
    [client, staff] = [await api.as('cliente@demo.ar'), await api.as('admin@demo.ar')];
    contract = await ownershipOf(staff, 'Torre Oroño/3° A');
  });
  afterEach(() => full.clear());
  afterAll(async () => {
    await api.close();
    full.unmount();
    rmSync(folder, { recursive: true });
  });

  test('a claim with photos is refused in Spanish, leaves nothing, and is created by the same command once there is space', async () => {
    const [claims, files] = [await countOf('claim'), await countOf('stored_file')];
    const send = () =>
      raiseClaim(client, contract, {}, [{ name: 'a.png', bytes: pngOf(60_000) }], { 'idempotency-key': 'a-full-disk' });
    full.fill();
    const { status, body } = await send();
    expect({ status, body }).toEqual({ status: 507, body: { success: false, message: noSpace } });
    expect([await countOf('claim'), await countOf('stored_file'), stored()]).toEqual([claims, files, []]);
    full.clear();
    expect((await send()).status).toBe(201);
    expect([await countOf('claim'), await countOf('stored_file')]).toEqual([claims + 1, files + 1]);
  });

  test('if only the first of three photos fits, none is kept', async () => {
    const before = stored();
    full.fill(300_000);
    const photos = ['a.png', 'b.png', 'c.png'].map((name) => ({ name, bytes: pngOf(140_000) }));
    const { status, body } = await raiseClaim(client, contract, {}, photos);
    expect({ status, message: body.message }).toEqual({ status: 507, message: noSpace });
    expect(stored()).toEqual(before);
  });

  test('a later photo and a plan are refused as well; calls without files work, and existing files are served', async () => {
    const raised = await raiseClaim(client, contract, {}, [{ name: 'a.png', bytes: pngOf(60_000) }]);
    const { claim_id: claimId, claim_image: images } = raised.body.data.unit_claim;
    const before = stored();
    full.fill();
    const photo = form({}, [{ name: 'b.png', bytes: pngOf(60_000) }]);
    expect((await client.upload(`/logic/claim/${claimId}/image`, photo)).status).toBe(507);
    const plan = form({ name: 'Planta baja' }, [{ name: 'plano.pdf', bytes: pdf }], 'file');
    expect((await staff.upload('/logic/project/1/plan', plan)).status).toBe(507);
    expect(stored()).toEqual(before);

    expect((await raiseClaim(client, contract)).status).toBe(201);
    expect((await client.post(`/logic/claim/${claimId}/comment`, { text: 'Sin foto' })).status).toBe(201);
    expect((await api.app.inject({ url: images[0].url })).statusCode).toBe(200);
    // The operator learns it from the readiness; the process lives.
    expect((await client.get('/ready')).status).toBe(503);
    expect((await client.get('/health')).status).toBe(200);
    full.clear();
    expect((await client.get('/ready')).status).toBe(200);
  });

  test('a photo whose copies do not fit has no partial copies, and gets them once there is space', async () => {
    const { pool } = api.connection;
    const raised = await raiseClaim(client, contract, {}, [{ name: 'a.png', bytes: pngOf(60_000) }]);
    expect(raised.status).toBe(201);
    const photos = 'stored_file where id in (select file_id from claim_image)';
    await pool.query(
      `update ${photos.replace(' where', ' set read_at = null, small_key = null, medium_key = null where')}`,
    );
    const unread = () => countOf(`${photos} and read_at is null`);
    const before = stored();
    await pool.query("select graphile_worker.add_job('prepare_photos', '{}')");
    full.fill();
    await api.runJobs();
    expect(await unread()).toBeGreaterThan(0);
    expect(stored()).toEqual(before);
    full.clear();
    await api.passTime();
    await api.runJobs();
    expect(await unread()).toBe(0);
  });

  test('a backup says in Spanish which file did not fit, and leaves nothing', async () => {
    const before = stored();
    full.fill(60_000);
    const { pool } = api.connection;
    await expect(makeBackup(pool, api.app.context.storage, join(full.folder, 'copias'))).rejects.toThrow(
      /^No se pudo escribir .*copias\/posventa-.*: no queda espacio en el disco/,
    );
    full.clear();
    expect(stored()).toEqual(before);
  });
});
