import {
  contractorsApi,
  useExportContractorsMutation,
  useListContractorsQuery,
  type Contractor,
  type ListContractorsApiArg,
} from '../../api/contractors';
import { formatCuit } from '../../contract/cuit';
import { to } from '../../contract/links';
import { InactiveTag } from '../../ui/Panel';
import { activeFilter } from '../../ui/table/filters/FilterButton';
import type { ListFilter } from '../../ui/table/filters/ListFilterPanel';
import { createRecordSlice } from '../../session/recordSlice';
import { emailColumn, idColumn, nameColumn } from '../../ui/table/columns';
import { createResourceList } from '../../ui/table/list/resourceList';
import { idsFilter, listArg, yesOrNo } from '../../ui/table/query/tableQuery';
import type { DataColumn } from '../../ui/table/tableTypes';
import { contractorsText as text } from './contractorsText';
import { useContractorChoices } from './useContractorChoices';

const { columns: titles } = text;
const categoriesOf = ({ categories }: Contractor) => categories.map(({ label }) => label).join(', ');
const projectsOf = ({ projects }: Contractor) => projects.map(({ name }) => name).join(', ') || text.allProjects;

/** Returns an optional column with the outcomes of the visits. */
const visitColumn = (key: 'visits' | 'missed' | 'unopened'): DataColumn<Contractor> => ({
  key,
  title: titles[key],
  value: ({ visits }) => visits[key === 'visits' ? 'over' : key],
  width: 112,
  align: 'right',
  isExtra: true,
});

const columns: DataColumn<Contractor>[] = [
  idColumn(titles.id, (row) => row.id),
  nameColumn({
    key: 'name',
    title: titles.name,
    value: (row) => row.name,
    mark: (row) => !row.active && <InactiveTag />,
    width: 220,
  }),
  {
    key: 'cuit',
    title: titles.cuit,
    value: (row) => row.cuit && formatCuit(row.cuit),
    render: (row) => row.cuit && <span className="tabular">{formatCuit(row.cuit)}</span>,
    width: 136,
  },
  { key: 'categories', title: titles.categories, value: categoriesOf, width: 220, isMain: true },
  { key: 'projects', title: titles.projects, value: projectsOf, width: 180 },
  { key: 'phone', title: titles.phone, value: (row) => row.phone_number, width: 132 },
  emailColumn(titles.email, (row) => row.email, 220),
  { key: 'works', title: titles.works, value: (row) => row.open_works, width: 112, align: 'right' },
  ...(['visits', 'missed', 'unopened'] as const).map(visitColumn),
];

function useContractorFilters(): ListFilter[] {
  const { categories, projects } = useContractorChoices();
  const choices = (options: typeof categories) =>
    options.map(({ value, label }) => ({ values: [String(value)], label }));
  return [
    { name: 'category_id', label: text.filterCategory, choices: choices(categories) },
    { name: 'project_id', label: text.filterProject, choices: choices(projects) },
    activeFilter(text),
  ];
}

const contractorRecords = createRecordSlice<Pick<Contractor, 'id' | 'name'>>({
  kind: 'contractors',
  lists: [contractorsApi.endpoints.listContractors],
  detail: contractorsApi.endpoints.getContractor,
  idOf: (row) => row.id,
  nameOf: (row) => row.name,
});

export const contractorList = createResourceList<Contractor, ListContractorsApiArg>({
  name: 'contractors',
  title: text.title,
  columns,
  rowKey: (row) => row.id,
  pathOf: (id) => to('contratistas/:id', { id }),
  records: contractorRecords,
  viewLabel: (row) => text.viewOf(row.name),
  toArg: (query) => ({
    ...listArg<ListContractorsApiArg>(query, columns),
    categoryId: idsFilter(query.filters.category_id),
    projectId: idsFilter(query.filters.project_id),
    active: yesOrNo(query.filters.active),
  }),
  useQuery: useListContractorsQuery,
  useExport: useExportContractorsMutation,
  filterTitle: text.filter,
  useFilters: useContractorFilters,
  card: (row) => (
    <>
      <div className="card-line">
        <strong>{row.name}</strong>
        {!row.active && <InactiveTag />}
      </div>
      <p className="card-soft">{categoriesOf(row)}</p>
      <p className="card-soft">
        {[row.phone_number, row.open_works > 0 && text.openWorks(row.open_works)].filter(Boolean).join(' · ')}
      </p>
    </>
  ),
  empty: { title: text.emptyTitle, hint: text.emptyHint },
  live: { kind: 'contractor', newRows: text.newRows, newestFirst: '-id' },
});
