import { timeZone } from './limits';
import { once } from './memo';

/** Created with the first date, because it takes the browser milliseconds. */
const dayFormat = once(
  () => new Intl.DateTimeFormat('es-AR', { timeZone, weekday: 'long', day: 'numeric', month: 'long' }),
);
const hourFormat = once(
  () => new Intl.DateTimeFormat('es-AR', { timeZone, hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }),
);

/** Formats the day of an instant (ISO 8601) in Argentina: "martes 24 de noviembre". */
export function dayWords(instant: string): string {
  const parts = dayFormat().formatToParts(new Date(instant));
  const part = (partType: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === partType)?.value ?? '';
  return `${part('weekday')} ${part('day')} de ${part('month')}`;
}

/** Formats the time of an instant in Argentina: "9", "9:30". */
export function hourWords(instant: string): string {
  const parts = hourFormat().formatToParts(new Date(instant));
  const part = (partType: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === partType)?.value ?? '';
  const hour = String(Number(part('hour')));
  return part('minute') === '00' ? hour : `${hour}:${part('minute')}`;
}

/** Formats an instant in Argentina: "martes 24 de noviembre, 9 h". */
export const instantWords = (instant: string): string => `${dayWords(instant)}, ${hourWords(instant)} h`;

/** Formats the hours of a visit: "de 9 a 12". */
export const hoursWords = ({ starts_at: start, ends_at: end }: { starts_at: string; ends_at: string }): string =>
  // A window that ends at midnight ends its day: "de 23 a 24".
  `de ${hourWords(start)} a ${hourWords(end) === '0' ? '24' : hourWords(end)}`;

/** The message by which a resident tells the company that nobody came to a visit. */
export const unattendedMessage = (span: { starts_at: string; ends_at: string }): string =>
  `No vino nadie a la visita del ${spanWords(span)}.`;

/** Formats the date of a visit: "martes 24 de noviembre, de 9 a 12". */
export const spanWords = (span: { starts_at: string; ends_at: string }): string =>
  `${dayWords(span.starts_at)}, ${hoursWords(span)}`;

/** Formats the date of a visit for a page that is read now: "hoy, de 9 a 12" if it is today. */
export const spanWordsNow = (span: { starts_at: string; ends_at: string }, now = new Date().toISOString()): string =>
  dayWords(span.starts_at) === dayWords(now) ? `hoy, ${hoursWords(span)}` : spanWords(span);

/**
 * Returns why a window is unusual, in words to ask about: at night, on a Sunday, or on a day on which the company's office
 * is closed (`closedDays`, YYYY-MM-DD); undefined if it is not.
 */
export function unusualWords(
  { day, from, to }: { day?: string; from?: string; to?: string },
  closedDays: readonly string[],
): string | undefined {
  if (!day || !from || !to) return undefined;
  const words = [
    ...(new Date(`${day}T12:00:00Z`).getUTCDay() === 0 ? ['es domingo'] : []),
    ...(closedDays.includes(day) ? ['es feriado'] : []),
    ...(from < '07:00' || from >= '21:00' || to > '21:00' || to < from ? ['es de noche'] : []),
  ];
  return words.length > 0 ? words.join(' y ') : undefined;
}
