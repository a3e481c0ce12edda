import { importColumns, type ImportKind } from './importColumns';

/** How real files name the columns of an import, besides the template's own headings. */
const otherNames: { [Kind in ImportKind]: Partial<Record<keyof (typeof importColumns)[Kind], string[]>> } = {
  clients: {
    username: [
      'E-mail',
      'Mail',
      'Correo',
      'Correo electrónico',
      'Dirección de correo',
      'Dirección de email',
      'Casilla',
    ],
    name: ['Nombres', 'Nombre/s', 'Nombre(s)', 'Primer nombre'],
    last_name: ['Apellidos', 'Apellido/s', 'Apellido(s)'],
    document: ['Documento', 'Doc', 'Documento de identidad', 'DU', 'DNI/LE/LC'],
    phone_number: [
      'Tel',
      'Teléfonos',
      'Celular',
      'Cel',
      'Móvil',
      'WhatsApp',
      'Teléfono celular',
      'Tel. cel.',
      'Tel. celular',
      'Teléfono móvil',
      'Teléfono/Celular',
      'Tel/Cel',
      'Teléfono de contacto',
    ],
    address: ['Dirección', 'Dirección postal', 'Domicilio real', 'Domicilio particular', 'Domicilio postal'],
    project: ['Edificio', 'Obra', 'Emprendimiento', 'Desarrollo', 'Complejo', 'Nombre del proyecto'],
    unit: ['Unidad funcional', 'UF', 'U.F.', 'Depto', 'Dpto', 'Departamento', 'Lote', 'Nombre de la unidad'],
    unit_type: ['Tipo', 'Tipo unidad', 'Tipología', 'Tipo de U.F.'],
    unit_description: ['Descripción', 'Descripción unidad'],
    delivery_date: [
      'Fecha entrega',
      'F. de entrega',
      'F. entrega',
      'Entrega',
      'Entregada',
      'Entregada el',
      'Posesión',
      'Fecha de posesión',
      'Fecha posesión',
    ],
  },
  contractors: {
    name: [
      'Contratista',
      'Razón social',
      'Nombre o razón social',
      'Nombre/Razón social',
      'Empresa',
      'Proveedor',
      'Nombre y apellido',
    ],
    cuit: ['CUIL', 'CUIT/CUIL', 'Nro. de CUIT'],
    categories: ['Rubro', 'Rubro/s', 'Especialidad', 'Especialidades', 'Oficio', 'Oficios', 'Gremio'],
    projects: ['Proyecto', 'Proyecto/s', 'Obra', 'Obras', 'Edificio', 'Edificios'],
    phone_number: [
      'Tel',
      'Teléfonos',
      'Celular',
      'Cel',
      'Móvil',
      'WhatsApp',
      'Teléfono celular',
      'Teléfono de contacto',
    ],
    email: ['E-mail', 'Mail', 'Correo', 'Correo electrónico', 'Dirección de correo', 'Dirección de email'],
    hours: ['Horarios', 'Horario de atención', 'Disponibilidad'],
    active: ['Activa', 'Activo/a', 'Habilitado'],
  },
};

/** A file with one of these sets of fields says whom or what its rows are about. */
export const identifyingFields: { [Kind in ImportKind]: (keyof (typeof importColumns)[Kind])[][] } = {
  clients: [['username'], ['project', 'unit']],
  contractors: [['name'], ['cuit']],
};

/** Columns of the portal's own files that an import does not read: what they show follows from the others. */
export const ignoredHeadings: Record<ImportKind, string[]> = {
  clients: ['ID', 'Propiedades', 'Alquileres', 'Fila', 'Errores'],
  contractors: ['ID', 'Trabajos abiertos', 'Visitas', 'Faltó', 'No le abrieron', 'Fila', 'Errores'],
};

/** Returns the names of each field of an import, the template's first. */
export const fieldNames = (kind: ImportKind): Record<string, string[]> => {
  const others: Partial<Record<string, string[]>> = otherNames[kind];
  return Object.fromEntries(
    Object.entries<string>(importColumns[kind]).map(([field, heading]) => [field, [heading, ...(others[field] ?? [])]]),
  );
};

/** Normalises a heading for comparison: without accents, case and punctuation. */
export const normalizeHeading = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** What headings add to a name without changing it: `N° de DNI`, `Nombre del propietario`, `Email (obligatorio)`. */
const additions =
  /^(?:nro|numero|num|no)(?:de)?|(?:del?)?(?:propietario|titular|cliente)s?$|(?:obligatorio|opcional)$/g;

/** Returns the field that a column with this heading contains; undefined if no name fits. */
export function findField(heading: string, fields: Record<string, readonly string[]>): string | undefined {
  const normalized = normalizeHeading(heading);
  if (!normalized) return undefined;
  const isName = (text: string) =>
    Object.keys(fields).find((field) => fields[field]!.some((name) => normalizeHeading(name) === text));
  return isName(normalized) ?? isName(normalized.replace(additions, ''));
}
