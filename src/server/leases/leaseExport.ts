import type { LeaseRequest, leaseColumns } from '../../contract/leases';
import { leaseStatusLabels } from '../../contract/statusText';
import type { ExportColumns } from '../plugins/exportFile';

/** The columns of the list, in the order of its table. */
export const leaseExport: ExportColumns<LeaseRequest, (typeof leaseColumns)[number]> = {
  id: { value: ({ id }) => id, kind: 'number' },
  name: { value: ({ tenant_name: name }) => name, width: 20 },
  last_name: { value: ({ tenant_last_name: lastName }) => lastName, width: 20 },
  document: { value: ({ tenant_document: document }) => document, width: 12 },
  email: { value: ({ tenant_email: email }) => email, width: 30 },
  phone: { value: ({ tenant_phone_number: phone }) => phone, width: 14 },
  status: { value: ({ status }) => leaseStatusLabels[status], width: 14 },
  owner: { value: ({ owner_name: owner }) => owner, width: 28 },
};
