import type { ImportKind } from '../../contract/importColumns';
import type { ImportOutcome } from '../../contract/imports';

/** The label of the filter for rows with a warning. */
export const warningLabel = 'Para mirar';
export const outcomeLabels = {
  create: 'Crear',
  change: 'Cambiar',
  skip: 'Sin cambios',
  error: 'Con errores',
} satisfies Record<ImportOutcome, string>;
/** The labels of the outcomes after the import was applied. */
export const doneLabels = {
  create: 'Creada',
  change: 'Cambiada',
  skip: 'Sin cambios',
  error: 'Con errores',
} satisfies Record<ImportOutcome, string>;

/** Returns the text for created and changed rows; a zero is omitted. */
export const changes = (create: number, change: number, words: [string, string]): string =>
  [...(create > 0 ? [`${rows(create)} ${words[0]}`] : []), ...(change > 0 ? [`${rows(change)} ${words[1]}`] : [])].join(
    ' y ',
  );

const rows = (count: number) => (count === 1 ? '1 fila' : `${count.toLocaleString('es-AR')} filas`);

/** Texts that differ by the kind of import. */
export const kindText = {
  clients: {
    title: 'Importar clientes y unidades',
    list: 'Clientes',
    templateHint:
      'Una fila por unidad, con los datos de su propietario. También podés dejar una fila solo con un cliente o solo con una unidad. La fecha de entrega (por ejemplo 31/12/2025) es opcional: desde ese día corre la garantía. Si un proyecto no existe todavía, al revisar el archivo te preguntamos si hay que crearlo.',
  },
  contractors: {
    title: 'Importar contratistas',
    list: 'Contratistas',
    templateHint:
      'Una fila por contratista, con su nombre y su teléfono; lo demás es opcional. Escribí los rubros y los proyectos como figuran en el portal, separados por comas, o «Todos» si trabaja en todos los proyectos. A quien ya está en el portal lo reconocemos por el CUIT o, si no lo tiene, por el nombre: cambia lo que completes, y lo que dejes vacío queda como está.',
  },
} satisfies Record<ImportKind, Record<'title' | 'list' | 'templateHint', string>>;

