import { inArgentina } from '../support/days';
import type { Span } from './visitChanges.repository';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Minutes of the day until which a visit is proposed, unless a later one was wanted. */
const lastMinute = 20 * 60;
/** Days that are searched for a free time. */
const searchedDays = 30;
/** Visits begin at a quarter of an hour. */
const stepMs = 15 * minuteMs;

const overlaps = (a: Span, b: Span): boolean => a.startsAt < b.endsAt && b.startsAt < a.endsAt;
const minuteOfDay = (instant: Date): number => Math.floor((inArgentina(instant).getTime() % dayMs) / minuteMs);
const isWeekend = (instant: Date): boolean => [0, 6].includes(inArgentina(instant).getUTCDay());

/** Returns the end of the visits, one directly after the other, that take up a wanted time; undefined if it is free. */
export function busyUntil(wanted: Span, taken: Span[]): Date | undefined {
  let end: Date | undefined;
  for (const span of taken.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime()))
    if (end ? span.startsAt <= end && span.endsAt > end : overlaps(span, wanted)) end = span.endsAt;
  return end;
}

/**
 * Returns the next free time of the same length: later on the same day, or on one of the next working days from the same
 * hour on. Undefined if there is none in a month.
 */
export function nextFree(wanted: Span, taken: Span[], now = new Date()): Span | undefined {
  const lengthMs = wanted.endsAt.getTime() - wanted.startsAt.getTime();
  const last = Math.max(lastMinute, minuteOfDay(wanted.startsAt) + lengthMs / minuteMs);
  for (let day = 0; day < searchedDays; day++) {
    const from = new Date(wanted.startsAt.getTime() + day * dayMs);
    if (day > 0 && isWeekend(from)) continue;
    const dayEnd = from.getTime() + (last - minuteOfDay(from)) * minuteMs;
    const starts = [from, ...taken.map(({ endsAt }) => new Date(Math.ceil(endsAt.getTime() / stepMs) * stepMs))]
      .filter((start) => start >= from && start > now && start.getTime() + lengthMs <= dayEnd)
      .toSorted((one, other) => one.getTime() - other.getTime());
    for (const startsAt of starts) {
      const span = { startsAt, endsAt: new Date(startsAt.getTime() + lengthMs) };
      if (!taken.some((each) => overlaps(each, span))) return span;
    }
  }
  return undefined;
}
