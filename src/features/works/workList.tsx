import { useListColleaguesQuery } from '../../api/claimNotes';
import { useListContractorsQuery } from '../../api/contractors';
import { useListProjectsQuery } from '../../api/projects';
import {
  worksApi,
  useExportWorksMutation,
  useListWorksQuery,
  type ListWorksApiArg,
  type WorkOrder,
} from '../../api/works';
import { to } from '../../contract/links';
import { workStatuses } from '../../contract/workStatus';
import { formatDate } from '../../ui/dates';
import { formatMoney } from '../../ui/money';
import type { ListFilter } from '../../ui/table/filters/ListFilterPanel';
import { createRecordSlice } from '../../session/recordSlice';
import { idColumn } from '../../ui/table/columns';
import { createResourceList } from '../../ui/table/list/resourceList';
import { idsFilter, listArg } from '../../ui/table/query/tableQuery';
import type { DataColumn } from '../../ui/table/tableTypes';
import { workStatusText } from '../../contract/statusText';
import { worksText as text } from './worksText';

/**
 * The state of a work order, as a label with a colour: how many of several places are done, and what waits for somebody
 * of the company.
 */
export function WorkStatusTag({ work }: { work: Pick<WorkOrder, 'status' | 'claims' | 'stuck' | 'unread_messages'> }) {
  const { status, claims, stuck, unread_messages: unread } = work;
  const done = claims.filter(({ done_at: doneAt }) => doneAt).length;
  const isPartly = status === 'accepted' && done > 0;
  return (
    <>
      <span className={`status work-${status}`}>
        {[workStatusText.labels[status], isPartly && text.doneOf(done, claims.length)].filter(Boolean).join(' · ')}
      </span>
      {stuck && <span className="tag">{text.filterStuck}</span>}
      {unread > 0 && <span className="tag">{text.unread(unread)}</span>}
    </>
  );
}

const { columns: titles } = text;
const isWanted = (value: string | undefined) => (value === 'true' ? true : undefined);
const claimsOf = ({ claims }: WorkOrder) =>
  claims.map(({ id, what, place }) => `${text.claim(id)} ${what} · ${place}`).join(', ');
const workerOf = ({ contractor, assignee }: WorkOrder) => (contractor ?? assignee)?.name ?? '';

const columns: DataColumn<WorkOrder>[] = [
  idColumn(titles.id, (row) => row.id),
  { key: 'date', title: titles.date, value: (row) => formatDate(row.created_at), width: 104 },
  { key: 'contractor', title: titles.contractor, value: workerOf, width: 176 },
  { key: 'claims', title: titles.claims, value: claimsOf, width: 256, isLink: true },
  { key: 'instructions', title: titles.instructions, value: (row) => row.instructions, width: 260, isMain: true },
  {
    key: 'price',
    title: titles.price,
    value: (row) => row.price,
    hint: (row) => formatMoney(row.price),
    render: (row) => <span className="tabular">{formatMoney(row.price) ?? '—'}</span>,
    width: 144,
    align: 'right',
  },
  {
    key: 'status',
    title: titles.status,
    value: (row) => workStatusText.labels[row.status],
    render: (row) => <WorkStatusTag work={row} />,
    width: 120,
  },
];

function useWorkFilters(): ListFilter[] {
  const { data: contractors } = useListContractorsQuery({});
  const { data: colleagues } = useListColleaguesQuery();
  const { data: projects } = useListProjectsQuery({});
  const choices = (items: { id: number; name: string }[] = []) =>
    items.map(({ id, name }) => ({ values: [String(id)], label: name }));
  return [
    {
      name: 'status',
      label: text.filterStatus,
      choices: workStatuses.map((status) => ({ values: [status], label: workStatusText.labels[status] })),
    },
    { name: 'stuck', label: text.filterPending, choices: [{ values: ['true'], label: text.filterStuck }] },
    { name: 'unread', label: text.filterUnread, choices: [{ values: ['true'], label: text.filterUnread }] },
    { name: 'contractor_id', label: text.filterContractor, choices: choices(contractors?.items) },
    { name: 'assignee_id', label: text.filterAssignee, choices: choices(colleagues?.items) },
    { name: 'project_id', label: text.filterProject, choices: choices(projects?.items) },
  ];
}

const workRecords = createRecordSlice<Pick<WorkOrder, 'id'>>({
  kind: 'works',
  lists: [worksApi.endpoints.listWorks],
  detail: worksApi.endpoints.getWork,
  idOf: (row) => row.id,
  nameOf: (row) => text.number(row.id),
});

export const workList = createResourceList<WorkOrder, ListWorksApiArg>({
  name: 'works',
  title: text.title,
  columns,
  rowKey: (row) => row.id,
  pathOf: (id) => to('trabajos/:id', { id }),
  records: workRecords,
  viewLabel: (row) => text.viewOf(row.id),
  toArg: (query) => ({
    ...listArg<ListWorksApiArg>(query, columns),
    status: query.filters.status,
    contractorId: idsFilter(query.filters.contractor_id),
    assigneeId: idsFilter(query.filters.assignee_id),
    projectId: idsFilter(query.filters.project_id),
    claimId: idsFilter(query.filters.claim_id),
    stuck: isWanted(query.filters.stuck),
    unread: isWanted(query.filters.unread),
  }),
  useQuery: useListWorksQuery,
  useExport: useExportWorksMutation,
  filterTitle: text.filter,
  useFilters: useWorkFilters,
  card: (row) => (
    <>
      <div className="card-line">
        <strong>{text.number(row.id)}</strong>
        <WorkStatusTag work={row} />
      </div>
      <p className="card-soft">{claimsOf(row)}</p>
      <p>{row.instructions}</p>
      <p className="card-soft">{[workerOf(row), formatMoney(row.price)].filter(Boolean).join(' · ')}</p>
    </>
  ),
  empty: { title: text.emptyTitle, hint: text.emptyHint },
  live: { kind: 'work', newRows: text.newRows, newestFirst: '-id' },
});
