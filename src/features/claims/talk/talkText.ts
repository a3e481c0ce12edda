import type { ClaimChange } from '../../../api/claims';

export const talkText = {
  workNumber: (id: number) => `Trabajo ${id}`,
  workEvent: (by: string, event: string) => `${by} ${event.charAt(0).toLowerCase()}${event.slice(1)}`,
  workEventsFailed: 'No pudimos cargar lo que pasó con los trabajos.',
  attach: 'Adjuntar imagen',
  unsentTitle: 'Tenés un mensaje sin enviar',
  unsentHint:
    'Lo que escribiste y las fotos que elegiste quedan guardados en este dispositivo, pero nadie los recibió.',
  leave: 'Salir sin enviar',
  messagePhoto: (index: number) => `Foto ${index} del mensaje`,
  timeline: 'Mensajes e historial',
  commentsFailed: 'No pudimos cargar los mensajes.',
  noComments: 'Todavía no hay mensajes.',
  comment: 'Comentar',
  commentLabel: 'Escribí un mensaje',
  historyFailed: 'No pudimos cargar el historial.',
  created: 'Reclamo creado',
  history: (count: number) => (count === 1 ? 'Historial: 1 cambio' : `Historial: ${count} cambios`),
  lastChange: (what: string, at: string) => `el último, ${at}: ${what}`,
  earlier: (count: number) => (count === 1 ? 'Ver 1 mensaje anterior' : `Ver ${count} mensajes anteriores`),
  none: 'ninguno',
} as const;

export const changeLabels = {
  status: 'Estado',
  priority: 'Prioridad',
  repair_price: 'Precio',
  responsible: 'Responsable',
  place: 'Lugar',
  item: 'Ítem',
  reason: 'Motivo',
  description: 'Descripción',
  contact: 'Contacto',
  preferred_date: 'Fecha preferida',
  photos: 'Fotos',
} satisfies Record<ClaimChange['field'], string>;
