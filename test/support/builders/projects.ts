import type { Project, ProjectDetail } from '../../../src/api/projects';

export const buildProject = (overrides: Partial<Project> = {}): Project => ({
  id: 3,
  name: 'Torre Oroño',
  description: 'Edificio de seis pisos frente al bulevar, con cocheras en subsuelo.',
  address: 'Bv. Oroño 1247, Rosario',
  consortium_id: 31,
  places: ['Subsuelo', 'Ascensor', 'Azotea'],
  units_count: 14,
  closed_at: null,
  version: 1,
  ...overrides,
});

export const buildProjectDetail = (overrides: Partial<ProjectDetail> = {}): ProjectDetail => ({
  ...buildProject(),
  consortium: { id: 31, username: 'consorcio@demo.ar', name: 'Consorcio Torre Oroño' },
  managers: [{ id: 5, username: 'manager@demo.ar', name: 'Gustavo', last_name: 'Ledesma', is_primary: true }],
  ...overrides,
});
