import { Unzip, UnzipInflate } from 'fflate';
import { readLimits } from './readLimits';
import { ReadingRefused, type Refusal } from './readerTypes';

/**
 * Unpacks a workbook in chunks and only measures it: 1.5 KB can contain a cell so far down and right that a table up to
 * it fills the memory. Throws {@link ReadingRefused} beyond the limits.
 */
export function requireModestWorkbook(bytes: Uint8Array): void {
  let unpacked = 0;
  let refusal: Refusal | undefined;
  const unzip = new Unzip((file) => {
    const isModest = /^xl\/worksheets\/[^/]+\.xml$/i.test(file.name) ? sheetScan() : () => true;
    file.ondata = (error, piece) => {
      unpacked += piece?.length ?? 0;
      if (error) refusal ??= 'unreadable';
      else if (unpacked > readLimits.unpackedBytes || !isModest(piece)) refusal ??= 'limits';
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  // Small chunks, so that their unpacked data is small as well.
  for (let start = 0; start < bytes.length; start += pieceBytes) {
    unzip.push(bytes.subarray(start, start + pieceBytes), start + pieceBytes >= bytes.length);
    if (refusal) throw new ReadingRefused(refusal);
  }
}

const pieceBytes = 16 * 1024;

/** Returns a function that checks chunk by chunk whether the cells of one sheet are within the limits. */
function sheetScan(): (piece: Uint8Array) => boolean {
  const decoder = new TextDecoder();
  let rest = '';
  return (piece) => {
    const text = rest + decoder.decode(piece, { stream: true });
    for (const [tag, column, row] of text.matchAll(/<(?:\w+:)?c\b[^>]*?\br="([A-Za-z]+)(\d+)"[^>]*>/g)) {
      // A self-closing cell has only a style and no content.
      if (tag.endsWith('/>')) continue;
      if (Number(row) > readLimits.rows || columnNumber(column!) > readLimits.columns) return false;
    }
    // A tag that continues in the next chunk.
    const open = text.lastIndexOf('<');
    rest = open >= 0 && text.length - open < 2000 ? text.slice(open) : '';
    return true;
  };
}

/** `A` is 1, `Z` 26, `AA` 27. */
const columnNumber = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
