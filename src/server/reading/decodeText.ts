import iconv from 'iconv-lite';
import { ReadingRefused } from './readerTypes';

/**
 * Returns the text of a file in the encodings that spreadsheets and old systems write: UTF-8, UTF-16, Windows-1252,
 * DOS (850) or Macintosh. Characters that cannot be decoded become U+FFFD. Throws {@link ReadingRefused} if it is no
 * text.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decoded(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).replace(/^\uFEFF/, '');
  // Texts contain tabs and line breaks, and now and then a stray character of an old system.
  // oxlint-disable-next-line no-control-regex -- Control characters are what it looks for.
  const controls = text.slice(0, 4096).match(/[\0-\x08\x0e-\x1f]/g)?.length ?? 0;
  if (controls > 0 && controls * 20 > Math.min(text.length, 4096)) throw new ReadingRefused('notATable');
  return text.replaceAll('\0', '\uFFFD');
}

function decoded(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return iconv.decode(bytes, 'utf-16be');
  const withoutMark = utf16Without(bytes);
  if (withoutMark) return iconv.decode(bytes, withoutMark);
  const utf8 = new TextDecoder('utf-8').decode(bytes);
  const lost = utf8.match(/\uFFFD/g)?.length ?? 0;
  if (lost === 0) return utf8;
  // A UTF-8 text of which a part was damaged: its other characters are right, and only there.
  const kept = utf8.match(/[\u0080-\uFFFC]/g)?.length ?? 0;
  return kept > lost ? utf8 : singleByte(bytes);
}

/** UTF-16 without its mark has a zero in every second byte of Latin text. */
function utf16Without(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, 1000);
  if (sample.length < 4 || sample.length % 2 !== 0) return undefined;
  const zeros = (remainder: number) => sample.filter((byte, index) => byte === 0 && index % 2 === remainder).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (odd > sample.length * 0.4 && even === 0) return 'utf-16le';
  return even > sample.length * 0.4 && odd === 0 ? 'utf-16be' : undefined;
}

/** Characters beyond ASCII that Spanish texts contain. */
const spanish = /[áéíóúüñÁÉÍÓÚÜÑ°ºª¿¡’‘“”–—…€½«»·´\u00a0]/g;

/** Node's own decoder of Windows-1252 reads its quotes and dashes as control characters. */
function singleByte(bytes: Buffer): string {
  const foreign = Buffer.from(bytes.filter((byte) => byte >= 0x80));
  const score = (encoding: string) => iconv.decode(foreign, encoding).match(spanish)?.length ?? 0;
  const encodings = ['windows-1252', 'cp850', 'macintosh'];
  const scores = encodings.map(score);
  const best = encodings[scores.indexOf(Math.max(...scores))]!;
  return iconv.decode(bytes, best);
}
