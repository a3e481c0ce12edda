import type { ImportColumns, ImportJob, ImportRow } from '../../../src/api/imports';

export const buildImport = (overrides: Partial<ImportJob> = {}): ImportJob => ({
  id: 9,
  kind: 'clients',
  file_name: 'clientes.csv',
  status: 'checked',
  total: 12,
  processed: 12,
  summary: { create: 8, change: 1, skip: 1, error: 2 },
  warnings: 0,
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

type Column = ImportColumns['columns'][number];

export const buildColumn = (index: number, heading: string, overrides: Partial<Column> = {}): Column => ({
  index,
  heading,
  samples: [],
  is_hidden: false,
  field: null,
  ...overrides,
});

/** The columns of a file with other headings than the template's. */
export const buildImportColumns = (overrides: Partial<ImportColumns> = {}): ImportColumns => ({
  sheets: [''],
  hidden_sheets: [],
  sheet: '',
  heading_row: 1,
  hidden_rows: 0,
  with_hidden_rows: false,
  is_remembered: false,
  columns: [
    buildColumn(0, 'Mail del dueño', {
      samples: ['laura.gimenez@correo.ar', 'marcos.sosa@correo.ar', 'eva.paz@correo.ar'],
    }),
    buildColumn(1, 'Nombre', { samples: ['Laura', 'Marcos', 'Eva'], field: 'name' }),
    buildColumn(2, 'Apellido', { samples: ['Giménez', 'Sosa', 'Paz'], field: 'last_name' }),
    buildColumn(3, 'Documento', { samples: ['27.845.120', '30.111.004', '5.123.456'], field: 'document' }),
    buildColumn(4, 'Edificio', { samples: ['Torre Oroño', 'Barrio Alto'], field: 'project' }),
    buildColumn(5, 'Piso y depto', { samples: ['3° A', '12 B', 'PB 2'] }),
    buildColumn(6, '', { samples: ['Entregada', 'En obra'] }),
  ],
  ...overrides,
});
