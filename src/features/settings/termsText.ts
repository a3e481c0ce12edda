import { claimPriorityLabels } from '../../contract/statusText';

const hoursOf = (minutes: number) => `${minutes / 60} h`;

export const termsText = {
  title: 'Plazos de los reclamos',
  intro: 'Cuánto puede tardar cada reclamo, y en qué días y horas se cuenta.',
  counts:
    'Si cambiás los plazos, los nuevos valen para los reclamos que entren desde que guardás. Si cambiás el horario o los días, cambia el vencimiento de todos los reclamos abiertos.',
  failed: 'No pudimos cargar los plazos.',
  rules: 'Plazos',
  priority: 'Prioridad',
  kinds: {
    urgent: claimPriorityLabels.urgent,
    high: claimPriorityLabels.high,
    low: claimPriorityLabels.low,
    project: 'Reclamos de proyecto',
  },
  answer: 'Primera respuesta',
  answerUnit: 'horas',
  end: 'Terminar',
  endUnit: 'días hábiles',
  answerOf: (kind: string) => `Primera respuesta, ${kind}, en horas`,
  endOf: (kind: string) => `Terminar, ${kind}, en días hábiles`,
  units: (minutes: number) =>
    `Las horas y los días son de la oficina: un día hábil son ${hoursOf(minutes)}. Si dejás vacíos los dos plazos de una fila, esos reclamos no tienen plazo.`,
  noRules: 'Los reclamos todavía no tienen plazos',
  noRulesHint:
    'Con plazos, cada reclamo dice cuándo vence su primera respuesta y cuándo tiene que estar terminado. El personal ve qué vence hoy y qué está vencido; quien hizo el reclamo ve qué sigue y para cuándo. Mientras esperás una respuesta suya, el plazo queda en pausa.',
  suggested: 'Podés empezar con estos y cambiarlos cuando quieras:',
  begin: 'Empezar con estos plazos',
  stop: 'No usar plazos',
  stopTitle: '¿Dejar de usar plazos?',
  stopHint:
    'Los reclamos que entren desde ahora no van a tener plazo. Los que ya lo tienen lo conservan. Los plazos y las excepciones de esta página se borran.',
  exceptions: 'Excepciones',
  exceptionsHint:
    'Plazos propios de un rubro o de un proyecto. Si a un reclamo le valen varios, cuenta el del proyecto antes que el del rubro.',
  addException: 'Agregar excepción',
  removeException: (at: number) => `Quitar la excepción ${at}`,
  exception: (at: number) => `excepción ${at}`,
  priorityOf: (at: number) => `Prioridad, excepción ${at}`,
  category: 'Rubro',
  categoryOf: (at: number) => `Rubro, excepción ${at}`,
  anyCategory: 'Todos los rubros',
  project: 'Proyecto',
  projectOf: (at: number) => `Proyecto, excepción ${at}`,
  anyProject: 'Todos los proyectos',
  placeMissing: 'Elegí un rubro o un proyecto.',
  choicesFailed: 'No pudimos cargar los rubros y los proyectos.',
  remove: 'Quitar',
  week: 'Horario de la oficina',
  weekHint: 'Los plazos corren mientras la oficina está abierta.',
  weekdays: ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'],
  closed: 'Cerrado',
  opensOf: (day: string) => `${day}, desde`,
  closesOf: (day: string) => `${day}, hasta`,
  until: 'a',
  hourPlaceholder: 'HH:MM',
  hoursMissing: 'Indicá desde qué hora y hasta qué hora, por ejemplo 9:00.',
  reminder: 'Recordatorio',
  reminderLabel: 'Días hábiles sin respuesta',
  reminderHint:
    'Cuando esperás una respuesta de quien hizo el reclamo, después de estos días le llega un email que se lo recuerda, una sola vez.',
  dayMailHint:
    'Cada mañana hábil, cuando abre la oficina, cada responsable recibe un email con lo que venció, lo que vence hoy y las respuestas que espera. Si no hay nada, no llega.',
  reminderProblem: 'Indicá un número entero de 1 a 30.',
  days: 'Días distintos',
  daysHint:
    'Puentes, vacaciones o cierres, y feriados en los que se trabaja. Las provincias y los días no laborables no están en el calendario: agregalos acá. Un día abierto tiene el horario de su día de la semana, si no escribís otro.',
  noDays: 'No hay días distintos.',
  addDay: 'Agregar día',
  dayOf: (at: number) => `Fecha, día ${at}`,
  dayNameOf: (at: number) => `Nombre, día ${at}`,
  dayStateOf: (at: number) => `Cerrado o abierto, día ${at}`,
  dayHourOf: {
    opens: (at: number) => `Desde qué hora, día ${at}`,
    closes: (at: number) => `Hasta qué hora, día ${at}`,
  },
  removeDay: (at: number) => `Quitar el día ${at}`,
  dayNamePlaceholder: 'Por ejemplo: puente',
  dayMissing: 'Elegí la fecha.',
  dayClosed: 'Cerrado',
  dayOpen: 'Abierto',
  holidays: 'Feriados nacionales',
  holidaysHint: 'La oficina cierra en estos días.',
  workOn: 'Trabajamos ese día',
  workOnOf: (day: string, name: string) => `Trabajamos ese día: ${day}, ${name}`,
  isDifferent: 'Está en los días distintos',
  figures: {
    title: 'Cómo venimos',
    period: 'Período',
    last: (days: number) => `Últimos ${days} días`,
    failed: 'No pudimos cargar las cifras.',
    none: 'En este período no hubo respuestas ni finales con plazo.',
    answers: 'Primera respuesta',
    ends: 'Fin del reclamo',
    claims: 'Reclamos',
    all: 'Todos',
    inTime: 'En término',
    late: 'Tarde',
    median: 'Mediana',
    share: (count: number, total: number) =>
      total === 0
        ? '0'
        : `${count.toLocaleString('es-AR')} (${Math.floor((count * 100) / total).toLocaleString('es-AR')} %)`,
    hours: (minutes: number | null) =>
      minutes === null ? '—' : `${(minutes / 60).toLocaleString('es-AR', { maximumFractionDigits: 1 })} h`,
    hint: 'Cuenta los reclamos con plazo. Tarde es también lo que venció y sigue sin hacer; lo que está en pausa o retiró quien lo hizo no cuenta. La mediana son horas de la oficina: la mitad tardó menos.',
  },
  save: 'Guardar cambios',
  saved: 'Plazos guardados',
  wrong: 'Hay datos para corregir. Están marcados en su lugar.',
  conflict:
    'Otra persona guardó cambios mientras editabas. Lo que escribiste sigue acá: si volvés a guardar, reemplaza lo que guardó.',
  unsavedTitle: 'Hay cambios sin guardar',
  unsavedHint: 'Si salís de esta página, lo que cambiaste se pierde.',
  unsavedLeave: 'Salir sin guardar',
} as const;

/** Texts of the settings on how claims end. */
export const endingsText = {
  title: 'Al finalizar un reclamo',
  demandsText: 'Pedir siempre que se cuente qué se hizo',
  demandsPhoto: 'Pedir al menos una foto del trabajo terminado',
  days: 'Días para que el cliente conteste si quedó resuelto',
  daysProblem: (max: number) => `Poné los días, de 1 a ${max}.`,
  daysHint:
    'Se lo recordamos dos veces por mail. Si no contesta, queda «Cerrado sin respuesta», y puede contestar durante otro tanto.',
  complaintDays: 'Días para contestar un reclamo formal',
  hint: 'Las fotos de "después" que manda el contratista cuentan. Lo que se cuenta y las fotos las ve quien hizo el reclamo.',
} as const;
