import { visitDateProblems, windowsProblems } from '../contract/visitRules';
import type { Problem } from '../contract/rules';
import { blankProblems } from '../contract/rules';
import { rulesText } from '../contract/rulesText';

/** A window as it is typed: the day (`YYYY-MM-DD`) and two times (`HH:MM`) of Argentina. */
export interface WindowValues {
  day?: string;
  from?: string;
  to?: string;
}

/** What the form of windows holds; the numbered names are those of its problems. */
export interface VisitValues {
  windows: WindowValues[];
  reason?: string;
  'windows.0'?: null;
  'windows.1'?: null;
  'windows.2'?: null;
}

/** Argentina keeps UTC-3 all year. */
const offsetMs = 3 * 3_600_000;
const instantOf = (day: string | undefined, time: string | undefined): string | undefined =>
  day && time ? new Date(`${day}T${time}:00-03:00`).toISOString() : undefined;

export const toWindow = ({ day, from, to }: WindowValues) => ({
  starts_at: instantOf(day, from) ?? '',
  ends_at: instantOf(day, to) ?? '',
});

/** A window, or a date, as the form shows it. */
export function toWindowValues({
  starts_at: start,
  ends_at: end,
}: {
  starts_at: string;
  ends_at: string;
}): WindowValues {
  const local = (instant: string) => new Date(Date.parse(instant) - offsetMs).toISOString();
  return { day: local(start).slice(0, 10), from: local(start).slice(11, 16), to: local(end).slice(11, 16) };
}

/** The rules of the form: of windows that are proposed, or of the one date that is set. */
export const visitProblems =
  ({ isDate, needsReason }: { isDate: boolean; needsReason: boolean }) =>
  ({ windows, reason }: VisitValues): Problem[] => [
    ...(isDate ? dateProblems(windows) : windowsProblems({ windows: windows.map(toWindow), reason })),
    ...(needsReason ? blankProblems({ reason }, ['reason'], rulesText.reason) : []),
  ];

const dateProblems = ([window = {}]: WindowValues[]): Problem[] =>
  visitDateProblems(toWindow(window)).map((problem) => ({ ...problem, field: 'windows.0' }));

/** The times that can be chosen: every half hour of the day in which people work. */
export const visitTimes: string[] = Array.from({ length: 29 }, (_, half) => {
  const minutes = 7 * 60 + half * 30;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}`;
});
