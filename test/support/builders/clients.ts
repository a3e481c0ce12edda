import type { Client, ClientDetail } from '../../../src/api/clients';

const profile = {
  name: 'Paula',
  last_name: 'Schneider',
  document: '28460571',
  phone_number: '3415129076',
  address: 'Av. del Huerto 1120 4° A, Rosario',
};

export const buildClient = (overrides: Partial<Client> = {}): Client => ({
  client_id: 22,
  username: 'paula.schneider@correo.ar',
  ...profile,
  properties_count: 2,
  leases_count: 1,
  active: true,
  version: 1,
  profile,
  ...overrides,
});

export const buildClientDetail = (overrides: Partial<ClientDetail> = {}): ClientDetail => ({
  ...buildClient(),
  has_chosen_password: true,
  created_at: '2025-03-10T13:00:00.000Z',
  property_list: [
    {
      contract_id: 14,
      unit_id: 15,
      unit_name: '1° A',
      project_id: 2,
      project_name: 'Edificio Pellegrini',
      start_date: '2025-06-20',
    },
    {
      contract_id: 33,
      unit_id: 36,
      unit_name: 'Cochera 12',
      project_id: 4,
      project_name: 'Ribera Pichincha',
      start_date: '2026-03-20',
    },
  ],
  lease_list: [
    {
      lease_contract_id: 5,
      unit_id: 15,
      unit_name: '1° A',
      project_name: 'Edificio Pellegrini',
      lease_start_date: '2026-06-20',
      lease_end_date: '2028-06-19',
      is_tenant: false,
      other_party: 'Martín Quiroga',
      is_running: true,
      is_upcoming: false,
    },
  ],
  ...overrides,
});
