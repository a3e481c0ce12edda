import type { Company } from '../../../src/api/company';

export const buildCompany = (overrides: Partial<Company> = {}): Company => ({
  name: 'Constructora Paraná',
  colour: '#1F4FA8',
  logo: null,
  login_picture: null,
  phone: '341 555-0100',
  opening_hours: 'Lunes a viernes de 9 a 17',
  fallback: { name: 'Constructora Demo', colour: null, logo: null },
  version: 3,
  ...overrides,
});
