import { instantAt, workedAt, type WorkingDay } from './workingTime';

/** How long the first answer and the end of a claim may take, in milliseconds of working time. */
export interface ClaimTerms {
  answer: number;
  end: number;
}

/** What moves a claim's clocks, each instant in milliseconds. */
export interface ClaimEvents {
  createdAt: number;
  /** When staff first wrote or moved it; null while they have not. */
  answeredAt: number | null;
  /** When it ended and when it was reopened, in turn. */
  endedAt: number[];
  reopenedAt: number[];
  /** While something is asked of whoever raised it. At most one goes on (`to` null), of a claim that has not ended. */
  pauses: { from: number; to: number | null }[];
}

export interface ClaimClock {
  /** Until when staff are to answer. */
  answerDueAt: number | null;
  /** Until when it is to end; null while the clock stands still, and after the end. */
  endDueAt: number | null;
  /** Since when it stands still because something is asked. */
  pausedSince: number | null;
  /** What is due next; null where nothing is. */
  dueAt: number | null;
}

/**
 * The clocks of a claim, from what happened to it. The term to the end counts the working time in which the claim was open and nothing was
 * asked of whoever raised it: an answer or a reopening goes on where the clock stopped. SQL computes the same (`claim_clock`, migration 0034).
 */
export function claimClock(days: WorkingDay[], terms: ClaimTerms, events: ClaimEvents): ClaimClock {
  const { createdAt, answeredAt, endedAt, reopenedAt, pauses } = events;
  const worked = (instant: number) => workedAt(days, instant);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const answerDueAt = instantAt(days, worked(createdAt) + terms.answer) ?? null;
  const pausedSince = pauses.find(({ to }) => to === null)?.from ?? null;
  const isRunning = endedAt.length === reopenedAt.length && pausedSince === null;
  // Working time that has passed since the first day, less what counted for this claim: it only grows while the clock stands still.
  const notCounted =
    worked(createdAt) +
    sum(reopenedAt.map(worked)) -
    sum(endedAt.map(worked)) +
    sum(pauses.map(({ from, to }) => (to === null ? 0 : worked(to) - worked(from))));
  const endDueAt = isRunning ? (instantAt(days, notCounted + terms.end) ?? null) : null;
  const isAnswerDue = answeredAt === null && endedAt.length === reopenedAt.length;
  const due = [isAnswerDue ? answerDueAt : null, endDueAt].filter((instant) => instant !== null);
  return { answerDueAt, endDueAt, pausedSince, dueAt: due.length > 0 ? Math.min(...due) : null };
}
