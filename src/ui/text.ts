/** Words that belong to no resource. */
export const uiText = {
  appName: 'Posventa',
  loading: 'Cargando…',
  retry: 'Reintentar',
  cancel: 'Cancelar',
  save: 'Guardar',
  close: 'Cerrar',
  back: 'Volver',
  search: 'Buscar',
  clear: 'Limpiar',
  discard: 'Descartar',
  goHome: 'Ir al inicio',
  noValue: '-',
  notAvailable: 'N/A',
} as const;
