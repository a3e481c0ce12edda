import {
  useExportComplaintsMutation,
  useListComplaintsQuery,
  type Complaint,
  type ListComplaintsApiArg,
} from '../../api/complaints';
import { complaintAsks, complaintStates } from '../../contract/complaintRules';
import { to } from '../../contract/links';
import { formatDay, formatInstant } from '../../ui/dates';
import type { ListFilter } from '../../ui/table/filters/ListFilterPanel';
import { createResourceList } from '../../ui/table/list/resourceList';
import { knownCodes, listArg } from '../../ui/table/query/tableQuery';
import type { DataColumn } from '../../ui/table/tableTypes';
import { columnText } from '../../contract/columnText';
import { complaintAskLabels, complaintStateLabels } from '../../contract/claimEndText';

const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('es-AR')} ${many}`;

const text = {
  title: 'Reclamos formales',
  columns: columnText.complaints,
  viewOf: (number: string) => `Ver ${number}`,
  filter: 'Filtrar reclamos formales',
  filterState: 'Estado',
  filterAsks: 'Pide',
  due: (day: string) => `Vence el ${day}`,
  answeredBy: (name: string, at: string) => `${name} · ${at}`,
  emptyTitle: 'Todavía no hay reclamos formales.',
  emptyHint: 'Cuando un cliente deje asentado uno en su reclamo, aparece acá con su número y su plazo.',
  newRows: counted('reclamo formal nuevo', 'reclamos formales nuevos'),
} as const;

const { columns: titles } = text;

/** The state, marked if the term is over. */
const State = ({ row: { state } }: { row: Complaint }) => (
  <span className={state === 'late' ? 'due due-late' : undefined}>{complaintStateLabels[state]}</span>
);

const columns: DataColumn<Complaint>[] = [
  { key: 'id', title: titles.id, value: (row) => row.number, width: 112, isMain: true },
  {
    key: 'state',
    title: titles.state,
    value: (row) => complaintStateLabels[row.state],
    render: (row) => <State row={row} />,
    width: 112,
  },
  { key: 'due', title: titles.due, value: (row) => row.due_on, render: (row) => formatDay(row.due_on), width: 112 },
  {
    key: 'date',
    title: titles.date,
    value: (row) => row.created_at,
    render: (row) => formatInstant(row.created_at),
    width: 140,
  },
  { key: 'client', title: titles.client, value: (row) => row.client, width: 180 },
  {
    key: 'claim',
    title: titles.claim,
    value: (row) => row.claim_id,
    render: (row) => `#${row.claim_id} · ${row.what}`,
    width: 180,
  },
  { key: 'place', title: titles.place, value: (row) => row.place, width: 180 },
  { key: 'asks', title: titles.asks, value: (row) => complaintAskLabels[row.asks], width: 180 },
  { key: 'text', title: titles.text, value: (row) => row.text, width: 280 },
  {
    key: 'answered',
    title: titles.answered,
    value: (row) => row.answered_at,
    render: (row) => row.answered_at && formatInstant(row.answered_at),
    width: 140,
  },
  { key: 'answered_by', title: titles.answered_by, value: (row) => row.answered_by, width: 160 },
];

const filters: ListFilter[] = [
  {
    name: 'state',
    label: text.filterState,
    choices: complaintStates.map((state) => ({ values: [state], label: complaintStateLabels[state] })),
  },
  {
    name: 'asks',
    label: text.filterAsks,
    choices: complaintAsks.map((asks) => ({ values: [asks], label: complaintAskLabels[asks] })),
  },
];

/** The register of formal complaints. */
export const complaintList = createResourceList<Complaint, ListComplaintsApiArg>({
  name: 'complaints',
  title: text.title,
  columns,
  rowKey: (row) => row.id,
  idOf: (row) => row.id,
  pathOf: (id) => to('reclamos-formales/:id', { id }),
  viewLabel: (row) => text.viewOf(row.number),
  toArg: (query) => ({
    ...listArg<ListComplaintsApiArg>(query, columns),
    state: knownCodes(query.filters.state, complaintStates),
    asks: knownCodes(query.filters.asks, complaintAsks),
  }),
  useQuery: useListComplaintsQuery,
  useExport: useExportComplaintsMutation,
  filterTitle: text.filter,
  useFilters: () => filters,
  card: (row) => (
    <>
      <div className="card-line">
        <strong>{row.number}</strong>
        <State row={row} />
      </div>
      <p className="card-soft">{[row.client, row.place].filter(Boolean).join(' · ')}</p>
      <p className="card-soft">
        {row.state === 'answered' ? complaintAskLabels[row.asks] : text.due(formatDay(row.due_on))}
      </p>
    </>
  ),
  empty: { title: text.emptyTitle, hint: text.emptyHint },
});
