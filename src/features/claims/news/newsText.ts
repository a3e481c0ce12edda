import type { UnreadNews } from '../../../contract/claimReading';

type NewsCount = UnreadNews['what'][number];
const several = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('es-AR')} ${many}`;
const claims = several('reclamo', 'reclamos');

const words: Record<NewsCount['what'], (count: number) => string> = {
  created: () => 'nuevo',
  message: several('mensaje', 'mensajes'),
  photo: several('foto', 'fotos'),
  state: () => 'estado',
  facts: () => 'datos',
  priority: () => 'prioridad',
  price: () => 'precio',
  note: several('nota', 'notas'),
  responsible: () => 'responsable',
  internal: () => 'datos',
};
/** Changes that belong to the creation of a claim, not shown separately if the claim itself is new. */
const withCreation: NewsCount['what'][] = ['photo', 'facts', 'priority', 'responsible'];

/** Texts for the news of claims. */
export const newsText = {
  /** Such as "2 mensajes, estado". */
  what: (what: NewsCount[]): string => {
    const isNew = what.some((each) => each.what === 'created');
    const listed = what.filter((each) => !isNew || !withCreation.includes(each.what));
    const parts = [...new Set(listed.map((each) => words[each.what](each.count)))];
    return parts.join(', ') || newsText.marked;
  },
  marked: 'sin leer',
  unread: 'Sin leer',
  sinceLastVisit: 'Desde la última vez',
  sinceLastVisitHint: (day: string) => `Lo que pasó desde el ${day}`,
  newsSince: (day: string) => `Con novedades desde el ${day}`,
  markRead: 'Marcar como leído',
  markUnread: 'Marcar como no leído',
  markManyRead: 'Marcar como leídos',
  markManyUnread: 'Marcar como no leídos',
  unit: (count: number) => `${claims(count)} de unidades sin leer`,
  project: (count: number) => `${claims(count)} de consorcios sin leer`,
} as const;
