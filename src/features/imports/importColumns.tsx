import type { ImportRow } from '../../api/imports';
import { normalizeCuit, formatCuit } from '../../contract/cuit';
import { importProblems, type ImportKind } from '../../contract/importColumns';
import { normalizeDay } from '../../contract/days';
import { formatDay } from '../../ui/dates';
import type { DataColumn } from '../../ui/table/tableTypes';
import { doneLabels, importsText, outcomeLabels } from './importsText';

const { columns: titles } = importsText;

/** Returns a row's cells by column; the API document describes them only as an object. */
const cellsOf = ({ cells }: ImportRow) => cells as Partial<Record<string, string>>;

function clientOf(row: ImportRow): string {
  const { name = '', last_name = '', username } = cellsOf(row);
  return [`${name} ${last_name}`.trim(), username].filter(Boolean).join(' · ');
}

function unitOf(row: ImportRow): string {
  const { unit, project } = cellsOf(row);
  return [unit, project].filter(Boolean).join(' · ');
}

/** Formats the delivery date for display; an invalid one is shown as in the file. */
function deliveryOf(row: ImportRow): string | undefined {
  const { delivery_date: text } = cellsOf(row);
  const day = text && normalizeDay(text);
  return day ? formatDay(day) : text;
}

/** Formats the CUIT for display; an invalid one is shown as in the file. */
function cuitOf(row: ImportRow): string | undefined {
  const { cuit: text } = cellsOf(row);
  const digits = text && normalizeCuit(text);
  return digits ? formatCuit(digits) : text;
}

/** Returns the lines of a row's card. */
export const rowFacts: Record<ImportKind, (row: ImportRow) => string[]> = {
  clients: (row) => {
    const day = deliveryOf(row);
    return [clientOf(row), unitOf(row), day ? importsText.delivered(day) : ''].filter(Boolean);
  },
  contractors: (row) => {
    const { name, phone_number: phone, categories, projects } = cellsOf(row);
    return [[name, cuitOf(row)], [phone], [categories, projects]]
      .map((facts) => facts.filter(Boolean).join(' · '))
      .filter(Boolean);
  },
};

export const OutcomeTag = ({ row, isDone }: { row: ImportRow; isDone: boolean }) => (
  <span className={`status outcome-${row.outcome}`}>{(isDone ? doneLabels : outcomeLabels)[row.outcome]}</span>
);

const textColumn = (key: keyof typeof titles, width: number, value: DataColumn<ImportRow>['value']) => ({
  key,
  title: titles[key],
  value,
  width,
  isSortable: false,
});
const cellColumn = (key: keyof typeof titles, width: number, cell: string = key) =>
  textColumn(key, width, (row) => cellsOf(row)[cell]);

const factColumns: Record<ImportKind, DataColumn<ImportRow>[]> = {
  clients: [
    textColumn('client', 240, clientOf),
    cellColumn('document', 100),
    textColumn('unit', 180, unitOf),
    textColumn('delivery', 110, deliveryOf),
  ],
  contractors: [
    cellColumn('contractor', 200, 'name'),
    textColumn('cuit', 136, cuitOf),
    cellColumn('categories', 180),
    cellColumn('projects', 140),
  ],
};

/** Returns the columns of an import's rows, with their planned or actual outcome. */
export const importRowColumns = (kind: ImportKind, isDone: boolean): DataColumn<ImportRow>[] => [
  {
    key: 'row',
    title: titles.row,
    value: (row) => row.row,
    render: (row) => <span className="tabular">{row.row}</span>,
    width: 72,
  },
  {
    key: 'outcome',
    title: isDone ? titles.done : titles.outcome,
    value: (row) => (isDone ? doneLabels : outcomeLabels)[row.outcome],
    render: (row) => <OutcomeTag row={row} isDone={isDone} />,
    width: 124,
    isSortable: false,
  },
  ...factColumns[kind],
  textColumn('detail', 380, (row) => importProblems(kind, [...row.problems, ...row.warnings])),
];
