import { ReadingRefused } from './readerTypes';

/** The kinds of files that are read as tables. */
export type FileKind = 'workbook' | 'openDocument' | 'html' | 'text';

const startsWith = (bytes: Uint8Array, signature: string): boolean =>
  Buffer.from(bytes.subarray(0, signature.length)).toString('latin1') === signature;

const contains = (bytes: Uint8Array, text: string, encoding: BufferEncoding = 'latin1'): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(text, 0, encoding);

/**
 * Returns the kind of a file by its content, because names lie: old systems name pages and text files `.xls`. Throws
 * {@link ReadingRefused} for kinds that are not read.
 */
export function fileKindOf(bytes: Uint8Array): FileKind {
  if (startsWith(bytes, 'PK\x03\x04')) return zipKindOf(bytes);
  if (startsWith(bytes, '\xd0\xcf\x11\xe0'))
    throw new ReadingRefused(contains(bytes, 'EncryptedPackage', 'utf16le') ? 'encrypted' : 'oldExcel');
  if (
    startsWith(bytes, '%PDF') ||
    startsWith(bytes, '\x1f\x8b') ||
    startsWith(bytes, '7z\xbc\xaf') ||
    startsWith(bytes, 'Rar!')
  )
    throw new ReadingRefused('notATable');
  const start = Buffer.from(bytes.subarray(0, 4096)).toString('latin1').replaceAll('\0', '').toLowerCase();
  if (start.includes('urn:schemas-microsoft-com:office:spreadsheet')) throw new ReadingRefused('oldExcel');
  if (start.startsWith('mime-version:')) throw new ReadingRefused('oldExcel');
  return /^[^<]{0,3}\s*(<!doctype html|<html|<table|<meta|<style|<head|<\?xml[^>]*>\s*<html)/.test(start)
    ? 'html'
    : 'text';
}

function zipKindOf(bytes: Uint8Array): FileKind {
  if (contains(bytes, 'mimetypeapplication/vnd.oasis.opendocument.spreadsheet')) return 'openDocument';
  if (contains(bytes, 'Index/Document.iwa')) throw new ReadingRefused('numbers');
  if (contains(bytes, 'xl/workbook.bin')) throw new ReadingRefused('oldExcel');
  return 'workbook';
}
