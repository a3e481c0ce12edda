/** Working time: the hours in which the office is open, counted over days that it is closed. */

/** From when to when the office is open on a day of the week, as `HH:MM` of Argentina; null where it is closed. */
export type OfficeHours = { opens: string; closes: string } | null;
/** The hours of each day of the week, from Sunday on. */
export type OfficeWeek = OfficeHours[];

/** A day on which the office is open. Instants and durations are milliseconds. */
export interface WorkingDay {
  /** `YYYY-MM-DD` */
  day: string;
  opensAt: number;
  closesAt: number;
  /** Working time of the days before it. */
  before: number;
}

const dayMs = 86_400_000;
/** An hour of a day in Argentina, which keeps UTC-3 all year. */
const instantOf = (day: string, hour: string): number => Date.parse(`${day}T${hour}:00-03:00`);

/**
 * The days from `first` to `last` (`YYYY-MM-DD`, both included) on which the office is open.
 * @param isClosed whether a day is a holiday, a bridge or a closure.
 */
export function workingDays(
  week: OfficeWeek,
  isClosed: (day: string) => boolean,
  first: string,
  last: string,
): WorkingDay[] {
  const days: WorkingDay[] = [];
  let before = 0;
  for (let at = Date.parse(`${first}T00:00:00Z`); at <= Date.parse(`${last}T00:00:00Z`); at += dayMs) {
    const day = new Date(at).toISOString().slice(0, 10);
    const hours = week[new Date(at).getUTCDay()];
    if (!hours || isClosed(day)) continue;
    const [opensAt, closesAt] = [instantOf(day, hours.opens), instantOf(day, hours.closes)];
    days.push({ day, opensAt, closesAt, before });
    before += closesAt - opensAt;
  }
  return days;
}

/** The last day that fulfils a condition which holds up to some day and not after it; undefined where none does. */
function lastDay(days: WorkingDay[], isUpTo: (day: WorkingDay) => boolean): WorkingDay | undefined {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isUpTo(days[middle] as WorkingDay)) low = middle + 1;
    else high = middle;
  }
  return days[low - 1];
}

/** The working time that has passed up to an instant, since the first of the days. */
export function workedAt(days: WorkingDay[], instant: number): number {
  const day = lastDay(days, ({ opensAt }) => opensAt <= instant);
  return day ? day.before + Math.min(instant, day.closesAt) - day.opensAt : 0;
}

/** The first instant at which so much working time has passed; undefined without days. */
export function instantAt(days: WorkingDay[], worked: number): number | undefined {
  const day = lastDay(days, ({ before }) => before < Math.max(worked, 1)) ?? days[0];
  return day && day.opensAt + worked - day.before;
}
