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
export type ImportColumn<Kind extends ImportKind> = keyof (typeof importColumns)[Kind] & string;
