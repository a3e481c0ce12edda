import { avifBrands, heicBrands, imageTypeOf } from '../../src/contract/imageContent';
import { rulesText } from '../../src/contract/rulesText';
import { detectContentType } from '../../src/server/files/contentType';
import { imageProblem, prepareImages } from '../../src/ui/upload/imageFiles';
import { unreadableText } from '../../src/ui/upload/fileBytes';

/** The first bytes of a file whose file type box has these brands. */
const fileOf = (...brands: string[]) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 12 + 4 * brands.length]),
    Buffer.from(`ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`),
    Buffer.alloc(12),
  ]);

test.each([
  ...heicBrands.map((brand) => [[brand], 'image/heic']),
  ...avifBrands.map((brand) => [[brand, 'mif1', 'miaf'], 'image/avif']),
  [['mif1', 'heic'], 'image/heic'],
  [['mif1', 'miaf', 'avif'], 'image/avif'],
  [['msf1'], 'image/heic'],
] as [string[], string][])(
  'a photo of the brands %j is accepted by the form and by the server',
  async (brands, type) => {
    expect(await imageProblem(new File([fileOf(...brands)], 'foto.heic'))).toBeUndefined();
    expect(detectContentType(fileOf(...brands))).toBe(type);
  },
);

test('a video, which has the same box, is accepted by neither', async () => {
  expect(await imageProblem(new File([fileOf('isom', 'avif')], 'foto.heic'))).toBe(rulesText.fileType);
  expect(imageTypeOf(fileOf('isom', 'avif'))).toBeUndefined();
});

const png = Buffer.from('89504e470d0a1a0a0000', 'hex');

/** A file that cannot be read, as one that was changed or deleted after it was chosen. */
function goneFile(name: string): File {
  const file = new File([png], name);
  const fail = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  return Object.assign(file, { arrayBuffer: fail, slice: () => ({ arrayBuffer: fail }) });
}

test('a photo that cannot be read fails alone; the others are kept in memory, whatever becomes of their files', async () => {
  const file = new File([png], 'buena.png', { type: 'image/png', lastModified: 5 });
  const { files, unreadable } = await prepareImages([goneFile('perdida.png'), file]);
  expect(unreadable).toEqual(['perdida.png']);
  expect(files.map(({ name, type, lastModified }) => ({ name, type, lastModified }))).toEqual([
    { name: 'buena.png', type: 'image/png', lastModified: 5 },
  ]);
  expect(files[0]).not.toBe(file);
  expect(await imageProblem(goneFile('perdida.png'))).toBe(unreadableText.photo);
});

test('an empty photo is refused with its reason', async () => {
  expect(await imageProblem(new File([], 'vacia.jpg'))).toBe(unreadableText.empty);
});
