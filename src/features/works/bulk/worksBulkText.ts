import { limits } from '../../../contract/limits';

const number = (count: number) => count.toLocaleString('es-AR');
const places = (count: number) => (count === 1 ? '1 lugar' : `${number(count)} lugares`);

/** Texts of the bulk actions for work orders. */
export const worksBulkText = {
  selected: (count: number) => (count === 1 ? '1 trabajo seleccionado' : `${number(count)} trabajos seleccionados`),
  selectPage: (count: number) => `Seleccionar los ${count} de esta página`,
  unselect: 'Quitar selección',
  tooMany: `Podés proponer horarios para hasta ${limits.worksAtOnce} trabajos a la vez.`,
  propose: 'Proponer horarios…',
  title: (count: number) => `Proponer horarios · ${count === 1 ? '1 trabajo' : `${number(count)} trabajos`}`,
  intro: 'Hasta tres, los mismos para todos. En cada lugar eligen uno, o proponen otros.',
  send: 'Enviar',
  /** The number of addresses of the selected work orders that can get the windows. */
  can: (count: number, total: number) => {
    if (count === total)
      return count === 1 ? 'Se proponen para 1 lugar.' : `Se proponen para los ${number(total)} lugares.`;
    return `De ${places(total)}, se proponen para ${number(count)}.`;
  },
  canNot: (count: number) => `Para ${number(count)} no se puede:`,
  /** One person cannot be at two addresses at once. */
  sharedBy: (worker: string, count: number) =>
    `${worker} iría a ${number(count)} lugares: cada horario es de quien lo elige primero, y los demás lo ven ocupado.`,
  receipt: 'Horarios para varios trabajos',
  none: 'Ninguno de los trabajos elegidos admite una visita ahora.',
  sent: (count: number) => `Horarios enviados para ${places(count)}.`,
  refused: (count: number, why: string) => `${number(count)}: ${why}`,
  details: 'Ver uno por uno',
  done: (count: number) => (count === 1 ? '1 enviado' : `${number(count)} enviados`),
  place: (id: number, place: string) => [`Trabajo ${id}`, place].filter(Boolean).join(' · '),
} as const;
