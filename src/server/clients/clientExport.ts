import type { Client, clientColumns } from '../../contract/clients';
import type { ExportColumns } from '../plugins/exportFile';

/** The columns of the list, in the order of its table. */
export const clientExport: ExportColumns<Client, (typeof clientColumns)[number]> = {
  id: { value: ({ client_id: id }) => id, kind: 'number' },
  name: { value: ({ name }) => name, width: 20 },
  last_name: { value: ({ last_name: lastName }) => lastName, width: 20 },
  document: { value: ({ document }) => document, width: 12 },
  email: { value: ({ username }) => username, width: 30 },
  address: { value: ({ address }) => address, width: 30 },
  phone: { value: ({ phone_number: phone }) => phone, width: 14 },
  properties: { value: ({ properties_count: count }) => count, kind: 'number' },
  leases: { value: ({ leases_count: count }) => count, kind: 'number' },
};
