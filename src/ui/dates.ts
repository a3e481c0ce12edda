import { timeZone } from '../contract/limits';

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

/** The day of an instant (ISO 8601) in Argentina, `DD/MM/YYYY`. */
export const formatDate = (iso: string): string => day.format(new Date(iso));
/** An instant in Argentina, `DD/MM/YYYY, HH:MM`. */
export const formatInstant = (iso: string): string => instant.format(new Date(iso));
/** A day of the calendar (`YYYY-MM-DD`) as `DD/MM/YYYY`; it has no time zone. */
export const formatDay = (text: string): string => text.split('-').reverse().join('/');
/** Today in Argentina, `YYYY-MM-DD`. */
export const today = (): string => isoDay.format(new Date());
