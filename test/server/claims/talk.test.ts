import sharp from 'sharp';
import { ownershipOf, raiseClaim } from '../support/claims';
import { form, pdf, png, realHeic } from '../support/files';
import { startTestApp, type Caller, type TestApp } from '../support/testApp';

let api: TestApp;
let admin: Caller;
let owner: Caller;
let id: number;

beforeAll(async () => {
  api = await startTestApp();
  [admin, owner] = await Promise.all([api.as('admin@demo.ar'), api.as('cliente@demo.ar')]);
  id = (await raiseClaim(owner, await ownershipOf(admin, 'Torre Oroño/3° A'))).body.data.unit_claim.id;
});
afterAll(() => api.close());

describe('comments', () => {
  test('are listed oldest first, counted, and marked if they are by staff', async () => {
    await owner.post(`/logic/claim/${id}/comment`, { text: '  ¿Pudieron verlo?  ' });
    const { status, body } = await admin.post(`/logic/claim/${id}/comment`, { text: 'Vamos mañana.' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      text: 'Vamos mañana.',
      is_staff: true,
      created_by: { username: 'admin@demo.ar', name: 'Mariana Bertolotti' },
    });
    const list = (await owner.get(`/logic/claim/${id}/comment`)).body.data;
    expect(list.map(({ text, is_staff: isStaff }: { text: string; is_staff: boolean }) => [text, isStaff])).toEqual([
      ['¿Pudieron verlo?', false],
      ['Vamos mañana.', true],
    ]);
    expect((await owner.get(`/logic/unit_claim/${id}`)).body.data.unit_claim.commentCount).toBe(2);
  });

  test.each(['', '   \n '])('cannot be blank: %p', async (text) => {
    const { status, body } = await owner.post(`/logic/claim/${id}/comment`, { text });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ field: 'text', message: 'El comentario no puede estar vacio.' }]);
  });

  test('cannot exceed the length limit, nor contain characters that the database cannot store', async () => {
    expect((await owner.post(`/logic/claim/${id}/comment`, { text: 'a'.repeat(2001) })).status).toBe(422);
    expect((await owner.post(`/logic/claim/${id}/comment`, { text: 'a\u0000b' })).status).toBe(400);
  });

  test('sent twice with one key are stored once', async () => {
    const send = () =>
      owner.post(`/logic/claim/${id}/comment`, { text: 'Una sola vez' }, { 'idempotency-key': 'comentario-1' });
    const [one, other] = await Promise.all([send(), send()]);
    expect(one.body.data.id).toBe(other.body.data.id);
  });
});

test('include the photos that their author attached for them; photos of others are not moved', async () => {
  const own = (await raiseClaim(owner, await ownershipOf(admin, 'Torre Oroño/3° A'))).body.data.unit_claim.id as number;
  await owner.post(`/logic/claim/${own}/comment`, { text: 'Sin fotos.' });
  const attach = async (caller: Caller) =>
    (await caller.upload(`/logic/claim/${own}/image`, form({}, [{ name: 'pared.png', bytes: png }]))).body.data.at(-1)
      .id as number;
  const mine = await attach(owner);
  const foreign = await attach(admin);
  const { status, body } = await owner.post(`/logic/claim/${own}/comment`, {
    text: 'Así está hoy.',
    image_ids: [mine, foreign],
  });
  expect(status).toBe(201);
  expect(body.data.images).toMatchObject([{ id: mine, name: 'pared.png', url: expect.stringContaining('/api/') }]);
  const list = (await admin.get(`/logic/claim/${own}/comment`)).body.data;
  expect(list.at(-1)).toMatchObject({ text: 'Así está hoy.', images: [{ id: mine }] });
  expect(list[0].images).toEqual([]);
  // A photo belongs to one message.
  const again = await owner.post(`/logic/claim/${own}/comment`, { text: 'La misma.', image_ids: [mine] });
  expect(again.body.data.images).toEqual([]);
  expect((await owner.post(`/logic/claim/${own}/comment`, { text: 'Mal.', image_ids: ['uno'] })).status).toBe(400);
});

