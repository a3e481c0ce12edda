export const assemblyText = {
  title: 'Listado para la asamblea',
  building: 'Edificio',
  allBuildings: 'Todos los edificios',
  from: 'Hechos desde el',
  to: 'Hasta el',
  print: 'Imprimir',
  printed: (company: string, day: string) => [company, `Al ${day}`].filter(Boolean).join(' · '),
  period: (from: string, to: string) => `Reclamos de partes comunes del ${from} al ${to}`,
  failed: 'No pudimos cargar los reclamos.',
  empty: 'No hay reclamos en esos días.',
  cut: (shown: number, total: number) =>
    `Mostramos los ${shown} más nuevos de ${total}. Elegí menos días o un solo edificio para verlos todos.`,
  summary: (open: number, ofConsortium: number, done: number, others: number) =>
    [
      `Abiertos: ${open}`,
      ofConsortium > 0 && `esperan algo del consorcio: ${ofConsortium}`,
      `finalizados: ${done}`,
      others > 0 && `rechazados o retirados: ${others}`,
    ]
      .filter(Boolean)
      .join(', '),
  columns: {
    id: 'N.º',
    date: 'Fecha',
    what: 'Reclamo',
    state: 'Estado',
    next: 'Qué falta y de quién depende',
    price: 'Precio',
  },
  ofConsortium: {
    answer: 'Consorcio: responderle a la empresa',
    propose: 'Consorcio: proponer horarios para la visita',
    choose: 'Consorcio: elegir el horario de la visita',
  },
  company: {
    confirm: 'Empresa: confirmar el horario de la visita',
    visit: (when: string) => `Empresa: visita el ${when}`,
    pending: 'Empresa: responder el reclamo',
    approved: 'Empresa: coordinar la visita',
    open: 'Empresa: terminar la reparación',
  },
  by: (day: string) => `, a más tardar el ${day}`,
  late: (day: string) => `, demorado: era para el ${day}`,
} as const;
