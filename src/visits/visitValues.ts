import { visitDateProblems, windowsProblems } from '../contract/visitRules';
import type { Problem } from '../contract/rules';
import { blankProblems } from '../contract/rules';
import { rulesText } from '../contract/rulesText';
import { instantOf, toWall, wallDay, wallHour } from '../ui/wallTime';

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

/** A window that was typed, as the calls take it; what is missing is an empty text, which the rules refuse. */
export const toWindow = ({ day, from, to }: WindowValues) => ({
  starts_at: day && from ? instantOf(day, from) : '',
  ends_at: day && to ? instantOf(day, to) : '',
});

/** A window, or a date, as the form shows it. */
export function toWindowValues({
  starts_at: start,
  ends_at: end,
}: {
  starts_at: string;
  ends_at: string;
}): WindowValues {
  const from = toWall(start);
  return { day: wallDay(from), from: wallHour(from), to: wallHour(toWall(end)) };
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
