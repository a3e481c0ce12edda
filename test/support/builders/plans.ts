import type { HouseRules, Plan } from '../../../src/api/plans';

export const buildPlan = (overrides: Partial<Plan> = {}): Plan => ({
  id: 71,
  name: 'Instalación sanitaria',
  content_type: 'application/pdf',
  bytes: 1_480_000,
  created_at: '2026-09-04T14:10:00.000Z',
  url: '/files/plan.pdf',
  ...overrides,
});

export const buildHouseRules = (overrides: Partial<HouseRules> = {}): HouseRules => ({
  project_id: 3,
  project_name: 'Torre Oroño',
  documents: [],
  ...overrides,
});
