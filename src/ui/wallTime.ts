/** Argentina keeps UTC-3 all year. */
const offset = '-03:00';
const offsetMs = 3 * 3_600_000;

/**
 * Converts an instant (ISO 8601) to a `Date` whose local fields show Argentina's time, for components that support only
 * the browser's time zone.
 */
export function toWall(iso: string): Date {
  const at = new Date(Date.parse(iso) - offsetMs);
  return new Date(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), at.getUTCHours(), at.getUTCMinutes());
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
/** Returns the day of such a `Date`, `YYYY-MM-DD`. */
export const wallDay = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
/** Returns the time of such a `Date`, `HH:MM`. */
export const wallHour = (date: Date): string => `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
/** Returns the instant (ISO 8601) of a day (`YYYY-MM-DD`) and a time (`HH:MM`) in Argentina. */
export const instantOf = (day: string, hour: string): string => new Date(`${day}T${hour}:00${offset}`).toISOString();
/** Adds days to a day, `YYYY-MM-DD`; `days` may be negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
/** Returns the Monday of a day's week, `YYYY-MM-DD`. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
