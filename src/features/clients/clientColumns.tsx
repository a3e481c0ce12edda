import type { Client } from '../../api/clients';
import { InactiveTag } from '../../ui/Panel';
import { emailColumn, figuresColumn, idColumn, nameColumn } from '../../ui/table/columns';
import type { DataColumn } from '../../ui/table/tableTypes';
import { clientsText } from './clientsText';

const { columns: titles } = clientsText;

/** The columns of section 2, "Clients table". */
export const clientColumns: DataColumn<Client>[] = [
  idColumn(titles.id, (row) => row.client_id, 64),
  nameColumn({
    key: 'name',
    title: titles.name,
    value: (row) => row.name,
    mark: (row) => !row.active && <InactiveTag />,
    width: 150,
  }),
  { key: 'last_name', title: titles.last_name, value: (row) => row.last_name, width: 140 },
  figuresColumn({ key: 'document', title: titles.document, value: (row) => row.document, width: 96 }),
  emailColumn(titles.email, (row) => row.username, 210),
  { key: 'address', title: titles.address, value: (row) => row.address, width: 190 },
  figuresColumn({ key: 'phone', title: titles.phone, value: (row) => row.phone_number, width: 112 }),
  { key: 'properties', title: titles.properties, value: (row) => row.properties_count, align: 'right', width: 104 },
  { key: 'leases', title: titles.leases, value: (row) => row.leases_count, align: 'right', width: 96 },
];
