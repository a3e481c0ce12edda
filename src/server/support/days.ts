import { timeZone } from '../../contract/limits';

const formatter = new Intl.DateTimeFormat('es-AR', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/**
 * Returns the day of an instant in Argentina, `YYYY-MM-DD`; today by default. The formatter always writes
 * day/month/year.
 */
export const dayInArgentina = (instant: Date = new Date()): string =>
  formatter.format(instant).split('/').reverse().join('-');

/** Converts `YYYY-MM-DD` to `DD/MM/YYYY`. */
export const shownDay = (day: string): string => day.split('-').reverse().join('/');

const momentFormat = new Intl.DateTimeFormat('es-AR', {
  timeZone,
  ...{ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
});

/** Formats an instant in Argentina: "29/11/2026, 17:20". */
export const shownMoment = (instant: string | Date): string => momentFormat.format(new Date(instant));

/** Returns the first instant of a day in Argentina, which is at UTC-3 all year. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00-03:00`);

/** Shifts an instant so that its UTC fields are Argentina's local time. */
export const inArgentina = (instant: Date): Date => new Date(instant.getTime() - 3 * 3_600_000);

/** Days from the epoch to the day of an instant in Argentina. */
const dayNumber = (instant: Date): number => Math.floor(inArgentina(instant).getTime() / 86_400_000);

/** Returns the calendar days in Argentina from an instant to today. */
export const daysSince = (instant: Date): number => dayNumber(new Date()) - dayNumber(instant);

/** Returns the day `count` days after `day`, both `YYYY-MM-DD`. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Returns the same day `months` later, or the month's last day if that month is shorter. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDay))).toISOString().slice(0, 10);
}
