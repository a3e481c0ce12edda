import sharp from 'sharp';
import type { PickedFile } from './hand';

let taken: Promise<Buffer> | undefined;

/** Photos like those of a phone: twelve megapixels, 1.6 MB each. */
export async function takenPhotos(...names: string[]): Promise<PickedFile[]> {
  taken ??= sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .blur(2)
    .jpeg({ quality: 88 })
    .toBuffer();
  const buffer = await taken;
  return names.map((name) => ({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }));
}

/** A plan of a unit as an image of some hundred kilobytes. */
export const drawnPlan = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 640,
      height: 480,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 240, sigma: 6 },
    },
  })
    .png()
    .toBuffer();
