/**
 * Returns the ICC profile of a HEIC photo (ISO 23008-12, box `colr` of type `prof` or `rICC`); undefined if it has none,
 * or one above `maxBytes`. The HEIC decoder returns colour values without their profile.
 */
export function heicColourProfile(bytes: Uint8Array, maxBytes: number): Uint8Array | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = file.indexOf('colr'); at >= 4; at = file.indexOf('colr', at + 4)) {
    const kind = file.toString('latin1', at + 4, at + 8);
    if (kind !== 'prof' && kind !== 'rICC') continue;
    const profile = file.subarray(at + 8, at - 4 + file.readUInt32BE(at - 4));
    const isWhole = profile.length > 128 && profile.length <= maxBytes && profile.readUInt32BE(0) === profile.length;
    if (isWhole && profile.toString('latin1', 36, 40) === 'acsp' && profile.toString('latin1', 16, 20) === 'RGB ')
      return profile;
  }
  return undefined;
}

const signature = Buffer.from('ICC_PROFILE\0', 'latin1');
/** Bytes of a profile in one segment of a JPEG: a segment has 65,535, with its length and the signature. */
const bytesPerSegment = 65_519;

/** Returns a JPEG with an ICC profile, in segments APP2 after its start (ICC.1:2010, annex B.4). */
export function withColourProfile(jpeg: Uint8Array, profile: Uint8Array): Buffer {
  const count = Math.ceil(profile.length / bytesPerSegment);
  const segments = Array.from({ length: count }, (_, index) => {
    const part = profile.subarray(index * bytesPerSegment, (index + 1) * bytesPerSegment);
    const head = Buffer.from([0xff, 0xe2, 0, 0]);
    head.writeUInt16BE(2 + signature.length + 2 + part.length, 2);
    return Buffer.concat([head, signature, Buffer.from([index + 1, count]), part]);
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}
