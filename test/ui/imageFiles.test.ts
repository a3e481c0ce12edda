import { heicBrands } from '../../src/contract/limits';
import { rulesText } from '../../src/contract/rulesText';
import { detectContentType } from '../../src/server/files/contentType';
import { imageProblem } from '../../src/ui/upload/imageFiles';

/** The first bytes of a file whose file type box has this brand. */
const fileOf = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(12)]);

test.each(heicBrands)('a photo of the HEIC brand %s is accepted by the form and by the server', async (brand) => {
  expect(await imageProblem(new File([fileOf(brand)], 'foto.heic'))).toBeUndefined();
  expect(detectContentType(fileOf(brand))).toBe('image/heic');
});

test('a video, which has the same box, is accepted by neither', async () => {
  expect(await imageProblem(new File([fileOf('isom')], 'foto.heic'))).toBe(rulesText.fileType);
  expect(detectContentType(fileOf('isom'))).toBeUndefined();
});
