import {
  clientsApi,
  useExportClientsMutation,
  useListClientsQuery,
  type Client,
  type ListClientsApiArg,
} from '../../api/clients';
import { to } from '../../contract/links';
import { EmailAddress } from '../../ui/EmailAddress';
import { InactiveTag } from '../../ui/Panel';
import { activeFilter } from '../../ui/table/filters/FilterButton';
import { createRecordSlice } from '../../session/recordSlice';
import { createResourceList } from '../../ui/table/list/resourceList';
import { listArg, yesOrNo } from '../../ui/table/query/tableQuery';
import { clientColumns } from './clientColumns';
import { clientsText as text } from './clientsText';

const fullName = (row: Pick<Client, 'name' | 'last_name'>) => `${row.name} ${row.last_name}`.trim();
const filters = [activeFilter(text)];

const clientRecords = createRecordSlice<Pick<Client, 'client_id' | 'name' | 'last_name' | 'username'>>({
  kind: 'clients',
  lists: [clientsApi.endpoints.listClients],
  detail: clientsApi.endpoints.getClient,
  idOf: (row) => row.client_id,
  nameOf: (row) => fullName(row) || row.username,
});

/** The clients (section 2, "Clients table"): opening one stores page and filter under `clients-table`. */
export const clientList = createResourceList<Client, ListClientsApiArg>({
  name: 'clients',
  title: text.title,
  stored: { table: 'clients-table' },
  columns: clientColumns,
  rowKey: (row) => row.client_id,
  pathOf: (id) => to('clientes/:id', { id }),
  records: clientRecords,
  viewLabel: (row) => text.viewOf(fullName(row)),
  toArg: (query) => ({
    ...listArg<ListClientsApiArg>(query, clientColumns),
    active: yesOrNo(query.filters.active),
  }),
  useQuery: useListClientsQuery,
  useExport: useExportClientsMutation,
  filterTitle: text.filter,
  useFilters: () => filters,
  card: (row) => (
    <>
      <div className="card-line">
        <strong>{fullName(row)}</strong>
        {!row.active && <InactiveTag />}
      </div>
      <p className="card-soft tabular">
        {[row.document && `${text.columns.document} ${row.document}`, row.phone_number].filter(Boolean).join(' · ')}
      </p>
      <p className="card-soft">
        <EmailAddress address={row.username} />
      </p>
      <p className="card-soft">{text.counts(row.properties_count, row.leases_count)}</p>
    </>
  ),
  empty: { title: text.emptyTitle, hint: text.emptyHint },
  live: { kind: 'client', newRows: text.newRows, newestFirst: '-id' },
});
