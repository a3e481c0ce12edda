import sharp from 'sharp';

/** Pixels of the comparison's copies in each direction. */
const comparedSize = 8;
/** Difference of a channel's mean value that encoding a picture again can cause. */
const encodingDifference = 12;

/** Whether two files show the same picture: what is shown is a copy without metadata, encoded again. */
export async function isSamePicture(one: Buffer, other: Buffer): Promise<boolean> {
  const pixelsOf = (bytes: Buffer) =>
    sharp(bytes).flatten({ background: 'white' }).resize(comparedSize, comparedSize, { fit: 'fill' }).raw().toBuffer();
  const [first, second] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  return (
    first.length === second.length && first.every((value, at) => Math.abs(value - second[at]!) <= encodingDifference)
  );
}
