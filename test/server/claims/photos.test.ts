import { preparePhotos } from '../../../src/server/files/preparePhotos.service';
import { ReadingRefused } from '../../../src/server/reading/readerTypes';
import { ownershipOf, raiseClaim } from '../support/claims';
import { png } from '../support/files';
import { startTestApp, type TestApp } from '../support/testApp';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

test.each(['busy', 'time'] as const)(
  'a photo that the machine has no time to read (%s) is accepted, and a job makes its copies',
  async (reason) => {
    const { context } = api.app;
    const owner = await api.as('cliente@demo.ar');
    const contract = await ownershipOf(await api.as('admin@demo.ar'), 'Torre Oroño/3° A');
    const { reader } = context;
    context.reader = { ...reader, image: () => Promise.reject(new ReadingRefused(reason)) };
    const raised = await raiseClaim(owner, contract, {}, [{ name: 'foto.png', bytes: png }]);
    context.reader = reader;
    expect(raised.status).toBe(201);
    const { id, claim_image: images } = raised.body.data.unit_claim;
    expect(images).toMatchObject([{ name: 'foto.png', thumbnail_url: null, width: null }]);
    const jobs = await api.connection.pool.query("select queue_name from graphile_worker.jobs where key = 'photos'");
    // Two jobs at the same time would read the same photos.
    expect(jobs.rows).toEqual([{ queue_name: 'photos' }]);
    await preparePhotos(context);
    const [image] = (await owner.get(`/logic/unit_claim/${id}`)).body.data.unit_claim.claim_image;
    expect(image.thumbnail_url).toMatch(/^\/api\/files\//);
    expect(image.width).toBeGreaterThan(0);
  },
);
