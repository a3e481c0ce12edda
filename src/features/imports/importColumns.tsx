import type { ImportRow } from '../../api/imports';
import type { ImportColumn } from '../../contract/imports';
import { normalizeDay } from '../../contract/rules';
import { formatDay } from '../../ui/dates';
import type { DataColumn } from '../../ui/table/tableTypes';
import { doneLabels, importLabels, importsText, outcomeLabels } from './importsText';

const { columns: titles } = importsText;

/** A row's cells by column; the document describes them only as an object. */
const cellsOf = ({ cells }: ImportRow) => cells as Partial<Record<ImportColumn, string>>;

export function clientOf(row: ImportRow): string {
  const { name = '', last_name = '', username } = cellsOf(row);
  return [`${name} ${last_name}`.trim(), username].filter(Boolean).join(' · ');
}

export function unitOf(row: ImportRow): string {
  const { unit, project } = cellsOf(row);
  return [unit, project].filter(Boolean).join(' · ');
}

/** The day as people read it; what is no day as the file has it. */
export function deliveryOf(row: ImportRow): string | undefined {
  const { delivery_date: text } = cellsOf(row);
  const day = text && normalizeDay(text);
  return day ? formatDay(day) : text;
}

/** What is wrong with a row, each with its column's heading. */
export const detailOf = ({ problems }: ImportRow): string =>
  problems
    .map(({ field, message }) =>
      field in importLabels ? `${importLabels[field as keyof typeof importLabels]}: ${message}` : message,
    )
    .join(' ');

export const OutcomeTag = ({ row, isDone }: { row: ImportRow; isDone: boolean }) => (
  <span className={`status outcome-${row.outcome}`}>{(isDone ? doneLabels : outcomeLabels)[row.outcome]}</span>
);

/** What each row of the file would do, or did. */
export const importColumns = (isDone: boolean): DataColumn<ImportRow>[] => [
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
  { key: 'client', title: titles.client, value: clientOf, width: 300, isSortable: false },
  { key: 'document', title: titles.document, value: (row) => cellsOf(row).document, width: 100, isSortable: false },
  { key: 'unit', title: titles.unit, value: unitOf, width: 220, isSortable: false },
  { key: 'delivery', title: titles.delivery, value: deliveryOf, width: 110, isSortable: false },
  { key: 'detail', title: titles.detail, value: detailOf, width: 420, isSortable: false },
];
