import type { LeaseRequest } from '../../api/leases';
import { EmailAddress } from '../../ui/EmailAddress';
import type { DataColumn } from '../../ui/table/tableTypes';
import { leasesText, leaseStatusLabels } from './leasesText';

const { columns: titles } = leasesText;
const figures = (value: string | number) => <span className="tabular">{value}</span>;

/** A request's status in a list: colour and Spanish label (section 4). */
export const LeaseStatusTag = ({ status }: { status: LeaseRequest['status'] }) => (
  <span className={`status status-${status}`}>{leaseStatusLabels[status] ?? status}</span>
);

/** The columns of section 2, "Tenant requests table". */
export const leaseColumns: DataColumn<LeaseRequest>[] = [
  { key: 'id', title: titles.id, value: (row) => row.id, render: (row) => figures(row.id), width: 64, isLink: true },
  { key: 'name', title: titles.name, value: (row) => row.tenant_name, width: 140, isLink: true },
  { key: 'last_name', title: titles.last_name, value: (row) => row.tenant_last_name, width: 140 },
  {
    key: 'document',
    title: titles.document,
    value: (row) => row.tenant_document,
    render: (row) => figures(row.tenant_document),
    width: 96,
  },
  {
    key: 'email',
    title: titles.email,
    value: (row) => row.tenant_email,
    render: (row) => <EmailAddress address={row.tenant_email} />,
    width: 220,
  },
  {
    key: 'phone',
    title: titles.phone,
    value: (row) => row.tenant_phone_number,
    render: (row) => figures(row.tenant_phone_number),
    width: 116,
  },
  {
    key: 'status',
    title: titles.status,
    value: (row) => leaseStatusLabels[row.status],
    render: (row) => <LeaseStatusTag status={row.status} />,
    width: 116,
  },
  { key: 'owner', title: titles.owner, value: (row) => row.owner_name, width: 180 },
];
