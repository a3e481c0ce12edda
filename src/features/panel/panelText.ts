/** Texts of the panel, besides those of its figures (`contract/panelText`). */
const count = (value: number) => value.toLocaleString('es-AR');
const claims = (value: number) => `${count(value)} ${value === 1 ? 'reclamo' : 'reclamos'}`;

export const panelText = {
  title: 'Panel',
  subtitle: (from: string, to: string) =>
    `Reclamos que entraron del ${from} al ${to}. Cada número subrayado abre la lista que cuenta.`,
  filters: 'Qué se cuenta',
  kind: 'Tipo de reclamo',
  kinds: { UNIT: 'De unidad', PROJECT: 'De proyecto' },
  projects: 'Proyectos',
  allProjects: 'Todos los proyectos',
  categories: 'Rubros',
  allCategories: 'Todos los rubros',
  from: 'Desde',
  to: 'Hasta',
  at: (hour: string) => `A las ${hour}.`,
  failed: 'No pudimos contar esta parte.',
  download: 'Descargar',
  downloadFigure: (title: string) => `Descargar «${title}» como planilla`,
  downloadFailed: 'No pudimos descargar la planilla.',
  chart: 'Ver gráfico',
  chartFigure: (title: string) => `Ver gráfico de «${title}»`,
  chartBy: 'Por qué se divide',
  chartOf: (title: string, division: string) => `Gráfico: ${title}, por ${division.toLowerCase()}`,
  savePicture: 'Descargar imagen (PNG)',
  pictureFailed: 'Este navegador no pudo hacer la imagen.',
  tooFewToDraw: 'Pocos casos: no alcanzan para un gráfico.',
  percent: (value: number) => `${value.toLocaleString('es-AR', { maximumFractionDigits: 1 })} %`,
  none: 'No hay reclamos que contar.',
  noCosts: 'No hay costos con fecha en el período.',
  few: (value: number) => `${claims(value)}: todavía no dice nada.`,
  fewCases: 'pocos casos',
  by: (division: string) => `Por ${division.toLowerCase()}`,
  all: (rows: number) => `Ver los ${count(rows)}`,
  count,
  days: (value: number) =>
    `${value.toLocaleString('es-AR', { maximumFractionDigits: value < 10 ? 1 : 0 })} ${value === 1 ? 'día' : 'días'}`,
  share: (value: number, of: number) => `${count(value)} (${Math.round((100 * value) / of)} %)`,
  score: (value: number) => value.toLocaleString('es-AR', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
} as const;
