import { PlusOutlined } from '@ant-design/icons';
import type { LeaseRequest } from '../../api/leases';
import { leaseStatuses } from '../../contract/leaseStatus';
import { formatDay } from '../../ui/dates';
import { EmptyState } from '../../ui/EmptyState';
import { LinkButton } from '../../ui/LinkButton';
import { PageHeader } from '../../ui/PageHeader';
import { DataTable } from '../../ui/table/DataTable';
import { TableFilter } from '../../ui/table/TableFilter';
import { useTableQuery } from '../../ui/table/useTableQuery';
import { uiText } from '../../ui/text';
import { leaseColumns, LeaseStatusTag } from './leaseColumns';
import { leasePath, newLeasePath } from './leasePaths';
import { leasesText as text, leaseStatusLabels } from './leasesText';
import { useLeaseList } from './useLeaseList';

/** /lease-requests (section 2, "Tenant requests table"): staff see all of them, a client their own. */
export function LeaseListScreen() {
  const control = useTableQuery();
  const result = useLeaseList(control.query);
  const create = (
    <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to={newLeasePath}>
      {text.create}
    </LinkButton>
  );
  return (
    <>
      <PageHeader title={text.title} actions={create} />
      <DataTable<LeaseRequest>
        label={text.title}
        columns={leaseColumns}
        rowKey={(row) => row.id}
        result={result}
        control={control}
        actionsWidth={72}
        actions={(row) => (
          <LinkButton
            size="small"
            type="link"
            to={leasePath(row.id)}
            state={control.from}
            aria-label={text.viewOf(row.id)}
          >
            {uiText.view}
          </LinkButton>
        )}
        filters={
          <TableFilter
            control={control}
            name="status"
            label={text.filterStatus}
            options={leaseStatuses.map((value) => ({ value, label: leaseStatusLabels[value] }))}
          />
        }
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
        empty={
          <EmptyState title={text.emptyTitle}>
            <p>{text.emptyHint}</p>
            {create}
          </EmptyState>
        }
      />
    </>
  );
}
