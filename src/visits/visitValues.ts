import { isDay } from '../contract/days';
import { limits } from '../contract/limits';
import { overlap, visitDateProblems, windowsProblems } from '../contract/visitRules';
import type { Problem } from '../contract/rules';
import { blankProblems } from '../contract/rules';
import { rulesText } from '../contract/rulesText';
import { nextWorkday } from '../ui/dates';
import { instantOf, toWall, wallDay, wallHour } from '../ui/wallTime';

/** A window as typed: the day (`YYYY-MM-DD`) and two times (`HH:MM`) of Argentina. */
export interface WindowValues {
  day?: string;
  from?: string;
  to?: string;
}

/** The values of the windows form; the numbered fields hold the errors of the rows. */
export interface VisitValues {
  windows: WindowValues[];
  reason?: string;
  'windows.0'?: null;
  'windows.1'?: null;
  'windows.2'?: null;
}

/** Converts a typed window for the calls. A missing value, or a text that is no day, becomes an empty text, which the rules reject. */
export const toWindow = ({ day, from, to }: WindowValues) => ({
  starts_at: day && isDay(day) && from ? instantOf(day, from) : '',
  ends_at: day && isDay(day) && to ? instantOf(day, to) : '',
});

/** Converts a window, or a date, for the form. */
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

/** The default window, in the morning of the next working day or of another day; the user can change it. */
export const usualWindow = (day = nextWorkday()): WindowValues => ({ day, from: '09:00', to: '12:00' });

/** Returns the default window instead of earlier ones: it overlaps none of those that are taken. */
export function freeWindow(
  earlier: readonly { starts_at: string; ends_at: string; is_taken: boolean }[],
): WindowValues {
  const taken = earlier.filter(({ is_taken: isTaken }) => isTaken);
  let window = usualWindow();
  while (taken.some((each) => overlap(each, toWindow(window)))) window = usualWindow(nextWorkday(window.day));
  return window;
}

/** Whether a field causes the error of its window: it is missing, or all are there and do not fit. */
export function isWrongField(window: WindowValues, field: keyof WindowValues, problem: string | undefined): boolean {
  const isFilled = (name: keyof WindowValues) => Boolean(window[name]) && (name !== 'day' || isDay(window.day ?? ''));
  const isComplete = isFilled('day') && isFilled('from') && isFilled('to');
  if (!problem) return false;
  if (!isComplete) return !isFilled(field);
  // Hours that are reversed, or too close or far, lead to the hours.
  return field !== 'day' || problem !== rulesText.visitLength;
}

/** Returns the rules of the form: for proposed windows, or for the single date. */
export const visitProblems =
  ({ isDate, needsReason }: { isDate: boolean; needsReason: boolean }) =>
  ({ windows, reason }: VisitValues): Problem[] => [
    ...(isDate ? dateProblems(windows) : windowsProblems({ windows: windows.map(toWindow), reason })),
    ...(needsReason ? blankProblems({ reason }, ['reason'], rulesText.reason) : []),
  ];

const dateProblems = ([window = {}]: WindowValues[]): Problem[] =>
  visitDateProblems(toWindow(window)).map((problem) => ({ ...problem, field: 'windows.0' }));

/** The times that can be chosen: every half hour of the working day. */
export const visitTimes: string[] = Array.from({ length: 29 }, (_, half) => {
  const minutes = 7 * 60 + half * 30;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}`;
});

interface RowsState {
  rows: WindowValues[];
  onChange: (rows: WindowValues[]) => void;
  /** Returns the error message of a row. */
  problemOf: (row: number) => string | undefined;
}

/** What a form does with the rows of its windows, whatever its inputs are: those of Ant Design or the phone's own. */
export function windowRows({ rows, onChange, problemOf }: RowsState) {
  return {
    set: (row: number, change: WindowValues) =>
      onChange(rows.map((window, index) => (index === row ? { ...window, ...change } : window))),
    remove: (row: number) => onChange(rows.filter((_, index) => index !== row)),
    /** Adds a window; undefined if there are as many as may be. */
    add:
      rows.length < limits.visitWindows
        ? () => onChange([...rows, { ...usualWindow(), ...nextOf(rows.at(-1)) }])
        : undefined,
    isWrong: (row: number, field: keyof WindowValues) => isWrongField(rows[row] ?? {}, field, problemOf(row)),
  };
}

/** Returns the initial value of another window: the working day after the last one, at the same time. */
function nextOf(last: WindowValues | undefined): WindowValues {
  if (!last?.day || !isDay(last.day)) return {};
  return { day: nextWorkday(last.day), from: last.from, to: last.to };
}
