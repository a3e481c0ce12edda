import type { ImportKind } from '../../contract/importColumns';
import { limits } from '../../contract/limits';
import type { CellFlaw } from '../reading/sheetTypes';
import type { Refusal } from '../reading/readerTypes';

const unreadable = 'No pudimos leer el archivo. Guardalo de nuevo como Excel (.xlsx) o CSV e intentá otra vez.';
const tooLarge =
  'El archivo es demasiado grande para leerlo. Dejá solo las columnas de la plantilla, borrá las celdas que sobran y guardalo de nuevo, o dividilo en varios.';

export const importText = {
  unknown: 'No encontramos esa importación.',
  empty: 'El archivo está vacío.',
  refusals: {
    notATable: 'El archivo debe ser un Excel (.xlsx) o un CSV.',
    unreadable,
    limits: tooLarge,
    time: tooLarge,
    memory: tooLarge,
    encrypted: 'El archivo tiene contraseña. Abrilo, guardalo sin contraseña y volvé a subirlo.',
    oldExcel: 'El archivo está en un formato anterior de Excel. Abrilo y guardalo como Excel (.xlsx).',
    numbers: 'El archivo es de Numbers. Exportalo como Excel (.xlsx).',
    headingQuote: 'La primera línea tiene una comilla (") que no se cierra. Corregila y volvé a subir el archivo.',
    empty: 'El archivo no tiene filas para importar.',
    unknownSheet: 'El archivo no tiene esa hoja.',
  } satisfies Record<Exclude<Refusal, 'busy' | 'closing'>, string>,
  noRows: 'El archivo no tiene filas para importar.',
  tooManyRows: `El archivo no puede tener más de ${limits.importRows.toLocaleString('es-AR')} filas.`,
  columnsOver: 'Las columnas de esta importación ya no se pueden elegir. Subí el archivo de nuevo.',
  unknownColumn: 'El archivo no tiene una de las columnas elegidas.',
  columnTwice: 'Dos columnas no pueden ser el mismo dato.',
  noIdentity: {
    clients: 'Elegí qué columna es el Email, o cuáles son el Proyecto y la Unidad.',
    contractors: 'Elegí qué columna es el Nombre o el CUIT.',
  } satisfies Record<ImportKind, string>,
  failed: 'La importación falló y no se guardó ningún cambio. Intentá de nuevo.',
  hasErrors: (count: number) =>
    `El archivo tiene ${count === 1 ? 'una fila con errores' : `${count} filas con errores`}. Corregilas y volvé a subirlo, o elegí importar sin ellas.`,
  changedSince:
    'Los datos cambiaron desde la revisión y algunas filas ya no se pueden importar. Subí el archivo de nuevo para ver cuáles.',
  notChecked: 'Esta importación no está lista para aplicarse.',
  nothingToDo: 'No hay filas para importar.',
  cellFlaws: {
    date: (text: string) => `La celda es una fecha («${text}»). Escribila como texto.`,
    partialDate: (text: string) =>
      `La celda muestra solo una parte de la fecha («${text}»). Escribila como 31/12/2025.`,
    time: (text: string) => `La celda es una hora («${text}»). Escribila como texto.`,
    error: (text: string) => `La celda tiene un error del archivo (${text}).`,
    formula: () => 'La celda tiene una fórmula sin resultado. Abrí el archivo, guardalo y volvé a subirlo.',
    boolean: (text: string) => `La celda es un valor lógico (${text}). Escribila como texto.`,
    unreadable: (text: string) => `El texto tiene letras que no se pueden leer («${text}»). Corregilas.`,
  } satisfies Record<CellFlaw, (text: string) => string>,
  control: 'El texto tiene caracteres que no se ven. Escribilo de nuevo.',
  openQuote: (line: number) => `En la línea ${line} del archivo hay una comilla (") que no se cierra.`,
  moreCells: 'La fila tiene más celdas que títulos: puede haber un separador dentro de un texto.',
  monthFirst: (row: number) =>
    `No se sabe cuál es el día: en la fila ${row} hay una fecha con el mes primero. Escribí la columna como 31/12/2025.`,
  required: 'Falta este dato.',
  clientOrUnit: 'La fila debe tener un cliente, una unidad o ambos.',
  otherData: (row: number) => `La fila ${row} dice otra cosa: queda lo de esa fila.`,
  otherEmail: (row: number) => `Este DNI aparece con otro email en la fila ${row}.`,
  otherDocument: (row: number) => `Este email aparece con otro DNI en la fila ${row}.`,
  documentTaken: (username: string) => `Este DNI pertenece a otro cliente (${username}).`,
  emailHasOtherDocument: 'Este email pertenece a un cliente con otro DNI.',
  notAClient: 'Este email pertenece a una cuenta que no es de cliente.',
  inactiveClient: 'Este cliente está desactivado.',
  similarProject: (name: string, similar: string) => `No existe el proyecto «${name}». Se parece a «${similar}».`,
  severalProjects: 'Hay varios proyectos con este nombre: escribilo igual que en el portal.',
  severalUnits: (names: string[]) =>
    `Puede ser ${names.map((name) => `«${name}»`).join(' o ')}: escribila igual que en el portal.`,
  similarUnit: (name: string) => `Se parece a «${name}», que ya está en el portal: si es la misma, escribila igual.`,
  similarRow: (name: string, row: number) =>
    `Se parece a «${name}», de la fila ${row}: si es la misma, escribila igual.`,
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
