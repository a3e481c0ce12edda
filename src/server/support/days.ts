import { timeZone } from '../../contract/limits';

const formatter = new Intl.DateTimeFormat('es-AR', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day of an instant in Argentina, `YYYY-MM-DD`; by default today. Argentina's own order of the parts is the same everywhere. */
export const dayInArgentina = (instant: Date = new Date()): string =>
  formatter.format(instant).split('/').reverse().join('-');

/** `YYYY-MM-DD` as people read it, `DD/MM/YYYY`. */
export const shownDay = (day: string): string => day.split('-').reverse().join('/');

/** The first instant of a day in Argentina, which keeps UTC-3 all year. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00-03:00`);

/** An instant as Argentina's clocks show it, in the fields that are UTC's. */
export const inArgentina = (instant: Date): Date => new Date(instant.getTime() - 3 * 3_600_000);

/** The day `count` days after `day`, both `YYYY-MM-DD`. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The same day of the month `months` later; the month's last day where that day is missing. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDay))).toISOString().slice(0, 10);
}
