import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import iconv from 'iconv-lite';
import { readTable } from '../../src/server/reading/readTable';
import type { Cell, TableRequest } from '../../src/server/reading/sheetTypes';
import { workbook, workbookOf, type TestCell, type TestSheet } from './support/workbooks';

const fields = { name: ['Nombre'], unit: ['Unidad'], day: ['Fecha'], note: ['Descripción'] };
const request: TableRequest = { fields, ignored: ['ID'], maxRows: 1000 };
const read = (bytes: Uint8Array, choice: Partial<TableRequest> = {}) => readTable(bytes, { ...request, ...choice });
const text = (content: string) => read(Buffer.from(content));
const namesOf = async (bytes: Uint8Array) => (await read(bytes)).rows.map(({ cells }) => cells[0]);
const reasonOf = (bytes: Uint8Array) =>
  read(bytes).then(
    () => 'read',
    (error: { reason?: string }) => error.reason,
  );

describe('a text file', () => {
  test.each([
    ['commas', 'Nombre,Unidad\r\nAna,1\r\n'],
    ['semicolons', 'Nombre;Unidad\nAna;1\n'],
    ['tabs', 'Nombre\tUnidad\nAna\t1\n'],
    ['bars', 'Nombre|Unidad\nAna|1\n'],
    ['a declared separator', 'sep=,\r\nNombre,Unidad\r\nAna,1\r\n'],
    ['a declared separator that is rare', 'sep=^\nNombre^Unidad\nAna^1\n'],
    ['line ends of old Macintosh', 'Nombre;Unidad\rAna;1\r'],
    ['mixed line ends', 'Nombre;Unidad\r\nAna;1\n'],
    ['no last line end', 'Nombre;Unidad\nAna;1'],
    ['trailing empty rows and columns', 'Nombre;Unidad;;;\nAna;1;;;\n;;;;\n;;;;\n'],
    ['quotes around all cells', '"Nombre";"Unidad"\n"Ana";"1"\n'],
    ['quotes and padding', '"Nombre" ; "Unidad"\n"Ana" ;1\n'],
    ['commas in a text of a file with semicolons', 'Nombre;Unidad;Descripción\nAna;1;"a, b, c, d, e"\n'],
    ['a byte order mark', '\ufeffNombre;Unidad\nAna;1\n'],
    ['empty lines before', '\n\nNombre;Unidad\nAna;1\n'],
  ])('with %s is read', async (_what, content) => {
    const { rows } = await text(content);
    expect(rows.map(({ cells }) => cells.slice(0, 2))).toEqual([['Ana', '1']]);
  });

  const spanish = 'Nombre;Descripción\nMuñoz Ñandú;áéíóú ÁÉÍÓÚ üÜ 3° º ª ¿¡\n';
  test.each([
    ['UTF-8', Buffer.from(spanish)],
    ['UTF-16 with its mark', Buffer.from(`\ufeff${spanish}`, 'utf16le')],
    ['big-endian UTF-16', iconv.encode(spanish, 'utf-16be', { addBOM: true })],
    ['UTF-16 without its mark', Buffer.from(spanish, 'utf16le')],
    ['Windows-1252', iconv.encode(spanish, 'windows-1252')],
    ['the encoding of DOS', iconv.encode(spanish, 'cp850')],
    ['the encoding of old Macintosh', iconv.encode(spanish, 'macintosh')],
  ])('in %s is read', async (_what, bytes) => {
    const { rows } = await read(bytes);
    expect(rows[0]!.cells).toEqual(['Muñoz Ñandú', '', '', 'áéíóú ÁÉÍÓÚ üÜ 3° º ª ¿¡']);
  });

  test('with characters that are lost, or were decoded wrongly before, has flawed cells', async () => {
    const { rows } = await text('Nombre;Unidad\nMu\ufffdoz;1\nMuÃ±oz;2\nDâ€™Angelo;3\nJOÃO;4\nAna;5\u0000\n');
    const flaw = (cell: Cell) => (typeof cell === 'string' ? cell : cell.flaw);
    expect(rows.map(({ cells }) => cells.slice(0, 2).map(flaw))).toEqual([
      ['unreadable', '1'],
      ['unreadable', '2'],
      ['unreadable', '3'],
      ['JOÃO', '4'],
      ['Ana', 'unreadable'],
    ]);
  });

  test('keeps a UTF-8 text of which a part was damaged', async () => {
    const bytes = Buffer.concat([
      Buffer.from('Nombre;Unidad\nMuñoz;1\nÑandú;2\n'),
      Buffer.from([0xd1]),
      Buffer.from('a;3\n'),
    ]);
    expect(await namesOf(bytes)).toEqual(['Muñoz', 'Ñandú', { text: '\ufffda', flaw: 'unreadable' }]);
  });

  test('takes the quote off that guards formulas and zeros, and no other', async () => {
    const { rows } = await text("Nombre;Unidad\n'=Ana;'007\n''=Eva;'x\n");
    expect(rows.map(({ cells }) => cells.slice(0, 2))).toEqual([
      ['=Ana', '007'],
      ["'=Eva", "'x"],
    ]);
  });

  test('shows a text that is written as a formula, so that Excel keeps it', async () => {
    const { rows } = await text('Nombre;Unidad\nAna;="007"\nEva;"=""01"""\n');
    expect(rows.map(({ cells }) => cells.slice(0, 2))).toEqual([
      ['Ana', '007'],
      ['Eva', '01'],
    ]);
  });

  test('with a cell of several lines is one row', async () => {
    const { rows } = await text('Nombre;Unidad;Fecha;Descripción\nAna;1;;"al frente\ncon ""vista"""\nLeo;2;;\n');
    expect(rows.map(({ row, cells }) => [row, cells[0], cells[3]])).toEqual([
      [2, 'Ana', 'al frente\ncon "vista"'],
      [3, 'Leo', ''],
    ]);
  });

  test.each([
    ['never closes', 'Ana;1;;"Al frente\nLeo;2;;\nEva;3;;\n', [2]],
    ['closes in a later row', 'Ana;1;;"Al frente\nLeo;2;;"Contrafrente"\nEva;3;;\n', [2]],
    ['closes at the end of a later row', 'Ana;1;;"Al frente\nLeo;2;;3,5"\nEva;3;;\n', [2]],
    ['closes many rows later', 'Ana;1;;"Al frente\nLeo;2;;\nEva;3;;5"\n', [2]],
    ['closes within its cell', 'Ana;1;;"Al" frente\nLeo;2;;\nEva;3;;\n', [2]],
  ])('with a quote that %s has an error in its row, and all other rows', async (_what, lines, flawed) => {
    const { rows } = await text(`Nombre;Unidad;Fecha;Descripción\n${lines}`);
    expect(rows.map(({ cells }) => cells[0])).toEqual(['Ana', 'Leo', 'Eva']);
    expect(rows.filter(({ flaw }) => flaw?.flaw === 'quote').map(({ row }) => row)).toEqual(flawed);
  });

  test('with quotes inside a cell keeps them', async () => {
    expect(await namesOf(Buffer.from('Nombre;Unidad\nAna "Anita" Sosa;1\n'))).toEqual(['Ana "Anita" Sosa']);
  });

  test('with an additional cell, which shifts the others, has an error in that row', async () => {
    const { rows, facts } = await text('Nombre,Descripción,Unidad\nAna,Oroño 1247, 3,1\nLeo,x,2\nEva,y,3\n');
    expect(rows.map(({ flaw }) => flaw?.flaw)).toEqual(['cells', undefined, undefined]);
    expect(facts.columns.map(({ heading }) => heading)).toEqual(['Nombre', 'Descripción', 'Unidad']);
  });

  test('never loses a row: each record that is written is read', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ñ', ' ', '"', ';', ',', '\n', "'", '=', '0', '°') });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 }), async (records) => {
        const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;
        const lines = records.map(([name, note], index) => `${index + 1};${quoted(name)};${quoted(note)}`);
        const { rows } = await text(['Unidad;Nombre;Descripción', ...lines].join('\r\n'));
        // A cell that looks as if it had swallowed a row may also be an error of its row.
        const clean = rows.filter(({ flaw }) => !flaw);
        if (clean.length < rows.length) return;
        expect(rows.map(({ cells }) => cells[1])).toEqual(records.map((_record, index) => String(index + 1)));
      }),
      { numRuns: 300 },
    );
  });
});

