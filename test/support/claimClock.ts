/**
 * The rule by which PostgreSQL computes what is due of a claim, written once more in another way. SQL is its owner
 * (`functions/claim_clock.sql`, `functions/working_time.sql`); `test/server/claims/clock.test.ts` compares the two for
 * random claims, terms and hours.
 */
import type { WorkingDay } from '../../src/contract/workingTime';

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

/** Maximum time until the first reply and until the end of a claim, in milliseconds of working time. */
interface ClaimTerms {
  answer: number;
  end: number;
}

/** The events that affect a claim's clocks. Instants are in milliseconds. */
export interface ClaimEvents {
  createdAt: number;
  /** When staff first wrote a message or moved the claim; null before that. */
  answeredAt: number | null;
  /** When it ended and when it was reopened, alternating. */
  endedAt: number[];
  reopenedAt: number[];
  /**
   * Periods in which the claim's author has an open question. At most one is open (`to` is null), and only while the
   * claim is open.
   */
  pauses: { from: number; to: number | null }[];
}

interface ClaimClock {
  /** Instant by which staff must reply. */
  answerDueAt: number | null;
  /** Instant by which the claim must end; null while the clock is paused, and after the end. */
  endDueAt: number | null;
  /** Start of the current pause because of an open question. */
  pausedSince: number | null;
  /** The next due instant; null if there is none. */
  dueAt: number | null;
}

/**
 * Computes the clocks of a claim from its events. The resolution term counts the working time in which the claim was
 * open and the author had no open question: after a reply or a reopening the clock continues from where it stopped.
 */
export function claimClock(days: WorkingDay[], terms: ClaimTerms, events: ClaimEvents): ClaimClock {
  const { createdAt, answeredAt, endedAt, reopenedAt, pauses } = events;
  const worked = (instant: number) => workingTimeUntil(days, instant);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const answerDueAt = instantAfter(days, worked(createdAt) + terms.answer) ?? null;
  const pausedSince = pauses.find(({ to }) => to === null)?.from ?? null;
  const isRunning = endedAt.length === reopenedAt.length && pausedSince === null;
  // Working time since the first day that did not count for this claim. It only grows while the clock is paused.
  const notCounted =
    worked(createdAt) +
    sum(reopenedAt.map(worked)) -
    sum(endedAt.map(worked)) +
    sum(pauses.map(({ from, to }) => (to === null ? 0 : worked(to) - worked(from))));
  const endDueAt = isRunning ? (instantAfter(days, notCounted + terms.end) ?? null) : null;
  const isAnswerDue = answeredAt === null && endedAt.length === reopenedAt.length;
  const due = [isAnswerDue ? answerDueAt : null, endDueAt].filter((instant) => instant !== null);
  return { answerDueAt, endDueAt, pausedSince, dueAt: due.length > 0 ? Math.min(...due) : null };
}
