import type { LeaseRequest } from '../../api/leases';
import { emailColumn, figuresColumn, idColumn } from '../../ui/table/columns';
import type { DataColumn } from '../../ui/table/tableTypes';
import { leasesText, leaseStatusLabels } from './leasesText';

const { columns: titles } = leasesText;

/** A request's status in a list: colour and Spanish label (section 4). */
export const LeaseStatusTag = ({ status }: { status: LeaseRequest['status'] }) => (
  <span className={`status status-${status}`}>{leaseStatusLabels[status] ?? status}</span>
);

/** The columns of section 2, "Tenant requests table". */
export const leaseColumns: DataColumn<LeaseRequest>[] = [
  idColumn(titles.id, (row) => row.id, 64),
  { key: 'name', title: titles.name, value: (row) => row.tenant_name, width: 140, isLink: true },
  { key: 'last_name', title: titles.last_name, value: (row) => row.tenant_last_name, width: 140 },
  figuresColumn({ key: 'document', title: titles.document, value: (row) => row.tenant_document, width: 96 }),
  emailColumn(titles.email, (row) => row.tenant_email, 220),
  figuresColumn({ key: 'phone', title: titles.phone, value: (row) => row.tenant_phone_number, width: 116 }),
  {
    key: 'status',
    title: titles.status,
    value: (row) => leaseStatusLabels[row.status],
    render: (row) => <LeaseStatusTag status={row.status} />,
    width: 116,
  },
  { key: 'owner', title: titles.owner, value: (row) => row.owner_name, width: 180 },
];
