import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { preparePhotos } from '../../src/server/files/preparePhotos.service';
import { heicColourProfile, withColourProfile } from '../../src/server/reading/colourProfile';
import { ReadingRefused } from '../../src/server/reading/readerTypes';
import { ownershipOf, raiseClaim } from './support/claims';
import { avif, brokenHeic, brokenJpeg, form, png, realHeic } from './support/files';
import { callerOf, startTestApp, type Caller, type TestApp } from './support/testApp';
import { linkOf, newWork } from './support/works';

let api: TestApp;
let admin: Caller;
let owner: Caller;
let contract: number;

beforeAll(async () => {
  api = await startTestApp();
  [admin, owner] = await Promise.all([api.as('admin@demo.ar'), api.as('cliente@demo.ar')]);
  contract = await ownershipOf(admin, 'Torre Oroño/3° A');
});
afterAll(() => api.close());

const given = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'photoFiles', name));
const raise = (...files: { name: string; bytes: Buffer }[]) => raiseClaim(owner, contract, {}, files);

interface Photo {
  url: string;
  thumbnail_url: string;
  preview_url: string;
  file_id: number;
  width: number;
  height: number;
}
const photosOf = async (caller: Caller, claim: number): Promise<Photo[]> =>
  (await caller.get(`/logic/unit_claim/${claim}`)).body.data.unit_claim.claim_image;

/** Creates a claim with one photo; returns the photo as its owner gets it. */
async function photoOf(name: string, bytes: Buffer): Promise<Photo> {
  const { status, body } = await raise({ name, bytes });
  expect({ status, message: body.message }).toMatchObject({ status: 201 });
  return body.data.unit_claim.claim_image[0];
}
const bytesAt = async (url: string): Promise<Buffer> => (await api.app.inject(url)).rawPayload;

const plain = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#a8441f' } }).composite([
    { input: { create: { width: 20, height: 10, channels: 3, background: '#1f44a8' } }, left: 0, top: 0 },
  ]);
