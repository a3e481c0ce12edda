import type { ImportJob, ImportRow } from '../../../src/api/imports';

export const buildImport = (overrides: Partial<ImportJob> = {}): ImportJob => ({
  id: 9,
  kind: 'clients',
  file_name: 'clientes.csv',
  status: 'checked',
  total: 12,
  processed: 12,
  summary: { create: 8, change: 1, skip: 1, error: 2 },
  message: null,
  reading: { sheet: '', heading_row: 1, unused_columns: [], unused_sheets: [], hidden_rows: 0 },
  creates_projects: false,
  new_projects: [],
  created_at: '2026-11-14T16:06:00.000Z',
  ...overrides,
});

/** An import of contractors. */
export const buildContractorImport = (overrides: Partial<ImportJob> = {}): ImportJob =>
  buildImport({ kind: 'contractors', file_name: 'contratistas.xlsx', ...overrides });

export const buildContractorRow = (overrides: Partial<ImportRow> = {}): ImportRow => ({
  row: 2,
  outcome: 'create',
  problems: [],
  warnings: [],
  cells: {
    name: 'Sanitarios del Parque',
    cuit: '30718844203',
    categories: 'Sanitarios, Gas y calefacción',
    projects: 'Torre Oroño',
    phone_number: '3415550121',
    email: '',
    hours: '',
    active: '',
  },
  ...overrides,
});

export const buildImportRow = (overrides: Partial<ImportRow> = {}): ImportRow => ({
  row: 2,
  outcome: 'create',
  problems: [],
  warnings: [],
  cells: {
    username: 'laura.gimenez@correo.ar',
    name: 'Laura',
    last_name: 'Giménez',
    document: '27845120',
    phone_number: '3415873201',
    address: '',
    project: 'Torre Oroño',
    unit: '3° A',
    unit_type: 'Departamento de 2 dormitorios',
    unit_description: '',
    delivery_date: '12/03/2025',
  },
  ...overrides,
});
