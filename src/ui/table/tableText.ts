export const tableText = {
  actions: 'Acciones',
  failed: 'No pudimos cargar la lista.',
  stale: 'No pudimos actualizar la lista.',
  retry: 'Reintentar',
  noMatches: 'Ningún resultado coincide con la búsqueda.',
  clearFilters: 'Limpiar filtros',
  pages: 'Páginas',
  previous: 'Página anterior',
  next: 'Página siguiente',
  pageSize: 'Filas por página',
  range: (from: number, to: number, total: number) => `${from}–${to} de ${total.toLocaleString('es-AR')}`,
  perPage: (size: number) => `${size} por página`,
} as const;
