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
