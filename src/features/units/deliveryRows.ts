import type { UndeliveredUnit } from '../../api/deliveries';
import { normalizeDay } from '../../contract/days';
import { deliveryProblem } from '../../contract/recordRules';
import { formatDay } from '../../ui/dates';

/** What is typed for each unit, by its id; units without a text are missing. */
export type Days = Record<number, string>;

/** Returns a text as its field shows it: a day that was understood in full, anything else as typed. */
export function shownDay(text: string): string {
  const day = normalizeDay(text);
  return day === undefined ? text : formatDay(day);
}

/** Returns why a text is no delivery date; undefined if it is one, or blank. */
export function problemOf(text: string, today: string): string | undefined {
  return text.trim() === '' ? undefined : deliveryProblem(normalizeDay(text) ?? text, today);
}

/** Returns the texts with that of a unit changed; a blank one is removed. */
export function withDay(days: Days, id: number, text: string): Days {
  const { [id]: _former, ...others } = days;
  return text.trim() === '' ? others : { ...others, [id]: text };
}

/**
 * Writes a pasted column into the units from one on. A blank line leaves its unit as it is. Returns how many lines were
 * taken, and how many were left over because there are no more units.
 */
export function pasteColumn(days: Days, units: UndeliveredUnit[], start: number, column: string) {
  const lines = column.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  const next = { ...days };
  let count = 0;
  lines.forEach((line, index) => {
    const unit = units[start + index];
    if (!unit || line.trim() === '') return;
    // A line of several cells is no day, and its cell says so.
    next[unit.unit_id] = shownDay(line.replaceAll('\t', ' ').trim());
    count++;
  });
  return { days: next, count, leftOver: Math.max(0, lines.length - (units.length - start)) };
}
