export const formText = {
  typeToSearch: 'Escribí para buscar',
  nothingFound: 'Sin resultados',
  noOptions: 'No hay opciones',
  choose: 'Elegí una opción',
  unreadableDay: 'No es una fecha. Escribila como 31/12/2026.',
  restored: 'Recuperamos lo que habías escrito.',
  conflict: 'Alguien más guardó cambios mientras editabas.',
  conflictHint:
    'Lo que escribiste sigue en el formulario; lo que no tocaste ya muestra lo suyo. Elegí con qué te quedás:',
  conflictField: 'Campo',
  conflictTheirs: 'Guardado por otra persona',
  conflictMine: 'Lo que escribiste',
  keepMine: 'Guardar lo mío',
  loadTheirs: 'Usar lo que guardó la otra persona',
  saved: 'Cambios guardados',
  edit: 'Editar',
  empty: 'vacío',
} as const;
