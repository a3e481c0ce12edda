/** The kinds of import files, each with its columns in the template's order and their headings. */
export const importColumns = {
  clients: {
    username: 'Email',
    name: 'Nombre',
    last_name: 'Apellido',
    document: 'DNI',
    phone_number: 'Teléfono',
    address: 'Domicilio',
    project: 'Proyecto',
    unit: 'Unidad',
    unit_type: 'Tipo de unidad',
    unit_description: 'Descripción de la unidad',
    delivery_date: 'Fecha de entrega',
  },
  /** The headings of the exported list, so that it can be edited and imported again. */
  contractors: {
    name: 'Nombre',
    cuit: 'CUIT',
    categories: 'Rubros',
    projects: 'Proyectos',
    phone_number: 'Teléfono',
    email: 'Email',
    hours: 'Horario',
    active: 'Activo',
  },
} as const;
/** Clients are imported with their units. */
export type ImportKind = keyof typeof importColumns;

/** Returns the errors of a row as sentences, each with its column's heading. */
export function importProblems(kind: ImportKind, problems: { field: string; message: string }[]): string {
  const headings: Partial<Record<string, string>> = importColumns[kind];
  return problems
    .map(({ field, message }) => (headings[field] ? `${headings[field]}: ${message}` : message))
    .map((sentence) => (sentence.endsWith('.') ? sentence : `${sentence}.`))
    .join(' ');
}
export type ImportColumn<Kind extends ImportKind> = keyof (typeof importColumns)[Kind] & string;
