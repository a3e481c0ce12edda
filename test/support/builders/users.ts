import type { SignedInUser } from '../../../src/api/auth';

export const buildUser = (overrides: Partial<SignedInUser> = {}): SignedInUser => ({
  id: 7,
  type: 'admin',
  username: 'admin@demo.ar',
  name: 'Mariana',
  last_name: 'Bertolotti',
  document: null,
  phone_number: '3414201890',
  address: null,
  properties_count: 0,
  project: null,
  can_manage_email_settings: false,
  has_second_factor: false,
  must_set_up_second_factor: false,
  version: 1,
  ...overrides,
});

export const buildClientUser = (overrides: Partial<SignedInUser> = {}): SignedInUser =>
  buildUser({
    id: 21,
    type: 'client',
    username: 'cliente@demo.ar',
    name: 'Laura',
    last_name: 'Giménez',
    phone_number: '3415551234',
    properties_count: 2,
    ...overrides,
  });

export const buildConsortiumUser = (overrides: Partial<SignedInUser> = {}): SignedInUser =>
  buildUser({
    id: 31,
    type: 'consortium',
    username: 'consorcio@demo.ar',
    name: 'Consorcio Torre Oroño',
    last_name: '',
    project: { id: 3, name: 'Torre Oroño' },
    ...overrides,
  });