describe('photos attached later', () => {
  const attach = (count: number, bytes = png) =>
    owner.upload(
      `/logic/claim/${id}/image`,
      form(
        {},
        Array.from({ length: count }, (_, index) => ({ name: `${index}.png`, bytes })),
      ),
    );

  test('are returned together with the earlier ones', async () => {
    const { status, body } = await attach(2);
    expect(status).toBe(201);
    expect(body.data).toHaveLength(2);
    expect((await attach(1)).body.data).toHaveLength(3);
  });

  test('are refused if there are none, too many, or one has another type', async () => {
    expect((await attach(0)).status).toBe(422);
    expect((await attach(6)).body.message).toBe('Maximo 5 archivos adjuntos.');
    expect((await attach(1, pdf)).status).toBe(415);
  });

  test('are limited to twenty', async () => {
    for (let upload = 0; upload < 3; upload++) await attach(5);
    expect((await attach(5)).body.message).toBe('Un reclamo puede tener hasta 20 imágenes.');
  });
});

describe('the address of a photo', () => {
  const urlOf = async () =>
    (await owner.get(`/logic/unit_claim/${id}`)).body.data.unit_claim.claim_image[0].url as string;

  test('serves it without a token, with its real type, cacheable by this browser only', async () => {
    const response = await api.app.inject(await urlOf());
    expect(response.statusCode).toBe(200);
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1, height: 1 });
    expect(response.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-disposition': "inline; filename*=UTF-8''0.png",
    });
    expect(response.headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/);
    expect(await urlOf()).toBe(await urlOf());
  });

  test('is refused if it was changed or has expired', async () => {
    const url = await urlOf();
    const changed = url.replace(/files\/(\d+)/, (_, number) => `files/${Number(number) + 1}`);
    const later = url.replace(/expires=(\d+)/, (_, seconds) => `expires=${Number(seconds) + 600}`);
    for (const address of [changed, later, url.replace(/signature=.*/, ''), '/api/files/1']) {
      const response = await api.app.inject(address);
      expect(response.statusCode).toBe(403);
      expect(response.json().message).toBe('El enlace al archivo venció. Volvé a abrir la página.');
    }
  });

  test('shows a HEIC photo as JPEG', async () => {
    const { body } = await raiseClaim(owner, await ownershipOf(admin, 'Torre Oroño/3° A'), {}, [
      { name: 'IMG_1.HEIC', bytes: realHeic },
    ]);
    const [good] = body.data.unit_claim.claim_image as { url: string }[];
    for (const _ of ['first', 'again']) {
      const shown = await api.app.inject(good!.url);
      expect(shown.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'content-disposition': "inline; filename*=UTF-8''IMG_1.jpg",
      });
      expect(shown.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    }
  });

  test('photos have their size and two smaller copies in every response', async () => {
    const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#a8441f' } })
      .png()
      .toBuffer();
    const raised = await raiseClaim(owner, await ownershipOf(admin, 'Torre Oroño/3° A'), {}, [
      { name: 'pared.png', bytes: photo },
    ]);
    // Copies that a busy machine does not make during the upload are made by a job.
    const imagesOf = async (claim: number) => {
      await api.runJobs();
      return (await owner.get(`/logic/unit_claim/${claim}`)).body.data.unit_claim.claim_image;
    };
    const [good] = await imagesOf(raised.body.data.unit_claim.id);
    expect(good).toMatchObject({ width: 1600, height: 1200 });
    const sizeOf = async (url: string) => {
      const { statusCode, headers, rawPayload } = await api.app.inject(url);
      const { width, height } = await sharp(rawPayload).metadata();
      return { status: statusCode, type: headers['content-type'], width, height };
    };
    expect(await sizeOf(good.thumbnail_url)).toEqual({ status: 200, type: 'image/webp', width: 320, height: 240 });
    expect(await sizeOf(good.preview_url)).toEqual({ status: 200, type: 'image/webp', width: 1280, height: 960 });
    expect(await sizeOf(good.url)).toEqual({ status: 200, type: 'image/png', width: 1600, height: 1200 });
    // The signature covers the whole address.
    expect((await api.app.inject(good.thumbnail_url.replace('size=small', 'size=medium'))).statusCode).toBe(403);
    await owner.upload(`/logic/claim/${id}/image`, form({}, [{ name: 'pared.png', bytes: photo }]));
    expect((await imagesOf(id)).at(-1)).toMatchObject({
      width: 1600,
      thumbnail_url: expect.stringContaining('size=small'),
    });
  });

  test('photos that need too much memory are refused with a message', async () => {
    const huge = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: 'white' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer();
    const answer = await owner.upload(`/logic/claim/${id}/image`, form({}, [{ name: 'pared.png', bytes: huge }]));
    expect({ status: answer.status, errors: answer.body.errors }).toEqual({
      status: 422,
      errors: [
        { field: 'images', message: 'La foto «pared.png» es demasiado grande para procesarla. Achicala o elegí otra.' },
      ],
    });
  });
});