export const importsText = {
  one: 'Importación',
  back: 'Importar',
  template: '1. Completá la plantilla',
  templateExcel: 'Bajar plantilla de Excel',
  templateCsv: 'Bajar plantilla CSV',
  upload: '2. Subí el archivo',
  uploadHint:
    'Primero lo revisamos y te mostramos qué pasaría con cada fila. No se guarda nada hasta que lo confirmes, y subir dos veces el mismo archivo no duplica nada. Si las columnas tienen otros nombres, elegís qué dato es cada una.',
  choose: 'Elegir archivo',
  dropHint: 'o soltalo acá. Excel (.xlsx) o CSV, hasta 10 MB y 20.000 filas.',
  readAll: 'Usamos todas las columnas del archivo.',
  unusedColumns: (names: string[]) =>
    names.length === 1 ? `La columna ${names[0]} no se usa.` : `Las columnas ${names.join(', ')} no se usan.`,
  unusedSheets: (names: string[]) =>
    names.length === 1 ? `La hoja ${names[0]} no se lee.` : `Las hojas ${names.join(', ')} no se leen.`,
  hiddenRowsLeft: (count: number) =>
    count === 1 ? 'Una fila oculta queda afuera.' : `${count.toLocaleString('es-AR')} filas ocultas quedan afuera.`,
  headingsAt: (row: number) => `Los títulos están en la fila ${row}; lo que está arriba no se lee.`,
  changeColumns: 'Cambiar las columnas',
  warnings: (count: number) =>
    count === 1
      ? '1 fila tiene algo para mirar antes de importar.'
      : `${rows(count)} tienen algo para mirar antes de importar.`,
  seeWarnings: 'Ver solo esas filas',
  file: 'Archivo para importar',
  tooLarge: 'El archivo no puede superar los 10 MB.',
  wrongType: 'El archivo debe ser un Excel (.xlsx) o un CSV.',
  checking: 'Revisando el archivo…',
  applying: 'Importando…',
  progress: (done: number, total: number) =>
    total === 0 ? 'Leyendo el archivo' : `${done.toLocaleString('es-AR')} de ${rows(total)}`,
  stay: 'Podés salir de esta página: la importación sigue, y la encontrás en esta misma dirección.',
  summary: 'Resultado',
  checkedTitle: (file: string) => `Revisión de ${file}`,
  failedTitle: (file: string) => `No pudimos importar ${file}`,
  rowsTitle: 'Filas del archivo',
  columns: {
    row: 'Fila',
    outcome: 'Qué pasaría',
    done: 'Qué pasó',
    client: 'Cliente',
    contractor: 'Contratista',
    cuit: 'CUIT',
    categories: 'Rubros',
    projects: 'Proyectos',
    document: 'DNI',
    unit: 'Unidad',
    delivery: 'Entrega',
    detail: 'Detalle',
  },
  filterOutcome: 'Resultado',
  delivered: (day: string) => `Entrega: ${day}`,
  rowNumber: (row: number) => `Fila ${row}`,
  noRows: 'El archivo no tiene filas.',
  failedRows: 'Bajar las filas con errores',
  /** `others`: the number of rows without errors that can be imported. */
  errorsHint: (count: number, others: number) =>
    `${rows(count)} con errores. ${
      count === 1 ? 'Bajala, corregila y volvé a subirla' : 'Bajalas, corregilas y volvé a subirlas'
    }${others === 0 ? '' : others === 1 ? '; o importá ahora la otra' : '; o importá ahora las demás'}.`,
  seeErrors: 'Ver solo las filas con error',
  nothing: 'No hay nada para importar: todas las filas están como en el portal.',
  apply: (count: number) => `Importar ${rows(count)}`,
  applyWithout: (count: number) =>
    count === 1 ? 'Importar la fila sin errores' : `Importar las ${rows(count)} sin errores`,
  createProjects: (names: string[]) =>
    `Crear ${names.length === 1 ? '1 proyecto' : `${names.length} proyectos`}: ${names.join(', ')}`,
  createProjectsHint: (count: number) =>
    count === 1
      ? 'El archivo lo nombra y no existe en el portal. Si no es un error de escritura, elegilo: se crea junto con sus unidades, y después le completás la dirección y la descripción.'
      : 'El archivo los nombra y no existen en el portal. Si no son errores de escritura, elegilos: se crean junto con sus unidades, y después les completás la dirección y la descripción.',
  projectsToo: (count: number) => (count === 1 ? ' Se crea 1 proyecto.' : ` Se crean ${count} proyectos.`),
  invite: 'Enviar a cada cliente nuevo un email para elegir su contraseña',
  noInvitations: 'Este portal todavía no envía emails: después invitá a cada cliente desde su página.',
  applyTitle: '¿Importar?',
  applyHint: (create: number, change: number) =>
    create + change === 1
      ? `Se va a guardar ${changes(create, change, ['con datos nuevos', 'con cambios'])}.`
      : `Se van a guardar ${changes(create, change, ['con datos nuevos', 'con cambios'])}: todas o ninguna.`,
  leftOut: (count: number) => ` ${count === 1 ? 'Queda' : 'Quedan'} afuera ${rows(count)} con errores.`,
  invited: ' Cada cliente nuevo recibe un email.',
  confirm: 'Importar',
  another: 'Importar otro archivo',
  notFound: 'No encontramos esa importación.',
  loadFailed: 'No pudimos cargar la importación.',
} as const;

export const columnChoiceText = {
  columnsTitle: (file: string) => `Columnas de ${file}`,
  columnsHint: 'Revisá qué dato es cada columna. Lo que elijas queda para los archivos con los mismos títulos.',
  columnsRemembered: 'Elegimos lo mismo que la última vez que subieron un archivo con estos títulos.',
  check: 'Revisar el archivo',
  sheet: 'Hoja',
  hiddenSheets: (names: string[]) =>
    names.length === 1 ? `La hoja oculta ${names[0]} no se lee.` : `Las hojas ocultas ${names.join(', ')} no se leen.`,
  headingRow: 'Fila de los títulos',
  withHiddenRows: (count: number) =>
    count === 1 ? 'Leer también la fila oculta' : `Leer también las ${count.toLocaleString('es-AR')} filas ocultas`,
  columnHead: 'Columna del archivo',
  samplesHead: 'Primeros valores',
  fieldHead: 'Qué dato es',
  unusedField: 'No usar',
  noHeading: 'Sin título',
  hiddenColumn: 'Oculta',
  noSamples: 'Sin valores',
  fieldOf: (column: string) => `Qué dato es la columna ${column}`,
  fieldTwice: (field: string) => `Otra columna ya es ${field}.`,
  missingFields: (names: string[]) => `Ninguna columna es: ${names.join(', ')}.`,
  columnsFailed: 'No pudimos leer las columnas del archivo.',
} as const;
