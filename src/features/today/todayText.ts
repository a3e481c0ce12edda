import { capitalized } from '../../ui/words';

const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('es-AR')} ${many}`;

/** Texts of the page "Hoy". */
export const todayText = {
  title: 'Hoy',
  day: capitalized,
  claimsFailed: 'No pudimos contar los reclamos.',
  open: counted('abierto', 'abiertos'),
  byStatus: 'Reclamos abiertos por estado',
  figures: 'Para ver hoy',
  unread: 'Sin leer',
  waiting: 'Sin respuesta',
  late: 'Vencidos',
  dueToday: 'Vencen hoy',
  mine: 'A mi cargo',
  nobody: 'Sin responsable',
  noOpen: 'No hay reclamos abiertos.',
  oldest: 'Esperan hace más',
  oldestFailed: 'No pudimos cargar los reclamos que esperan.',
  nobodyWaits: 'Nadie espera una respuesta.',
  claim: (id: number, place: string) => (place ? `#${id} · ${place}` : `#${id}`),
  since: (days: number) => (days === 0 ? 'desde hoy' : days === 1 ? 'hace 1 día' : `hace ${days} días`),
  visits: 'Visitas de hoy',
  visitsFailed: 'No pudimos cargar las visitas.',
  noVisits: 'Hoy no hay visitas.',
  agenda: 'Ver la agenda',
  decisions: 'Por decidir',
  decisionsFailed: 'No pudimos cargar lo que falta decidir.',
  nothingToDecide: 'No hay nada por decidir.',
  unsolved: counted('dijo que no quedó resuelto', 'dijeron que no quedó resuelto'),
  unsolvedProjects: counted('consorcio dijo que no quedó resuelto', 'consorcios dijeron que no quedó resuelto'),
  leases: counted('solicitud de alquiler', 'solicitudes de alquiler'),
  worksStuck: counted('trabajo que no se pudo terminar', 'trabajos que no se pudieron terminar'),
  worksUnread: counted('trabajo con mensajes sin leer', 'trabajos con mensajes sin leer'),
  worksDone: counted('trabajo hecho, por verificar', 'trabajos hechos, por verificar'),
  worksUndated: counted('trabajo sin fecha', 'trabajos sin fecha'),
  worksRefused: counted('trabajo rechazado por quien lo hacía', 'trabajos rechazados por quienes los hacían'),
  terms: 'Plazos, últimos 30 días',
  termsFailed: 'No pudimos cargar los plazos.',
  noTerms: 'Todavía no hay respuestas ni finales con plazo.',
  answers: 'Primera respuesta',
  ends: 'Fin del reclamo',
  inTime: (count: number, total: number) =>
    `${count.toLocaleString('es-AR')} de ${total.toLocaleString('es-AR')} en término`,
  share: (count: number, total: number) => `${Math.floor((count * 100) / total).toLocaleString('es-AR')} %`,
} as const;
