import type { LeaseRequest, LeaseRequestDetail } from '../../../src/api/leases';

export const buildLeaseRequest = (overrides: Partial<LeaseRequest> = {}): LeaseRequest => ({
  id: 7,
  created_at: '2026-11-14T16:06:00.000Z',
  updated_at: '2026-11-14T16:06:00.000Z',
  contract_id: 34,
  created_by_admin_id: null,
  created_by_client_id: 22,
  created_by_manager_id: null,
  status: 'requested',
  lease_start_date: '2026-12-20',
  lease_end_date: '2027-12-19',
  tenant_document: '36984415',
  tenant_email: 'ignacio.vera@correo.ar',
  tenant_last_name: 'Vera',
  tenant_name: 'Ignacio',
  tenant_phone_number: '3415670239',
  rejected_reason: null,
  unit_name: '1° B',
  project_name: 'Ribera Pichincha',
  owner_name: 'Leandro Moyano',
  ...overrides,
});

export const buildLeaseDetail = (overrides: Partial<LeaseRequestDetail> = {}): LeaseRequestDetail => ({
  ...buildLeaseRequest(),
  unit: { unit_id: 37, name: '1° B', project_id: 4, project_name: 'Ribera Pichincha' },
  client: {
    client_id: 23,
    username: 'leandro.moyano@correo.ar',
    name: 'Leandro',
    last_name: 'Moyano',
    phone_number: '3416230187',
  },
  ...overrides,
});
