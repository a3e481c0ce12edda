import {
  leasesApi,
  useExportLeaseRequestsMutation,
  useListLeaseRequestsQuery,
  type LeaseRequest,
  type ListLeaseRequestsApiArg,
} from '../../api/leases';
import { leaseStatuses } from '../../contract/leaseStatus';
import { to } from '../../contract/links';
import { formatDay } from '../../ui/dates';
import { createRecordSlice } from '../../session/recordSlice';
import { createResourceList } from '../../ui/table/list/resourceList';
import { knownCodes, listArg } from '../../ui/table/query/tableQuery';
import { leaseColumns, LeaseStatusTag } from './leaseColumns';
import { leasesText as text, leaseStatusLabels } from './leasesText';

const filters = [
  {
    name: 'status',
    label: text.filterStatus,
    choices: leaseStatuses.map((code) => ({ values: [code], label: leaseStatusLabels[code] })),
  },
];

const leaseRecords = createRecordSlice<Pick<LeaseRequest, 'id'>>({
  kind: 'leases',
  lists: [leasesApi.endpoints.listLeaseRequests],
  detail: leasesApi.endpoints.getLeaseRequest,
  idOf: (row) => row.id,
  nameOf: (row) => text.number(row.id),
});

/** The lease requests (section 2, "Tenant requests table"): staff see all, clients their own. */
export const leaseList = createResourceList<LeaseRequest, ListLeaseRequestsApiArg>({
  name: 'leases',
  title: text.title,
  columns: leaseColumns,
  rowKey: (row) => row.id,
  pathOf: (id) => to('lease-request/:id', { id }),
  records: leaseRecords,
  viewLabel: (row) => text.viewOf(row.id),
  toArg: (query) => ({
    ...listArg<ListLeaseRequestsApiArg>(query, leaseColumns),
    status: knownCodes(query.filters.status, leaseStatuses),
  }),
  useQuery: useListLeaseRequestsQuery,
  useExport: useExportLeaseRequestsMutation,
  filterTitle: text.filter,
  useFilters: () => filters,
  card: (row) => (
    <>
      <div className="card-line">
        <strong>{`${row.tenant_name} ${row.tenant_last_name}`}</strong>
        <LeaseStatusTag status={row.status} />
      </div>
      <p className="card-soft">{`${row.unit_name} · ${row.project_name}`}</p>
      <p className="card-soft tabular">{text.days(formatDay(row.lease_start_date), formatDay(row.lease_end_date))}</p>
    </>
  ),
  empty: { title: text.emptyTitle, hint: text.emptyHint },
  live: { kind: 'leaseRequest', newRows: text.newRows, newestFirst: '-id' },
});
