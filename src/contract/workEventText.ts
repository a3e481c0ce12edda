import { instantWords } from './visitWords';
import type { WorkEvent } from './works';

/** The events of work orders and their visits, as sentences whose subject is the user or contractor. */
const events = {
  created: 'Encargó el trabajo',
  changed: 'Editó los datos del trabajo',
  arrive: 'Llegó al lugar',
  accept: 'Aceptó el trabajo',
  refuse: 'Rechazó el trabajo',
  finish: 'Marcó el trabajo como hecho',
  verify: 'Verificó el trabajo',
  return: 'Devolvió el trabajo para corregir',
  cancel: 'Anuló el trabajo',
  ask: 'Volvió a pedir el trabajo',
  visitProposed: 'Propuso horarios para una visita',
  visitAgreed: 'Acordó una visita',
  visitMoved: 'Cambió la fecha de una visita',
  visitCancelled: 'Anuló una visita',
  visitDone: 'Indicó que la visita se hizo',
  visitMissed: 'Indicó que alguien no estuvo en la visita',
  visitUnattended: 'Avisó que no fue nadie a la visita',
} satisfies Record<WorkEvent['what'], string>;

/** Returns what happened, with the date of the visit for an event of one. */
export const workEventWords = ({ what, visit_at: visitAt }: Pick<WorkEvent, 'what' | 'visit_at'>): string =>
  visitAt ? `${events[what]}: ${instantWords(visitAt)}` : events[what];

export const partsWords = (parts: string): string => `Materiales: ${parts}`;
