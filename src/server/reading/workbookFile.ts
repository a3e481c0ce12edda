import { posix } from 'node:path';
import { builtInFormat } from './builtInFormats';
import { ReadingRefused } from './readerTypes';
import type { SheetName } from './sheetTypes';
import { readXml } from './xmlEvents';
import { zipParts, type ZipParts } from './zipParts';

/** An opened workbook: what its cells refer to. */
export interface Workbook {
  sheets: (SheetName & { part: Uint8Array[] })[];
  strings: string[];
  /** Number formats by the cells' style. */
  formats: string[];
  is1904: boolean;
}

const isPart = (path: string): boolean =>
  /^(_rels|xl)\/.*\.(xml|rels)$|^\[Content_Types\]\.xml$|^_rels\/\.rels$/i.test(path);

/** Opens an Excel workbook. Throws {@link ReadingRefused} if it is none. */
export function openWorkbook(bytes: Uint8Array): Workbook {
  const parts = zipParts(bytes, isPart);
  const path = targets(parts, '').find(({ type }) => type.endsWith('/officeDocument'))?.path ?? 'xl/workbook.xml';
  const related = targets(parts, path);
  const { sheets, is1904 } = readIndex(required(parts, path));
  const partOf = (kind: string) => {
    const target = related.find(({ type }) => type.endsWith(`/${kind}`));
    return target && parts.get(target.path);
  };
  return {
    sheets: sheets.flatMap(({ id, ...sheet }) => {
      // A sheet may also be a chart.
      const target = related.find((relation) => relation.id === id && relation.type.endsWith('/worksheet'));
      return target ? [{ ...sheet, part: required(parts, target.path) }] : [];
    }),
    strings: readStrings(partOf('sharedStrings') ?? []),
    formats: readFormats(partOf('styles') ?? []),
    is1904,
  };
}

function required(parts: ZipParts, path: string): Uint8Array[] {
  const part = parts.get(path);
  if (!part) throw new ReadingRefused('unreadable');
  return part;
}

/** Returns the parts that a part refers to; those of the file itself with an empty path. */
function targets(parts: ZipParts, path: string): { id: string; type: string; path: string }[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const found: { id: string; type: string; path: string }[] = [];
  readXml(parts.get(`${folder}_rels/${path.slice(folder.length)}.rels`) ?? [], {
    onOpen: (name, { Id: id = '', Type: type = '', Target: target = '' }) => {
      if (name === 'Relationship') found.push({ id, type, path: resolved(folder, target) });
    },
  });
  return found;
}

/** A target is relative to its part's folder, or absolute. */
const resolved = (folder: string, target: string): string =>
  posix.normalize(target.startsWith('/') ? target.slice(1) : folder + target);

function readIndex(part: Uint8Array[]) {
  const sheets: (SheetName & { id: string })[] = [];
  let is1904 = false;
  readXml(part, {
    onOpen: (name, attributes) => {
      if (name === 'sheet')
        sheets.push({
          name: attributes.name ?? '',
          isHidden: (attributes.state ?? 'visible') !== 'visible',
          id: attributes.id ?? '',
        });
      if (name === 'workbookPr') is1904 = isTrue(attributes.date1904);
    },
  });
  return { sheets, is1904 };
}

export const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';

/** Excel writes characters that XML forbids as `_x0007_`. */
export const unescaped = (text: string): string =>
  text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** Texts of which parts are bold are in several runs. How a text is pronounced (`rPh`) is not part of it. */
function readStrings(part: Uint8Array[]): string[] {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let phonetic = 0;
  if (part.length === 0) return strings;
  readXml(part, {
    onOpen: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') phonetic++;
      if (name === 't') isText = phonetic === 0;
    },
    onText: (chunk) => {
      if (isText) text += chunk;
    },
    onClose: (name) => {
      if (name === 't') isText = false;
      if (name === 'rPh') phonetic--;
      if (name === 'si') strings.push(unescaped(text));
    },
  });
  return strings;
}

function readFormats(part: Uint8Array[]): string[] {
  const custom = new Map<number, string>();
  const formats: string[] = [];
  let isCellStyles = false;
  if (part.length === 0) return formats;
  readXml(part, {
    onOpen: (name, attributes) => {
      if (name === 'numFmt') custom.set(Number(attributes.numFmtId), attributes.formatCode ?? 'General');
      if (name === 'cellXfs') isCellStyles = true;
      if (name !== 'xf' || !isCellStyles) return;
      const id = Number(attributes.numFmtId ?? 0);
      formats.push(custom.get(id) ?? builtInFormat(id));
    },
    onClose: (name) => {
      if (name === 'cellXfs') isCellStyles = false;
    },
  });
  return formats;
}
