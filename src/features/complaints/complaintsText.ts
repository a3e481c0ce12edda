import { columnText } from '../../contract/columnText';

const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('es-AR')} ${many}`;

/** Texts of the register of formal complaints. */
export const complaintsText = {
  title: 'Reclamos formales',
  columns: columnText.complaints,
  viewOf: (number: string) => `Ver ${number}`,
  filter: 'Filtrar reclamos formales',
  filterState: 'Estado',
  filterAsks: 'Pide',
  due: (day: string) => `Vence el ${day}`,
  answeredBy: (name: string, at: string) => `${name} · ${at}`,
  emptyTitle: 'Todavía no hay reclamos formales.',
  emptyHint: 'Cuando un cliente deje asentado uno en su reclamo, aparece acá con su número y su plazo.',
  newRows: counted('reclamo formal nuevo', 'reclamos formales nuevos'),
} as const;
