export const formText = {
  typeToSearch: 'Escribí para buscar',
  nothingFound: 'Sin resultados',
  choose: 'Elegí una opción',
  restored: 'Recuperamos lo que habías escrito.',
  conflict: 'Alguien más guardó cambios mientras editabas.',
} as const;
