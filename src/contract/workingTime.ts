/** Working time: time during the office's opening hours, accumulated over days. */

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

const dayMs = 86_400_000;
/** Returns an instant from a day and a time in Argentina, which is at UTC-3 all year. */
const instantOf = (day: string, hour: string): number => Date.parse(`${day}T${hour}:00-03:00`);

/**
 * Returns the days from `first` to `last` (`YYYY-MM-DD`, both included) on which the office is open.
 * @param isClosed whether a day is a holiday, a bridge day or a closure.
 */
export function workingDays(
  week: OfficeWeek,
  isClosed: (day: string) => boolean,
  first: string,
  last: string,
): WorkingDay[] {
  const days: WorkingDay[] = [];
  let before = 0;
  for (let time = Date.parse(`${first}T00:00:00Z`); time <= Date.parse(`${last}T00:00:00Z`); time += dayMs) {
    const day = new Date(time).toISOString().slice(0, 10);
    const hours = week[new Date(time).getUTCDay()];
    if (!hours || isClosed(day)) continue;
    const [opensAt, closesAt] = [instantOf(day, hours.opens), instantOf(day, hours.closes)];
    days.push({ day, opensAt, closesAt, before });
    before += closesAt - opensAt;
  }
  return days;
}

/**
 * Returns the last day that meets a condition, by binary search: the condition must hold up to some day and not after
 * it. Returns undefined if it holds for none.
 */
function lastDay(days: WorkingDay[], isUpTo: (day: WorkingDay) => boolean): WorkingDay | undefined {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isUpTo(days[middle] as WorkingDay)) low = middle + 1;
    else high = middle;
  }
  return days[low - 1];
}

/** Returns the working time from the first of the days up to an instant. */
export function workingTimeUntil(days: WorkingDay[], instant: number): number {
  const day = lastDay(days, ({ opensAt }) => opensAt <= instant);
  return day ? day.before + Math.min(instant, day.closesAt) - day.opensAt : 0;
}

/** Returns the first instant at which that much working time has passed; undefined without days. */
export function instantAfter(days: WorkingDay[], workingTime: number): number | undefined {
  const day = lastDay(days, ({ before }) => before < Math.max(workingTime, 1)) ?? days[0];
  return day && day.opensAt + workingTime - day.before;
}
