import { useExportLeaseRequestsMutation, type LeaseRequest } from '../../api/leases';
import { leaseStatuses } from '../../contract/leaseStatus';
import { formatDay } from '../../ui/dates';
import { useCan, useUser } from '../../session/useCan';
import { ListScreen } from '../../ui/table/ListScreen';
import { listTotal } from '../../ui/table/listTotal';
import { ListFilters } from '../../ui/table/ListFilters';
import { whole } from '../../ui/table/tableQuery';
import { useTableQuery } from '../../ui/table/useTableQuery';
import { leaseColumns, LeaseStatusTag } from './leaseColumns';
import { leasePath, newLeasePath } from './leasePaths';
import { leasesText as text, leaseStatusLabels } from './leasesText';
import { leaseArg, useLeaseList } from './useLeaseList';

const rowKey = (row: LeaseRequest) => row.id;
const viewLabel = (row: LeaseRequest) => text.viewOf(row.id);

/** /lease-requests (section 2, "Tenant requests table"): staff see all of them, a client their own. */
export function LeaseListScreen() {
  const { type, properties_count: units } = useUser();
  // Who owns no unit has nobody to ask an account for.
  const canAsk = type !== 'client' || units > 0;
  /** Whose own requests they are needs no file of them. */
  const canExport = useCan('leaseRequests:decide');
  const control = useTableQuery({ list: 'leases' });
  const result = useLeaseList(control.query);
  const [exportLeaseRequests] = useExportLeaseRequestsMutation();
  return (
    <ListScreen<LeaseRequest>
      name="leases"
      title={text.title}
      create={canAsk ? { to: newLeasePath, label: text.create } : undefined}
      columns={leaseColumns}
      rowKey={rowKey}
      result={result}
      control={control}
      pathOf={leasePath}
      viewLabel={viewLabel}
      filters={
        <ListFilters
          title={text.filter}
          control={control}
          total={listTotal(result)}
          filters={[
            {
              name: 'status',
              label: text.filterStatus,
              choices: leaseStatuses.map((code) => ({ values: [code], label: leaseStatusLabels[code] })),
            },
          ]}
        />
      }
      filterNames={(name, value) => {
        const status = name === 'status' && leaseStatuses.find((code) => code === value);
        return status ? `${text.filterStatus}: ${leaseStatusLabels[status]}` : undefined;
      }}
      card={(row) => (
        <>
          <div className="card-line">
            <strong>{`${row.tenant_name} ${row.tenant_last_name}`}</strong>
            <LeaseStatusTag status={row.status} />
          </div>
          <p className="card-soft">
            {row.unit_name} · {row.project_name}
          </p>
          <p className="card-soft tabular">
            {text.days(formatDay(row.lease_start_date), formatDay(row.lease_end_date))}
          </p>
        </>
      )}
      fetchFile={
        canExport ? (asked) => exportLeaseRequests({ ...whole(leaseArg(control.query)), ...asked }).unwrap() : undefined
      }
      empty={{ title: text.emptyTitle, hint: text.emptyHint }}
    />
  );
}
