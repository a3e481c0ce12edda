import type { Client } from '../../api/clients';
import { EmailAddress } from '../../ui/EmailAddress';
import { InactiveTag } from '../../ui/Panel';
import type { DataColumn } from '../../ui/table/tableTypes';
import { clientsText } from './clientsText';

const { columns: titles } = clientsText;
const figures = (value: string | number | null) => <span className="tabular">{value}</span>;

/** The columns of section 2, "Clients table". */
export const clientColumns: DataColumn<Client>[] = [
  {
    key: 'id',
    title: titles.id,
    value: (row) => row.client_id,
    render: (row) => figures(row.client_id),
    width: 64,
    isLink: true,
  },
  {
    key: 'name',
    title: titles.name,
    value: (row) => row.name,
    render: (row) =>
      row.active ? (
        row.name
      ) : (
        <>
          <span>{row.name}</span> <InactiveTag />
        </>
      ),
    width: 150,
    isLink: true,
  },
  { key: 'last_name', title: titles.last_name, value: (row) => row.last_name, width: 140 },
  {
    key: 'document',
    title: titles.document,
    value: (row) => row.document,
    render: (row) => figures(row.document),
    width: 96,
  },
  {
    key: 'email',
    title: titles.email,
    value: (row) => row.username,
    render: (row) => <EmailAddress address={row.username} />,
    width: 210,
  },
  { key: 'address', title: titles.address, value: (row) => row.address, width: 190 },
  {
    key: 'phone',
    title: titles.phone,
    value: (row) => row.phone_number,
    render: (row) => figures(row.phone_number),
    width: 112,
  },
  { key: 'properties', title: titles.properties, value: (row) => row.properties_count, align: 'right', width: 104 },
  { key: 'leases', title: titles.leases, value: (row) => row.leases_count, align: 'right', width: 96 },
];