describe('a workbook', () => {
  const sheet = (cells: (string | number | TestCell)[], formats: string[] = ['General'], is1904 = false) =>
    read(workbookOf([{ name: 'a', rows: [['Unidad'], ...cells.map((cell) => [cell])] }], { formats, is1904 })).then(
      ({ rows }) => rows.map(({ cells: row }) => row[1]),
    );
  const formatted = async (value: number, format: string, is1904 = false) =>
    (await sheet([{ value, style: 0 }], [format], is1904))[0];

  test.each<[number, string, Cell]>([
    [7, '000', '007'],
    [5123456, '00000000', '05123456'],
    [7, '"N° "0', 'N° 7'],
    [3, '0"° A"', '3° A'],
    [0.5, '0%', '50%'],
    [30111004, '#,##0', '30.111.004'],
    [3415550001, '(000) 000-0000', '(341) 555-0001'],
    [1234.5, '"$" #,##0.00', '$ 1.234,50'],
    [30115004, '0.00E+00', '3,01E+07'],
    [543415550001, 'General', '543415550001'],
    [0.1, 'General', '0,1'],
    [7, ';;;', undefined as unknown as Cell],
    [46054, 'dd/mm/yyyy', { text: '01/02/2026', flaw: 'date', day: '2026-02-01' }],
    [46054.75, 'dd/mm/yyyy hh:mm', { text: '01/02/2026 18:00', flaw: 'date', day: '2026-02-01' }],
    [46054, '[$-2C0A]d" de "mmmm" de "yyyy', { text: '1 de febrero de 2026', flaw: 'date', day: '2026-02-01' }],
    [46054, 'd-mmm', { text: '1-feb', flaw: 'partialDate', day: '2026-02-01' }],
    [46054, 'mmm-yy', { text: 'feb-26', flaw: 'partialDate', day: '2026-02-01' }],
    [0.5, 'h:mm', { text: '12:00', flaw: 'time' }],
    [1, 'dd/mm/yyyy', { text: '01/01/1900', flaw: 'date', day: '1900-01-01' }],
    [61, 'dd/mm/yyyy', { text: '01/03/1900', flaw: 'date', day: '1900-03-01' }],
    [60, 'dd/mm/yyyy', { text: '29/02/1900', flaw: 'date' }],
  ])('shows %d with the format %s as people see it', async (value, format, expected) => {
    const cell = await formatted(value, format);
    expect(cell).toEqual(expected);
  });

  test('of the 1904 system has its days', async () => {
    expect(await formatted(44592, 'dd/mm/yyyy', true)).toEqual({ text: '01/02/2026', flaw: 'date', day: '2026-02-01' });
  });

  test('has texts in every form: shared, in place, in several runs, with their pronunciation, and results', async () => {
    const t = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
    const rows =
      '<row r="1"><c r="A1" t="inlineStr"><is><t>Nombre</t></is></c></row>' +
      '<row r="2"><c r="A2" t="s"><v>0</v></c></row>' +
      '<row r="3"><c r="A3" t="s"><v>1</v></c></row>' +
      '<row r="4"><c r="A4" t="inlineStr"><is><r><t>En</t></r><r><rPr><b/></rPr><t xml:space="preserve">tera </t></r></is></c></row>' +
      '<row r="5"><c r="A5" t="str"><f>A2</f><v>Resultado</v></c></row>' +
      '<row r="6"><c r="A6" t="str"><f t="shared" si="0"/><v>Otro_x000D_\nmás</v></c></row>' +
      '<row r="7"><c r="A7"><f t="shared" si="0"/></c></row>' +
      '<row r="8"><c t="inlineStr"><is><t>Sin lugar</t></is></c></row>' +
      '<row><c t="inlineStr"><is><t>Sin número</t></is></c></row>';
    const bytes = workbook(rows, {
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="/xl/worksheets/sheet1.xml"/><Relationship Id="rId2" Type="x/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
      ),
      'xl/sharedStrings.xml': strToU8(
        `<x:sst xmlns:x="${t}"><x:si><x:t>Compartido &amp; más</x:t></x:si><x:si><x:r><x:t>Ri</x:t></x:r><x:r><x:rPr/><x:t>co</x:t></x:r><x:rPh sb="0" eb="1"><x:t>NO</x:t></x:rPh></x:si></x:sst>`,
      ),
    });
    expect(await namesOf(bytes)).toEqual([
      'Compartido & más',
      'Rico',
      'Entera',
      'Resultado',
      'Otro\r\nmás',
      { text: '', flaw: 'formula' },
      'Sin lugar',
      'Sin número',
    ]);
  });

  test('has errors, truth values and formulas without a result as flawed cells', async () => {
    expect(
      await sheet([
        { type: 'e', value: '#N/A' },
        { type: 'b', value: 1 },
        { type: 'b', value: 0 },
        { formula: 'A1' },
        { formula: 'A1', value: 7 },
        { type: 'd', value: '2026-02-01T00:00:00' },
      ]),
    ).toEqual([
      { text: '#N/A', flaw: 'error' },
      { text: 'VERDADERO', flaw: 'boolean' },
      { text: 'FALSO', flaw: 'boolean' },
      { text: '', flaw: 'formula' },
      '7',
      { text: '2026-02-01T00:00:00', flaw: 'date', day: '2026-02-01' },
    ]);
  });

  test('gives a cell that is merged over rows to each of them, but not to the next column', async () => {
    const rows: TestSheet['rows'] = [
      ['Nombre', 'Descripción', 'Unidad'],
      ['Ana', '', '1'],
      ['', '', '2'],
      ['Leo', 'x', '3'],
    ];
    const bytes = workbookOf([
      { name: 'a', rows, after: '<mergeCells><mergeCell ref="A2:B3"/><mergeCell ref="A6:A7"/></mergeCells>' },
    ]);
    expect((await read(bytes)).rows.map(({ cells }) => [cells[0], cells[1], cells[3]])).toEqual([
      ['Ana', '1', ''],
      ['Ana', '2', ''],
      ['Leo', '3', 'x'],
    ]);
  });

  test('says which columns, rows and sheets are hidden, and does not read them unasked', async () => {
    const bytes = workbookOf([
      { name: 'Vieja', rows: [['Nombre'], ['Uma']], state: 'hidden' },
      {
        name: 'Lista',
        rows: [
          ['Nombre', 'Unidad'],
          ['Ana', '1'],
          ['Leo', '2'],
          ['Eva', '3'],
        ],
        hiddenRows: [3],
        before: '<cols><col min="2" max="2" hidden="1"/></cols>',
      },
    ]);
    const { facts, rows } = await read(bytes);
    expect(facts).toMatchObject({ sheets: ['Lista'], hiddenSheets: ['Vieja'], hiddenRows: 1 });
    expect(facts.columns.map(({ isHidden, isKnown }) => [isHidden, isKnown])).toEqual([
      [false, true],
      [true, false],
    ]);
    expect(rows.map(({ cells }) => cells[0])).toEqual(['Ana', 'Eva']);
    expect((await read(bytes, { withHiddenRows: true })).rows.length).toBe(3);
  });

  test('with the same heading twice leaves the second column to be chosen', async () => {
    const { facts } = await read(
      workbookOf([
        {
          name: 'a',
          rows: [
            ['Nombre', 'nombre'],
            ['Ana', 'Sosa'],
          ],
        },
      ]),
    );
    expect(facts.columns.map(({ field, isKnown }) => [field, isKnown])).toEqual([
      ['name', true],
      [null, false],
    ]);
  });

  test('with a column without heading, and one without values, says so', async () => {
    const { facts } = await read(
      workbookOf([
        {
          name: 'a',
          rows: [
            ['Nombre', '', 'Vacía', 'ID'],
            ['Ana', 'x', '', 7],
          ],
        },
      ]),
    );
    expect(facts.columns.map(({ heading, isKnown, samples }) => [heading, isKnown, samples])).toEqual([
      ['Nombre', true, ['Ana']],
      ['', false, ['x']],
      ['Vacía', true, []],
      ['ID', true, ['7']],
    ]);
  });
});

