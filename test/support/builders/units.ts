import type { Unit } from '../../../src/api/units';

export const buildUnit = (overrides: Partial<Unit> = {}): Unit => ({
  unit_id: 15,
  contract_id: 14,
  active: true,
  name: '1° A',
  description: 'Al frente, con balcón corrido.',
  unit_type_id: 3,
  unit_type_name: 'Departamento de 2 dormitorios',
  project_id: 3,
  project_name: 'Torre Oroño',
  owner_profile: {
    client_id: 22,
    username: 'paula.schneider@correo.ar',
    name: 'Paula',
    last_name: 'Schneider',
    phone_number: '3415129076',
  },
  lease_contract: null,
  next_lease: null,
  owned_since: '2025-03-10',
  delivery_date: null,
  is_project_closed: false,
  is_owner: false,
  version: 1,
  ...overrides,
});

export const unitTypes = {
  success: true,
  data: [
    { id: 1, label: 'Monoambiente' },
    { id: 3, label: 'Departamento de 2 dormitorios' },
    { id: 5, label: 'Cochera' },
  ],
};
