import { instantWords } from './visitWords';
import type { WorkEvent } from './workEvents';
import type { StuckReason } from './workStatus';

/** The events of work orders and their visits, as sentences whose subject is the user or contractor. */
const events = {
  created: 'Encargó el trabajo',
  changed: 'Editó los datos del trabajo',
  arrive: 'Llegó al lugar',
  finishPlace: 'Terminó en uno de los lugares',
  stuck: 'No lo pudo terminar',
  corrected: 'Corrigió lo que informó',
  arriveUndone: 'Avisó que todavía no llegó',
  finishUndone: 'Avisó que todavía no terminó',
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

/** Why a contractor could not finish, for the company and the contractor. */
export const stuckReasonText: Record<StuckReason, string> = {
  nobody: 'no había nadie',
  no_access: 'no había cómo entrar',
  material: 'falta material',
  other_trade: 'hace falta otro oficio',
  more_days: 'hacen falta más días',
};

/** Returns what happened; for an event of a visit with its date and, among several places, with its place. */
export function workEventWords({
  what,
  visit_at: visitAt,
  reason,
  place,
}: Pick<WorkEvent, 'what' | 'visit_at' | 'reason'> & { place?: string }): string {
  const visit = [reason && stuckReasonText[reason], visitAt && instantWords(visitAt), place]
    .filter(Boolean)
    .join(' · ');
  return visit ? `${events[what]}: ${visit}` : events[what];
}

export const partsWords = (parts: string): string => `Materiales: ${parts}`;
