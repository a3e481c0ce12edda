import { writeCsvStream } from 'hucre/csv';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { ExportFormat } from '../../contract/exports';
import { cleanText } from '../../contract/textForm';
import { can, type Holder, type Permission } from '../../contract/permissions';
import { FileResponse } from './operationTypes';
import { dayInArgentina, inArgentina, shownDay } from '../support/days';
import { forbidden } from '../support/errors';
import { guarded } from '../support/formulas';
import { throttle } from '../support/responseQueue';
import type { CellValue } from './workbook';

/** A value of a row: an amount is a decimal as the database returns it, an instant is ISO 8601. */
type Value = string | number | null | undefined;
type Kind = 'text' | 'number' | 'decimal' | 'money' | 'instant';

/** How a column of a list is written into a file. */
interface ExportColumn<Row> {
  value: (row: Row) => Value;
  /** Permission required to see the column; without it the file omits the column. */
  permission?: Permission;
  /** "text" by default. */
  kind?: Kind;
  /** In characters. */
  width?: number;
  /** Heading, if it differs from the list's. */
  title?: string;
  /**
   * A second value that the list shows in the same column. The file gives it its own column, so that it can be sorted
   * and summed.
   */
  secondary?: Omit<ExportColumn<Row>, 'secondary'>;
}
export type ExportColumns<Row, Key extends string> = Record<Key, ExportColumn<Row>>;

interface Export<Row, Key extends string> {
  /** User who exports the list. */
  user: Holder;
  /** Name of the sheet and the file, without the date. */
  name: string;
  columns: ExportColumns<Row, Key>;
  titles: Record<Key, string>;
  /** The requested columns in order, separated by commas; all by default. */
  requestedColumns: string | undefined;
  format: ExportFormat;
  batches: AsyncIterable<Row[]>;
}

const contentTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;
const numberFormats: Partial<Record<Kind, string>> = {
  number: '0',
  decimal: '0.0',
  money: '"$" #,##0.00',
  instant: 'dd/mm/yyyy hh:mm',
};
/** Default widths in characters. */
const widths: Record<Kind, number> = { text: 16, number: 8, decimal: 8, money: 16, instant: 17 };
/** Width in characters of the filter button in a heading. */
const filterButtonWidth = 4;

/**
 * Exports a list as a file for Excel with Argentine settings, written while its rows are read. Dates and amounts are
 * typed cells, all other texts stay texts, and no cell can start a formula. Columns that the user may not see are
 * omitted. A failure before the first rows gets the usual error response. Throws 403 if no column remains.
 */
export async function exportFile<Row, Key extends string>({
  user,
  name,
  columns,
  titles,
  requestedColumns,
  format,
  batches,
}: Export<Row, Key>): Promise<FileResponse> {
  const requestedKeys = (requestedColumns?.split(',') ?? Object.keys(columns)) as Key[];
  const keys = requestedKeys.filter((key) => can(user, columns[key].permission ?? 'session:use'));
  if (keys.length === 0) throw forbidden();
  const exportedColumns = keys.flatMap((key) => {
    const { secondary, ...primary } = columns[key];
    return [primary, ...(secondary ? [secondary] : [])].map((column) => ({
      kind: 'text' as Kind,
      title: titles[key],
      ...column,
    }));
  });
  // Loaded when needed: Excel's format is a large module that most processes never use.
  const { workbook } = await import('./workbook');
  const read = throttle.batches(batches);
  let next = await read.next();
  async function* cells<Cell>(cellOf: (value: Value, kind: Kind) => Cell) {
    try {
      for (; !next.done; next = await read.next()) {
        for (const row of next.value) yield exportedColumns.map(({ value, kind }) => cellOf(value(row), kind));
      }
    } finally {
      await read.return(undefined);
    }
  }
  const head = exportedColumns.map(({ title, width, kind }) => ({
    title,
    width: Math.max(width ?? widths[kind], title.length + filterButtonWidth),
    numFmt: numberFormats[kind],
  }));
  const bytes =
    format === 'xlsx'
      ? Readable.from(workbook({ name, columns: head, rows: cells(workbookCell) }), { objectMode: false })
      : Readable.fromWeb(
          writeCsvStream(cells(csvCell), {
            delimiter: ';',
            bom: true,
            headers: exportedColumns.map(({ title }) => title),
          }) as ReadableStream,
        );
  const fileName = `${name.toLowerCase().replaceAll(' ', '-')}-${dayInArgentina()}.${format}`;
  return new FileResponse(bytes, contentTypes[format], fileName);
}

function workbookCell(value: Value, kind: Kind): CellValue {
  if (value === null || value === undefined || value === '') return null;
  if (kind === 'instant') return inArgentina(new Date(value));
  return kind === 'text' ? cleanText(String(value)) : Number(value);
}

/**
 * Excel in Spanish expects `;` between cells and a decimal comma. A value that Excel would read as a formula, or whose
 * leading zeros it would strip, gets a quote.
 */
function csvCell(value: Value, kind: Kind): string {
  if (value === null || value === undefined) return '';
  if (kind === 'instant') {
    const [day = '', time = ''] = inArgentina(new Date(value)).toISOString().split('T');
    return `${shownDay(day)} ${time.slice(0, 5)}`;
  }
  if (kind === 'decimal') return Number(value).toFixed(1).replace('.', ',');
  if (kind === 'money') return Number(value).toFixed(2).replace('.', ',');
  const text = String(value);
  return kind === 'text' ? guarded(text) : text;
}
