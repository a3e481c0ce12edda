export const deliveriesText = {
  title: 'Sin fecha de entrega',
  screen: 'Unidades sin fecha de entrega',
  intro:
    'Los plazos de garantía corren desde la entrega. Escribí los días hacia abajo con Enter, o pegá una columna de una planilla. «Guardar» las guarda todas juntas.',
  back: 'Unidades',
  ofProject: (project: string) => `Sólo las de ${project}.`,
  allProjects: 'Ver las de todos los proyectos',
  failed: 'No pudimos cargar las unidades.',
  empty: 'Todas las unidades activas tienen su fecha de entrega.',
  project: 'Proyecto',
  unit: 'Unidad',
  owner: 'Propietario',
  noOwner: 'Sin propietario',
  since: (day: string) => `desde el ${day}`,
  day: 'Fecha de entrega',
  dayOf: (unit: string, project: string) => `Fecha de entrega de ${unit}, ${project}`,
  placeholder: 'DD/MM/AAAA',
  status: (units: number, typed: number, wrong: number) =>
    [
      units === 1 ? '1 unidad sin fecha' : `${units} unidades sin fecha`,
      typed > 0 && (typed === 1 ? '1 fecha escrita' : `${typed} fechas escritas`),
      wrong > 0 && (wrong === 1 ? '1 con un problema' : `${wrong} con un problema`),
    ]
      .filter(Boolean)
      .join(' · '),
  discard: 'Descartar lo escrito',
  search: 'Buscar por unidad, proyecto o propietario',
  noneFound: 'Ninguna unidad sin fecha coincide con la búsqueda.',
  unsentTitle: 'Hay fechas sin guardar',
  unsentHint: 'Quedan en este navegador para cuando vuelvas, pero todavía no valen.',
  leave: 'Salir sin guardar',
  pasted: (count: number) => (count === 1 ? 'Se pegó 1 fecha' : `Se pegaron ${count} fechas`),
  leftOver: (count: number) =>
    count === 1
      ? 'Sobró 1 línea: no hay más unidades en la lista.'
      : `Sobraron ${count} líneas: no hay más unidades en la lista.`,
  saved: (count: number) => (count === 1 ? 'Se guardó 1 fecha' : `Se guardaron ${count} fechas`),
  notSaved: (count: number) =>
    count === 1
      ? '1 fecha no se guardó: mirá por qué en su celda.'
      : `${count} fechas no se guardaron: mirá por qué en sus celdas.`,
  nothing: 'No hay fechas para guardar.',
  page: (page: number, pages: number) => `Página ${page} de ${pages}`,
  previous: 'Página anterior',
  next: 'Página siguiente',
} as const;

/** The panel of a unit's warranty terms. */
export const unitWarrantyText = {
  title: 'Garantías',
  since: (day: string) => `Plazos del cuadro desde la entrega, el ${day}`,
  sinceOwned: 'Plazos del cuadro desde la primera titularidad: falta la fecha de entrega',
  failed: 'No pudimos cargar los plazos.',
  empty: 'El cuadro no tenía plazos cuando se entregó.',
} as const;
