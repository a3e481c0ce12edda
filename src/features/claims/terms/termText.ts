import { serverNow } from '../../../api/serverClock';
import { dueStates, type DueState } from '../../../contract/claimStatus';
import type { ClaimTerm } from '../../../contract/claimShapes';
import { timeZone } from '../../../contract/limits';
import { daysSince, formatDate } from '../../../ui/dates';
import { dayOfTerm } from '../../../contract/dayOfTerm';

const days = (count: number) => (count === 1 ? '1 día' : `${count} días`);
const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('es-AR', { timeZone, ...options });
const hour = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Returns the calendar days from today to an instant; negative if it has passed. */
const daysTo = (at: string): number => -daysSince(at);

/** The due state of a claim at an instant. */
export interface Due {
  /** Its colour; the last two are for users who cannot change the status. */
  state: Exclude<DueState, 'none' | 'week' | 'later'> | 'ahead' | 'delayed' | 'asked';
  /** A short label. */
  label: string;
  /** The shortest label, for a cell. */
  short: string;
}

/** Returns the state of a term; undefined if nothing is due and nothing was asked. */
export function dueOf(
  term: ClaimTerm | null | undefined,
  awaitingSince: string | null | undefined,
  now = serverNow(),
): Due | undefined {
  if (awaitingSince)
    return {
      state: 'paused',
      label: `en pausa desde el ${formatDate(awaitingSince)}`,
      short: `en pausa ${formatDate(awaitingSince).slice(0, 5)}`,
    };
  if (!term) return undefined;
  const inDays = daysTo(term.at);
  const what = term.due === 'answer' ? 'respuesta: ' : '';
  if (Date.parse(term.at) < now)
    return inDays === 0
      ? { state: 'late', label: `${what}venció hoy`, short: 'venció hoy' }
      : { state: 'late', label: `${what}vencido hace ${days(-inDays)}`, short: `vencido ${-inDays} d` };
  if (inDays === 0) {
    const at = hour.format(new Date(term.at));
    return { state: 'today', label: `${what}vence hoy ${at}`, short: `vence ${at}` };
  }
  return {
    state: 'ahead',
    label: what + (inDays === 1 ? 'vence mañana' : `vence el ${formatDate(term.at)}`),
    short: formatDate(term.at),
  };
}

/**
 * Returns the same for users who cannot change the status: what the company does or asks. A late claim has a calm label,
 * because "expired" would read as a refusal.
 */
export function dueForAuthor(
  term: ClaimTerm | null | undefined,
  awaitingSince: string | null | undefined,
  now = serverNow(),
): Due | undefined {
  if (awaitingSince)
    return {
      state: 'asked',
      label: `esperamos tu respuesta desde el ${formatDate(awaitingSince)}`,
      short: 'esperamos tu respuesta',
    };
  if (!term) return undefined;
  if (Date.parse(term.at) < now) return { state: 'delayed', label: 'nos demoramos', short: 'nos demoramos' };
  const label = `${term.due === 'answer' ? 'te respondemos' : 'lo terminamos'} a más tardar el ${formatDate(term.at)}`;
  return { state: 'ahead', label, short: label };
}

/** Returns, for the claim's author, by when the company does what is due. */
export const byWhen = ({ due, at }: ClaimTerm): string =>
  `${due === 'answer' ? 'Te respondemos' : 'Lo terminamos'} a más tardar el ${dayOfTerm(at)}`;

export const termText = {
  /** For staff. */
  staffNext: ({ due, at }: ClaimTerm, isLate: boolean): string =>
    `${due === 'answer' ? 'Primera respuesta' : 'Fin del reclamo'}: ${isLate ? 'venció' : 'vence'} el ${dayOfTerm(at)} a las ${hour.format(new Date(at))}.`,
  awaitingYou: (since: string) =>
    `Esperamos tu respuesta desde el ${formatDate(since)}. Cuando nos contestes, seguimos con tu reclamo.`,
  answer: 'Responder',
  ask: 'Esperar su respuesta: el plazo queda en pausa',
  asks: 'Espera respuesta',
  title: 'Qué sigue y para cuándo',
  byDue: 'Por vencimiento',
  byDueHint: 'Abiertos con plazo, primero lo que vence antes',
  filter: 'Vencimiento',
  states: {
    late: 'Vencidos',
    today: 'Vencen hoy',
    week: 'En los próximos 7 días',
    later: 'Más adelante',
    paused: 'En pausa',
    none: 'Sin plazo',
  } satisfies Record<DueState, string>,
  theirs: {
    byDue: 'Por fecha',
    filter: 'Para cuándo',
    states: {
      late: 'Demorados',
      today: 'Para hoy',
      week: 'En los próximos 7 días',
      later: 'Más adelante',
      paused: 'Esperan tu respuesta',
      none: 'Sin fecha',
    } satisfies Record<DueState, string>,
  },
  bulkMovesTerms: 'Con la prioridad cambian también los plazos.',
} as const;

/** Returns the words for what is due: those of staff, or those of the people of a claim. */
export const dueWords = (isStaff: boolean) => (isStaff ? termText : termText.theirs);

/** The filter for claims with a due term. */
export const withTerm = 'late,today,week,later' satisfies string;

export const isDueState = (value: string): value is DueState => (dueStates as readonly string[]).includes(value);
