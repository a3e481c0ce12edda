import type { Admin, Consortium, Manager } from '../../../src/api/managers';

export const buildManager = (overrides: Partial<Manager> = {}): Manager => ({
  id: 5,
  username: 'manager@demo.ar',
  type: 'manager',
  name: 'Gustavo',
  last_name: 'Ledesma',
  phone_number: '3415567302',
  active: true,
  version: 1,
  has_chosen_password: true,
  project_id: 3,
  primary_project: { id: 3, name: 'Torre Oroño' },
  projects: [
    { id: 3, name: 'Torre Oroño', is_primary: true },
    { id: 4, name: 'Ribera Pichincha', is_primary: false },
    { id: 6, name: 'Edificio Pellegrini', is_primary: false },
  ],
  projects_count: 3,
  ...overrides,
});

export const buildConsortium = (overrides: Partial<Consortium> = {}): Consortium => ({
  id: 31,
  username: 'consorcio@demo.ar',
  type: 'consortium',
  name: 'Consorcio',
  last_name: 'Torre Oroño',
  phone_number: null,
  active: true,
  version: 1,
  has_chosen_password: true,
  project: { id: 3, name: 'Torre Oroño' },
  projects: [{ id: 3, name: 'Torre Oroño' }],
  ...overrides,
});

export const buildAdmin = (overrides: Partial<Admin> = {}): Admin => ({
  id: 7,
  username: 'admin@demo.ar',
  name: 'Mariana',
  last_name: 'Bertolotti',
  phone_number: null,
  active: true,
  version: 1,
  has_chosen_password: true,
  ...overrides,
});
