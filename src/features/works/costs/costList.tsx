import { useExportCostsMutation, useListCostsQuery, type Cost, type ListCostsApiArg } from '../../../api/costs';
import { costBearers, costKinds, openRecoveries, recoveryStates } from '../../../contract/costRules';
import { costBearerLabels, costKindLabels, recoveryLabels } from '../../../contract/costLabels';
import { isDay } from '../../../contract/days';
import { to } from '../../../contract/links';
import { formatDay } from '../../../ui/dates';
import { formatMoney } from '../../../ui/money';
import type { ListFilter } from '../../../ui/table/filters/ListFilterPanel';
import { createResourceList } from '../../../ui/table/list/resourceList';
import { idsFilter, knownCodes, listArg } from '../../../ui/table/query/tableQuery';
import type { DataColumn } from '../../../ui/table/tableTypes';
import { costsText as text } from './costsText';

const { columns: titles } = text;
const day = (value: string | undefined) => (value && isDay(value) ? value : undefined);

const amountColumn = (key: 'estimated' | 'agreed' | 'actual' | 'to_recover', isExtra = false): DataColumn<Cost> => ({
  key,
  title: titles[key],
  value: (row) => row[key],
  render: (row) => formatMoney(row[key]),
  width: 130,
  isExtra,
});

const columns: DataColumn<Cost>[] = [
  { key: 'id', title: titles.id, value: (row) => row.id, width: 72, isMain: true },
  { key: 'day', title: titles.day, value: (row) => row.day, render: (row) => formatDay(row.day), width: 112 },
  { key: 'work', title: titles.work, value: (row) => row.work_id, width: 88 },
  {
    key: 'claims',
    title: titles.claims,
    value: (row) => row.claim_ids.map((id) => `#${id}`).join(', '),
    width: 112,
    isExtra: true,
  },
  { key: 'project', title: titles.project, value: (row) => row.project, width: 160 },
  { key: 'unit', title: titles.unit, value: (row) => row.unit, width: 96, isExtra: true },
  { key: 'contractor', title: titles.contractor, value: (row) => row.contractor, width: 180 },
  { key: 'cuit', title: titles.cuit, value: (row) => row.cuit, width: 130, isExtra: true },
  { key: 'kind', title: titles.kind, value: (row) => costKindLabels[row.kind], width: 150 },
  { key: 'note', title: titles.note, value: (row) => row.note, width: 220, isExtra: true },
  amountColumn('estimated', true),
  amountColumn('agreed', true),
  amountColumn('actual'),
  { key: 'bearer', title: titles.bearer, value: (row) => costBearerLabels[row.bearer], width: 130 },
  { key: 'recovery', title: titles.recovery, value: (row) => recoveryLabels[row.recovery], width: 130 },
  amountColumn('to_recover'),
  {
    key: 'open_days',
    title: titles.open_days,
    value: (row) => row.open_days,
    render: (row) => (row.open_days === null ? undefined : text.days(row.open_days)),
    width: 120,
  },
];

const filters: ListFilter[] = [
  {
    name: 'recovery',
    label: text.filterRecovery,
    choices: [
      { values: [...openRecoveries], label: text.openOnly },
      ...recoveryStates.map((code) => ({ values: [code], label: recoveryLabels[code] })),
    ],
  },
  {
    name: 'bearer',
    label: text.filterBearer,
    choices: costBearers.map((code) => ({ values: [code], label: costBearerLabels[code] })),
  },
  {
    name: 'kind',
    label: text.filterKind,
    choices: costKinds.map((code) => ({ values: [code], label: costKindLabels[code] })),
  },
];

/** The costs of all work orders; a row opens its work order. */
export const costList = createResourceList<Cost, ListCostsApiArg>({
  name: 'costs',
  title: text.title,
  columns,
  rowKey: (row) => row.id,
  idOf: (row) => row.work_id,
  pathOf: (id) => to('trabajos/:id', { id }),
  viewLabel: (row) => text.viewOf(row.id),
  toArg: (query) => ({
    ...listArg<ListCostsApiArg>(query, columns),
    recovery: knownCodes(query.filters.recovery, recoveryStates),
    bearer: knownCodes(query.filters.bearer, costBearers),
    kind: knownCodes(query.filters.kind, costKinds),
    projectId: idsFilter(query.filters.project_id),
    contractorId: idsFilter(query.filters.contractor_id),
    from: day(query.filters.from),
    to: day(query.filters.to),
  }),
  useQuery: useListCostsQuery,
  useExport: useExportCostsMutation,
  filterTitle: text.filter,
  useFilters: () => filters,
  card: (row) => (
    <>
      <div className="card-line">
        <strong>{`${costKindLabels[row.kind]} · ${text.columns.work} ${row.work_id}`}</strong>
        <span className="tabular">{formatMoney(row.actual ?? row.agreed ?? row.estimated)}</span>
      </div>
      <p className="card-soft">
        {[formatDay(row.day), row.contractor, row.project, row.unit].filter(Boolean).join(' · ')}
      </p>
      {row.recovery !== 'none' && (
        <p className="card-soft">{`${recoveryLabels[row.recovery]}: ${formatMoney(row.to_recover) ?? ''}`}</p>
      )}
    </>
  ),
  empty: { title: text.emptyTitle, hint: text.emptyHint },
});
