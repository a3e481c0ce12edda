/** Texts of the claims' filter panel. */
export const claimFilterText = {
  title: 'Filtrar reclamos',
  chooseSeveral: 'Elegir varios reclamos',
  answer: 'Respuesta',
  next: 'Qué sigue',
  price: 'Precio',
  read: 'Lectura',
  assigned: 'Asignación',
  age: 'Antigüedad',
  days: 'Fecha',
  from: 'Desde el',
  to: 'Hasta el',
  olderThan: (days: number) => `Hace más de ${days} días`,
  countsFailed: 'No pudimos contar los reclamos de cada opción.',
  show: (total: number) => (total === 1 ? 'Ver 1 reclamo' : `Ver ${total.toLocaleString('es-AR')} reclamos`),
} as const;
