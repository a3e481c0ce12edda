/** The texts of the choice of columns. */
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
