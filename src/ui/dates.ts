import { timeZone } from '../contract/limits';
import { uiText } from './text';

const day = new Intl.DateTimeFormat('es-AR', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' });
const instant = new Intl.DateTimeFormat('es-AR', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** Another server may leave an instant out, or write it in its own way: that is shown as a dash, and takes nothing down. */
function formatted(format: Intl.DateTimeFormat, iso: string | null | undefined): string {
  const date = new Date(iso ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? uiText.noValue : format.format(date);
}

/** The day of an instant (ISO 8601) in Argentina, `DD/MM/YYYY`. */
export const formatDate = (iso: string): string => formatted(day, iso);
/** An instant in Argentina, `DD/MM/YYYY, HH:MM`. */
export const formatInstant = (iso: string): string => formatted(instant, iso);
/** A day of the calendar (`YYYY-MM-DD`) as `DD/MM/YYYY`; it has no time zone. A dash where it is missing. */
export const formatDay = (text: string | null | undefined): string =>
  text ? text.split('-').reverse().join('/') : uiText.noValue;
/** Today in Argentina, `YYYY-MM-DD`. */
export const today = (): string => isoDay.format(new Date());
/** Days of the calendar in Argentina from an instant to today; 0 where the instant can't be read. */
export function daysSince(iso: string): number {
  const then = new Date(iso);
  if (Number.isNaN(then.getTime())) return 0;
  return Math.round((Date.parse(today()) - Date.parse(isoDay.format(then))) / 86_400_000);
}
