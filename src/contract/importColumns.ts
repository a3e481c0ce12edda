/** What a file is imported as, and for each its columns in the template's order, with their headings. */
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
  /** Headed as the list that the portal exports, so that it can be edited and imported again. */
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
