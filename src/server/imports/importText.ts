import type { ImportKind } from '../../contract/importColumns';
import { limits } from '../../contract/limits';

export const importText = {
  unknown: 'No encontramos esa importación.',
  notAFile: 'El archivo debe ser un Excel (.xlsx) o un CSV.',
  empty: 'El archivo está vacío.',
  unreadable: 'No pudimos leer el archivo. Guardalo de nuevo como Excel (.xlsx) o CSV e intentá otra vez.',
  tooLarge:
    'El archivo es demasiado grande para leerlo. Dejá solo las columnas de la plantilla, borrá las celdas que sobran y guardalo de nuevo, o dividilo en varios.',
  noRows: 'El archivo no tiene filas para importar.',
  tooManyRows: `El archivo no puede tener más de ${limits.importRows.toLocaleString('es-AR')} filas.`,
  noHeadings: (missing: string) =>
    `No encontramos las columnas en la primera fila. Faltan: ${missing}. Bajá la plantilla para ver cómo deben llamarse.`,
  failed: 'La importación falló y no se guardó ningún cambio. Intentá de nuevo.',
  hasErrors: (count: number) =>
    `El archivo tiene ${count === 1 ? 'una fila con errores' : `${count} filas con errores`}. Corregilas y volvé a subirlo, o elegí importar sin ellas.`,
  changedSince:
    'Los datos cambiaron desde la revisión y algunas filas ya no se pueden importar. Subí el archivo de nuevo para ver cuáles.',
  notChecked: 'Esta importación no está lista para aplicarse.',
  nothingToDo: 'No hay filas para importar.',
  required: 'Falta este dato.',
  clientOrUnit: 'La fila debe tener un cliente, una unidad o ambos.',
  otherEmail: (row: number) => `Este DNI aparece con otro email en la fila ${row}.`,
  otherDocument: (row: number) => `Este email aparece con otro DNI en la fila ${row}.`,
  documentTaken: (username: string) => `Este DNI pertenece a otro cliente (${username}).`,
  emailHasOtherDocument: 'Este email pertenece a un cliente con otro DNI.',
  notAClient: 'Este email pertenece a una cuenta que no es de cliente.',
  inactiveClient: 'Este cliente está desactivado.',
  unknownProject: (name: string) => `No existe el proyecto «${name}».`,
  unknownType: (name: string, types: string[]) =>
    `No existe el tipo de unidad «${name}». Los tipos: ${types.join(', ')}.`,
  unitTwice: (row: number) => `Esta unidad aparece con otro propietario en la fila ${row}.`,
  otherOwner: 'La unidad ya tiene otro propietario.',
  inactiveUnit: 'La unidad está inactiva.',
  unknownCategory: (name: string, categories: string[]) =>
    `No existe el rubro «${name}». Los rubros: ${categories.join(', ')}.`,
  tooManyNames: (max: number) => `No pueden ser más de ${max}.`,
  yesOrNo: 'Escribí «Sí» o «No».',
  contractorTwice: (row: number) => `Este contratista ya está en la fila ${row}.`,
  cuitOfOther: (name: string) => `Este CUIT es de otro contratista (${name}).`,
  contractorHasOtherCuit: (cuit: string) => `Ya hay un contratista con este nombre y otro CUIT (${cuit}).`,
  severalContractors: 'Hay varios contratistas con este nombre: agregá el CUIT.',
  errorsHeading: 'Errores',
  rowHeading: 'Fila',
  templateName: { clients: 'plantilla-importacion', contractors: 'plantilla-contratistas' },
  errorsName: 'filas-con-errores',
} as const;

/** Rows of the templates, in the order of their columns. */
export const templateExamples = {
  clients: [
    [
      'laura.gimenez@ejemplo.ar',
      'Laura',
      'Giménez',
      '27845120',
      '3415873201',
      'Bv. Oroño 1247 3° A, Rosario',
      'Torre Oroño',
      '3° A',
      'Departamento de 2 dormitorios',
      'Al frente, con balcón',
      '12/03/2025',
    ],
    ['', '', '', '', '', '', 'Torre Oroño', 'Cochera 05', 'Cochera', '', ''],
  ],
  contractors: [
    [
      'Sanitarios del Parque',
      '30-71884420-3',
      'Sanitarios, Gas y calefacción',
      'Torre Oroño',
      '3415550121',
      'turnos@ejemplo.ar',
      'Lunes a viernes de 8 a 17',
      'Sí',
    ],
    ['Marcos Ibarra, pintor', '', 'Pintura y yesería', 'Todos', '3415550122', '', '', ''],
  ],
} satisfies Record<ImportKind, string[][]>;
