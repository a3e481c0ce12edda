import { serverNow } from '../api/serverClock';
import { timeZone } from '../contract/limits';
import { once } from '../contract/memo';
import { uiText } from './text';

/** One shared formatter, because the browser takes milliseconds to create one. */
const days = new Intl.DateTimeFormat('es-AR', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
/**
 * Returns the day as `YYYY-MM-DD`. Argentina's date format is the same in every browser; Canada's, which would need no
 * reordering, is not.
 */
const isoDay = (date: Date): string => days.format(date).split('/').reverse().join('-');
const instantFormat = once(
  () =>
    new Intl.DateTimeFormat('es-AR', {
      timeZone,
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/**
 * Returns a `Date`, or undefined: a different server may omit an instant or format it differently, and that must not
 * throw.
 */
function dateOf(iso: string | null | undefined): Date | undefined {
  const date = new Date(iso ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Formats the day of an instant (ISO 8601) in Argentina as `DD/MM/YYYY`; a dash if it is invalid. */
export function formatDate(iso: string): string {
  const date = dateOf(iso);
  return formatDay(date && isoDay(date));
}
/** Formats an instant in Argentina as `DD/MM/YYYY, HH:MM`; a dash if it is invalid. */
export function formatInstant(iso: string): string {
  const date = dateOf(iso);
  return date ? instantFormat().format(date) : uiText.noValue;
}
/** Formats a date (`YYYY-MM-DD`) as `DD/MM/YYYY`; it has no time zone. A dash if it is missing. */
export const formatDay = (text: string | null | undefined): string =>
  text ? text.split('-').reverse().join('/') : uiText.noValue;
/** Returns today's date in Argentina by the server's clock, `YYYY-MM-DD`. */
export const today = (): string => isoDay(new Date(serverNow()));
/** Returns the first day from Monday to Friday after a day (`YYYY-MM-DD`), by default after today. */
export function nextWorkday(after = today()): string {
  const day = new Date(`${after}T00:00:00Z`);
  do day.setUTCDate(day.getUTCDate() + 1);
  while ([0, 6].includes(day.getUTCDay()));
  return day.toISOString().slice(0, 10);
}
/** Returns the calendar days in Argentina from an instant to today; 0 if the instant is invalid. */
export function daysSince(iso: string): number {
  const date = dateOf(iso);
  return date ? Math.round((Date.parse(today()) - Date.parse(isoDay(date))) / 86_400_000) : 0;
}
