import { strToU8, zipSync } from 'fflate';

const namespace = 'http://schemas.openxmlformats.org';

/** A workbook whose only sheet contains `rows`, as XML; `parts` are further files in it. */
export const workbook = (rows: string, parts: Record<string, Uint8Array> = {}): Buffer =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(`<Types xmlns="${namespace}/package/2006/content-types"/>`),
      '_rels/.rels': strToU8(
        `<Relationships xmlns="${namespace}/package/2006/relationships"><Relationship Id="rId1" Type="${namespace}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ),
      'xl/workbook.xml': strToU8(
        `<workbook xmlns="${namespace}/spreadsheetml/2006/main" xmlns:r="${namespace}/officeDocument/2006/relationships"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        `<Relationships xmlns="${namespace}/package/2006/relationships"><Relationship Id="rId1" Type="${namespace}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
      'xl/worksheets/sheet1.xml': strToU8(
        `<worksheet xmlns="${namespace}/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
      ),
      ...parts,
    }),
  );

/** As many cells as the limits allow, in little text: reading them takes more memory than a reader process has. */
export const mostCells = (): string => `<row>${'<c><v>1.5</v></c>'.repeat(100)}</row>`.repeat(50_000);

/** A row with one cell at `place`, such as `B3`. */
export const cellAt = (place: string, text = 'x'): string =>
  `<row r="${place.replace(/\D/g, '')}"><c r="${place}" t="inlineStr"><is><t>${text}</t></is></c></row>`;

export interface TestSheet {
  name: string;
  /** A number is a cell with that number and style 0; an object is one with its style, its type or its formula. */
  rows: (string | number | TestCell)[][];
  state?: 'visible' | 'hidden' | 'veryHidden';
  /** Numbers from 1. */
  hiddenRows?: number[];
  /** XML before and after the rows. */
  before?: string;
  after?: string;
}
export interface TestCell {
  /** Position in `formats`. */
  style?: number;
  type?: string;
  value?: string | number;
  formula?: string;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function cellXml(cell: string | number | TestCell, place: string): string {
  if (typeof cell === 'string') return cellAt(place, escaped(cell)).replace(/^<row[^>]*>|<\/row>$/g, '');
  const { style = 0, type = 'n', value, formula } = typeof cell === 'number' ? { value: cell } : cell;
  const content = `${formula === undefined ? '' : `<f>${formula}</f>`}${value === undefined ? '' : `<v>${value}</v>`}`;
  return `<c r="${place}" s="${style}" t="${type}">${content}</c>`;
}

/** A workbook with several sheets and number formats, as Excel writes it. */
export function workbookOf(
  sheets: TestSheet[],
  { formats = ['General'], is1904 = false }: { formats?: string[]; is1904?: boolean } = {},
): Buffer {
  const parts: Record<string, Uint8Array> = {};
  for (const [index, { rows, hiddenRows = [], before = '', after = '' }] of sheets.entries()) {
    const xml = rows.map((cells, row) => {
      const places = cells.map((cell, column) => cellXml(cell, `${String.fromCharCode(65 + column)}${row + 1}`));
      return `<row r="${row + 1}"${hiddenRows.includes(row + 1) ? ' hidden="1"' : ''}>${places.join('')}</row>`;
    });
    parts[`xl/worksheets/sheet${index + 1}.xml`] = strToU8(
      `<worksheet xmlns="${namespace}/spreadsheetml/2006/main">${before}<sheetData>${xml.join('')}</sheetData>${after}</worksheet>`,
    );
  }
  const relations = [
    ...sheets.map((_sheet, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`]),
    ['styles', 'styles.xml'],
  ];
  parts['xl/_rels/workbook.xml.rels'] = strToU8(
    `<Relationships xmlns="${namespace}/package/2006/relationships">${relations.map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${namespace}/officeDocument/2006/relationships/${type}" Target="${target}"/>`).join('')}</Relationships>`,
  );
  parts['xl/workbook.xml'] = strToU8(
    `<workbook xmlns="${namespace}/spreadsheetml/2006/main" xmlns:r="${namespace}/officeDocument/2006/relationships"><workbookPr date1904="${is1904}"/><sheets>${sheets.map(({ name, state = 'visible' }, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" state="${state}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
  );
  parts['xl/styles.xml'] = strToU8(
    `<styleSheet xmlns="${namespace}/spreadsheetml/2006/main"><numFmts>${formats.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escaped(code).replaceAll('"', '&quot;')}"/>`).join('')}</numFmts><cellXfs>${formats.map((_code, index) => `<xf numFmtId="${164 + index}"/>`).join('')}</cellXfs></styleSheet>`,
  );
  return workbook('', parts);
}