describe('a spreadsheet of LibreOffice', () => {
  const document = (tables: string) =>
    Buffer.from(
      zipSync({
        mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
        'content.xml': strToU8(
          `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:style="s"><office:automatic-styles><style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style></office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
        ),
      }),
    );
  const shown = (content: string, attributes = '') =>
    `<table:table-cell ${attributes}><text:p>${content}</text:p></table:table-cell>`;
  const row = (cells: string, attributes = '') => `<table:table-row ${attributes}>${cells}</table:table-row>`;

  test('is read as people see it, with its hidden sheets, rows and columns', async () => {
    const empty = '<table:table-cell table:number-columns-repeated="16380"/>';
    const list =
      '<table:table table:name="Lista"><table:table-column/><table:table-column table:visibility="collapse"/>' +
      row(shown('Nombre') + shown('Descripción') + shown('Unidad') + shown('Fecha') + empty) +
      row(
        shown('Ana<text:s text:c="2"/>Sosa', 'table:number-rows-spanned="2"') +
          shown('a') +
          shown('007', 'office:value-type="float" office:value="7"') +
          shown('12/03/25', 'office:value-type="date" office:date-value="2025-03-12T10:00:00"'),
      ) +
      row(
        '<table:covered-table-cell/><table:table-cell/>' +
          shown('50 %') +
          shown('mar-25', 'office:value-type="date" office:date-value="2025-03-12"'),
      ) +
      row(shown('Oculta'), 'table:visibility="filter"') +
      row('<table:table-cell/>', 'table:number-rows-repeated="1000000"') +
      '</table:table>';
    const old = `<table:table table:name="Vieja" table:style-name="ta2">${row(shown('Nombre'))}</table:table>`;
    const { facts, rows } = await read(document(old + list));
    expect(facts).toMatchObject({ sheets: ['Lista'], hiddenSheets: ['Vieja'], hiddenRows: 1 });
    expect(facts.columns.map(({ isHidden }) => isHidden)).toEqual([false, true, false, false]);
    expect(rows.map(({ row: number, cells }) => [number, ...cells])).toEqual([
      [2, 'Ana  Sosa', '007', { text: '12/03/25', flaw: 'date', day: '2025-03-12' }, 'a'],
      [3, 'Ana  Sosa', '50 %', { text: 'mar-25', flaw: 'partialDate', day: '2025-03-12' }, ''],
    ]);
  });

  test('has errors, truth values and times as flawed cells, and no comments', async () => {
    const note =
      '<table:table-cell><office:annotation><text:p>nota</text:p></office:annotation><text:p>Eva</text:p></table:table-cell>';
    const list =
      row(shown('Nombre')) +
      row(shown('#N/D', 'table:formula="of:=X"')) +
      row(shown('VERDADERO', 'office:value-type="boolean"')) +
      row(shown('12:00', 'office:value-type="time"')) +
      row(note);
    const { rows } = await read(document(`<table:table table:name="a">${list}</table:table>`));
    expect(rows.map(({ cells }) => cells[0])).toEqual([
      { text: '#N/D', flaw: 'error' },
      { text: 'VERDADERO', flaw: 'boolean' },
      { text: '12:00', flaw: 'time' },
      'Eva',
    ]);
  });

  test('with a cell at the far end of the sheet is refused for its size', async () => {
    const far = row(`<table:table-cell table:number-columns-repeated="200"/>${shown('x')}`);
    expect(await reasonOf(document(`<table:table table:name="a">${far}</table:table>`))).toBe('limits');
  });
});

describe('a file of another kind', () => {
  test('that is a web page named as a workbook is read', async () => {
    const html =
      '<html><head><meta charset="utf-8"></head><body><table><tr><th>Nombre</th><th>Unidad</th></tr><tr><td>Muñoz &amp; hijos</td><td>007</td></tr></table></body></html>';
    expect((await text(html)).rows.map(({ cells }) => cells.slice(0, 2))).toEqual([['Muñoz & hijos', '007']]);
  });

  test.each([
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'oldExcel'],
    [
      'a workbook with a password',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
      'encrypted',
    ],
    ['a binary workbook', Buffer.from(zipSync({ 'xl/workbook.bin': new Uint8Array(1) })), 'oldExcel'],
    ['a document of Numbers', Buffer.from(zipSync({ 'Index/Document.iwa': new Uint8Array(1) })), 'numbers'],
    [
      'XML of old Excel',
      Buffer.from('<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">'),
      'oldExcel',
    ],
    ['a PDF', Buffer.from('%PDF-1.4'), 'notATable'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'notATable'],
    ['another zip file', Buffer.from(zipSync({ 'a.txt': new Uint8Array(1) })), 'unreadable'],
    ['a workbook without values', workbookOf([{ name: 'a', rows: [] }]), 'empty'],
    ['empty lines', Buffer.from('\n\n'), 'empty'],
    ['a quote in the headings that never closes', Buffer.from('Nombre;"Unidad\nAna;1\n'), 'headingQuote'],
  ])('%s is refused with its reason', async (_what, bytes, reason) => expect(await reasonOf(bytes)).toBe(reason));
});