const secret = 'DUENIO-SECRETO';
const exif = { IFD0: { Copyright: secret, Make: secret, ImageDescription: secret } };
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="${secret}"/></rdf:RDF></x:xmpmeta>`;
const marked = () => plain().withExif(exif).withXmp(xmp);

/** A JPEG with a segment of this number after its start. */
function withSegment(jpeg: Buffer, marker: number, text: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(text), jpeg.subarray(2)]);
}

const markedFiles: [string, () => Promise<Buffer>][] = [
  ['a JPEG with EXIF and XMP', () => marked().jpeg().toBuffer()],
  ['a PNG with EXIF and XMP', () => marked().png().toBuffer()],
  ['a WebP with EXIF and XMP', () => marked().webp().toBuffer()],
  ['an AVIF with EXIF and XMP', () => marked().avif().toBuffer()],
  [
    'a JPEG with a video behind it',
    async () => Buffer.concat([await plain().jpeg().toBuffer(), Buffer.from(`ftypmp42${secret}`)]),
  ],
  ['a PNG with bytes behind it', async () => Buffer.concat([await plain().png().toBuffer(), Buffer.from(secret)])],
  ...[0xe1, 0xe2, 0xed, 0xee, 0xef, 0xfe].map((marker): [string, () => Promise<Buffer>] => [
    `a JPEG with a segment ${marker.toString(16)}`,
    async () => withSegment(await plain().jpeg().toBuffer(), marker, `MPF\0${secret}`),
  ]),
  ['a HEIC with bytes behind it', async () => Buffer.concat([realHeic, Buffer.from(`\0\0\0\x20mdat${secret}`)])],
];

test.each(markedFiles)(
  'of %s nobody gets the metadata in a copy, and staff get the original unchanged',
  async (_, make) => {
    const bytes = await make();
    expect(bytes.includes(secret)).toBe(true);
    const photo = await photoOf('IMG_0001.heic', bytes);
    for (const url of [photo.url, photo.thumbnail_url, photo.preview_url]) {
      const copy = await bytesAt(url);
      expect(copy.includes(secret)).toBe(false);
      expect(await sharp(copy).metadata()).not.toHaveProperty('exif');
    }
    const { body } = await admin.get(`/logic/photo/${photo.file_id}/original`);
    expect(body.data).toMatchObject({
      id: photo.file_id,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    const saved = await api.app.inject(body.data.url);
    expect(saved.rawPayload.equals(bytes)).toBe(true);
    expect(saved.headers['content-disposition']).toMatch(/^attachment;/);
  },
);

test.each(['gps.jpg', 'movimiento.jpg', 'n_gps.webp', 'n_text.png'])(
  'of the phone photo %s others get no place, make, owner or video',
  async (name) => {
    const { url, thumbnail_url: small, preview_url: medium } = await photoOf(name, given(name));
    for (const address of [url, small, medium]) {
      const copy = await bytesAt(address);
      for (const trace of ['FabricaX', 'Duenio', 'ftyp', 'Exif', 'http://ns.adobe.com', 'MotionPhoto', '32.9'])
        expect(copy.includes(trace)).toBe(false);
      const metadata = await sharp(copy).metadata();
      expect(Object.keys(metadata)).toEqual(expect.not.arrayContaining(['exif', 'xmp', 'iptc', 'comments']));
    }
  },
);

test.each([1, 2, 3, 4, 5, 6, 7, 8])('a photo with the orientation %d is upright in every copy', async (orientation) => {
  const expected = await sharp(await plain().png().toBuffer())
    .png()
    .toBuffer();
  const turned = await sharp(expected).withMetadata({ orientation }).jpeg({ quality: 100 }).toBuffer();
  const photo = await photoOf('foto.jpg', turned);
  const isTurned = orientation > 4;
  expect([photo.width, photo.height]).toEqual(isTurned ? [40, 60] : [60, 40]);
  const upright = await sharp(turned).autoOrient().raw().toBuffer();
  for (const url of [photo.url, photo.preview_url]) {
    const copy = sharp(await bytesAt(url));
    expect((await copy.metadata()).orientation).toBeUndefined();
    const pixels = await copy.removeAlpha().raw().toBuffer();
    expect(pixels).toHaveLength(upright.length);
    const difference = pixels.reduce((sum, value, at) => sum + Math.abs(value - upright[at]!), 0) / pixels.length;
    expect(difference).toBeLessThan(20);
  }
});

test('a colour profile stays with a photo in colour; CMYK and 16 bits become what every browser shows', async () => {
  const p3 = await plain().withIccProfile('p3').jpeg().toBuffer();
  const copied = async (bytes: Buffer) => sharp(await bytesAt((await photoOf('foto.jpg', bytes)).url)).metadata();
  expect((await copied(p3)).icc).toEqual((await sharp(p3).metadata()).icc);
  const cmyk = await plain().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer();
  expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
  expect(await copied(cmyk)).toMatchObject({ space: 'srgb', channels: 3 });
  expect(await copied(cmyk)).not.toHaveProperty('icc');
  const deep = await plain().toColourspace('rgb16').png().toBuffer();
  expect((await sharp(deep).metadata()).depth).toBe('ushort');
  expect(await copied(deep)).toMatchObject({ space: 'srgb', depth: 'uchar' });
});

test.each([
  ['a header alone', given('solo_cabecera.jpg')],
  ['the first bytes of a JPEG', brokenJpeg],
  ['the first bytes of a HEIC', brokenHeic],
  ['half a JPEG', given('gps.jpg').subarray(0, 6000)],
  ['a JPEG without its end', given('gps.jpg').subarray(0, -200)],
  ['half a WebP', given('n_gps.webp').subarray(0, 250)],
  ['half a PNG', given('n_text.png').subarray(0, 700)],
  ['half an AVIF', avif.subarray(0, avif.length - 8)],
  ['half a HEIC', realHeic.subarray(0, realHeic.length - 40)],
  [
    'an AVIF header named HEIC',
    Buffer.concat([Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', 'latin1'), Buffer.alloc(40)]),
  ],
])('%s is refused with its name, and stores nothing', async (_, bytes) => {
  const count = async () => Number((await api.connection.pool.query('select count(*) from stored_file')).rows[0].count);
  const before = await count();
  const { status, body } = await raise({ name: 'buena.png', bytes: png }, { name: 'rota.jpg', bytes });
  const message = 'No pudimos leer la foto «rota.jpg»: está dañada o incompleta. Quitala o elegila de nuevo.';
  expect({ status, errors: body.errors }).toEqual({ status: 422, errors: [{ field: 'images', message }] });
  expect(await count()).toBe(before);
});

test("a HEIC photo's colour profile is found, and put into its JPEG", async () => {
  const { icc } = await sharp(await plain().withIccProfile('p3').png().toBuffer()).metadata();
  const box = Buffer.concat([Buffer.alloc(4), Buffer.from('colrprof'), icc!]);
  box.writeUInt32BE(box.length);
  const file = Buffer.concat([realHeic.subarray(0, 60), Buffer.from('colrnclx'), box, realHeic.subarray(60)]);
  const profile = heicColourProfile(file, 64 * 1024);
  expect(profile && Buffer.from(profile)).toEqual(icc);
  expect(heicColourProfile(file, 100)).toBeUndefined();
  expect(heicColourProfile(realHeic, 64 * 1024)).toBeUndefined();
  const jpeg = withColourProfile(await plain().jpeg().toBuffer(), profile!);
  expect((await sharp(jpeg).metadata()).icc).toEqual(icc);
});

test('an AVIF named HEIC is read, and shown as JPEG', async () => {
  const { url, width } = await photoOf('IMG_2.heic', avif);
  expect(width).toBe(2);
  expect((await api.app.inject(url)).headers['content-type']).toBe('image/jpeg');
});

describe('the original of a photo', () => {
  let photo: Photo;
  let claim: number;
  beforeAll(async () => {
    const { body } = await raise({ name: 'foto.jpg', bytes: given('gps.jpg') });
    claim = body.data.unit_claim.id;
    photo = body.data.unit_claim.claim_image[0];
  });
  const original = (caller: Caller, id = photo.file_id) => caller.get(`/logic/photo/${id}/original`);

  test('is for staff alone: not for its author, a consortium, a tenant, a contractor or nobody', async () => {
    const { id } = await newWork(admin, [claim]);
    const contractor = callerOf(api.app, await linkOf(admin, id), 'Link');
    const [manager, consortium, tenant] = await Promise.all(
      ['manager@demo.ar', 'consorcio@demo.ar', 'inquilino@demo.ar'].map((name) => api.as(name)),
    );
    expect((await original(admin)).status).toBe(200);
    expect((await original(manager!)).status).toBe(200);
    for (const caller of [owner, consortium!, tenant!]) expect((await original(caller)).status).toBe(403);
    expect((await original(contractor)).status).toBe(403);
    expect((await original(api.nobody)).status).toBe(401);
  });

  test('cannot be reached by changing the address of a copy', async () => {
    for (const size of ['original', 'document'])
      for (const url of [
        photo.url.replace('?', `?size=${size}&`),
        `${photo.url}&size=${size}`,
        photo.thumbnail_url.replace('size=small', `size=${size}`),
      ])
        expect((await api.app.inject(url)).statusCode).toBe(403);
  });

  test('is unknown for a plan, a logo and an unknown file', async () => {
    const { body } = await admin.upload('/logic/project/1/plan', form({}, [{ name: 'plano.png', bytes: png }], 'file'));
    const [, planFile] = /files\/(\d+)/.exec(body.data.url)!;
    expect((await original(admin, Number(planFile))).status).toBe(404);
    expect((await original(admin, 2_000_000_000)).status).toBe(404);
    // A plan is a document: it is shown as it is.
    expect((await bytesAt(body.data.url)).equals(png)).toBe(true);
  });
});

describe('a photo stored by an earlier version, without a copy', () => {
  /** A photo as an earlier version stored it: read, with smaller copies, and shown unchanged. */
  async function oldPhoto(bytes = given('gps.jpg')) {
    const { body } = await raise({ name: 'vieja.jpg', bytes: png });
    const { id, claim_image: images } = body.data.unit_claim;
    const { rows } = await api.connection.pool.query(
      'update stored_file set display_key = null, sha256 = null where id = $1 returning key',
      [images[0].file_id],
    );
    await api.app.context.storage.put(rows[0].key, bytes);
    return { id: id as number, photo: images[0] as Photo };
  }

  test('is never shown itself: its copy is made when it is first requested, once', async () => {
    const { photo } = await oldPhoto();
    const copies = await Promise.all([photo.url, photo.url, photo.url].map(bytesAt));
    for (const copy of copies) {
      expect(copy.includes('FabricaX')).toBe(false);
      expect(await sharp(copy).metadata()).toMatchObject({ format: 'jpeg' });
    }
  });

  test('whose copies a job stores in the middle of a request is shown with them', async () => {
    const { photo } = await oldPhoto();
    const { context } = api.app;
    const { reader } = context;
    const read: typeof reader.image = async (bytes, waiting) => {
      const result = await reader.image(bytes, waiting);
      context.reader = reader;
      await preparePhotos(context);
      return result;
    };
    context.reader = { ...reader, image: read };
    expect(await sharp(await bytesAt(photo.url)).metadata()).toMatchObject({ format: 'jpeg' });
  });

  test('gets its copy and its hash by a job', async () => {
    const { id, photo } = await oldPhoto();
    await preparePhotos(api.app.context);
    const { rows } = await api.connection.pool.query('select * from stored_file where id = $1', [photo.file_id]);
    expect(rows[0]).toMatchObject({ sha256: createHash('sha256').update(given('gps.jpg')).digest('hex') });
    expect(rows[0].display_key).not.toBeNull();
    expect((await photosOf(owner, id))[0]).toMatchObject({ width: 800, height: 600 });
    expect((await bytesAt(photo.url)).includes('FabricaX')).toBe(false);
  });

  test('while the machine has no time for it, is answered with 503, and later shown', async () => {
    const { photo } = await oldPhoto();
    const { context } = api.app;
    const { reader } = context;
    context.reader = { ...reader, image: () => Promise.reject(new ReadingRefused('busy')) };
    const late = await api.app.inject(photo.url);
    context.reader = reader;
    expect([late.statusCode, late.headers['retry-after']]).toEqual([503, '5']);
    expect((await api.app.inject(photo.url)).statusCode).toBe(200);
  });

  test('that cannot be decoded is shown to nobody, and staff can still save it', async () => {
    const { photo } = await oldPhoto(given('solo_cabecera.jpg'));
    const before = await admin.get(`/logic/photo/${photo.file_id}/original`);
    expect(before.status).toBe(200);
    await preparePhotos(api.app.context);
    const shown = await api.app.inject(photo.url);
    expect([shown.statusCode, shown.json().message]).toEqual([404, 'Esta foto no se puede mostrar: está dañada.']);
    const { body } = await admin.get(`/logic/photo/${photo.file_id}/original`);
    expect(body.data.sha256).toBe(before.body.data.sha256);
    expect((await bytesAt(body.data.url)).equals(given('solo_cabecera.jpg'))).toBe(true);
  });
});
