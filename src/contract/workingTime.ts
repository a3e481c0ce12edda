/**
 * Working time: time during the office's opening hours, accumulated over days. The server stores the days, and SQL counts
 * with them (`functions/working_time.sql`).
 */

/** Opening hours of a weekday, as `HH:MM` in Argentina; null if the office is closed. */
export type OfficeHours = { opens: string; closes: string } | null;
/** The hours of each weekday, starting with Sunday. */
export type OfficeWeek = OfficeHours[];

/** A day on which the office is open. Instants and durations are in milliseconds. */
export interface WorkingDay {
  /** `YYYY-MM-DD`. */
  day: string;
  opensAt: number;
  closesAt: number;
  /** Working time of the days before it. */
  before: number;
}

/** Returns the weekday of a day `YYYY-MM-DD`, from 0 for Sunday; NaN if there is no such day. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

const dayMs = 86_400_000;
/** Returns an instant from a day and a time in Argentina, which is at UTC-3 all year. */
const instantOf = (day: string, hour: string): number => Date.parse(`${day}T${hour}:00-03:00`);

/**
 * Returns the days from `first` to `last` (`YYYY-MM-DD`, both included) on which the office is open.
 * @param isClosed whether a day is a holiday, a bridge day or a closure.
 * @param ownHours opening hours of days that differ from their weekday.
 */
export function workingDays(
  week: OfficeWeek,
  isClosed: (day: string) => boolean,
  first: string,
  last: string,
  ownHours: ReadonlyMap<string, OfficeHours> = new Map(),
): WorkingDay[] {
  const days: WorkingDay[] = [];
  let before = 0;
  for (let time = Date.parse(`${first}T00:00:00Z`); time <= Date.parse(`${last}T00:00:00Z`); time += dayMs) {
    const day = new Date(time).toISOString().slice(0, 10);
    const hours = ownHours.get(day) ?? week[weekdayOf(day)];
    if (!hours || isClosed(day)) continue;
    const [opensAt, closesAt] = [instantOf(day, hours.opens), instantOf(day, hours.closes)];
    days.push({ day, opensAt, closesAt, before });
    before += closesAt - opensAt;
  }
  return days;
}
