import type { Static, TSchema } from 'typebox';
import type { Problem } from '../../contract/rules';
import type { visitOperations } from '../../contract/visits';
import { hourWords, instantWords, spanWords } from '../../contract/visitWords';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { mailVisit } from '../mail/visitMails.service';
import type { VisitParty } from '../policies/visits.policy';
import type { withConstraints } from '../support/constraints';
import { dayInArgentina } from '../support/days';
import { HttpError, requireRules } from '../support/errors';
import { iso } from '../support/list';
import { addWorkEvent, saveStuck } from '../works/readWorks.service';
import { lockWorker, replaceWindows, saveVisit, type Span, type VisitRecord } from './visitChanges.repository';
import { busyUntil, nextFree } from './freeTime';
import { findBusy, findTaken } from './visits.repository';
import { visitText } from './visitText';

/** The body of a call about visits. */
export type Body<Name extends keyof typeof visitOperations> = (typeof visitOperations)[Name] extends {
  body: infer Schema;
}
  ? Schema extends TSchema
    ? Static<Schema>
    : never
  : never;

/** The errors for constraints of the database. */
export const constraintMessages: Parameters<typeof withConstraints>[0] = {
  visit_worker_free: [visitText.taken, 'starts_at'],
  visit_open_key: [visitText.alreadyOpen],
};

/** Converts a window of the API to database values. */
export const toSpan = ({ starts_at: start, ends_at: end }: { starts_at: string; ends_at: string }): Span => ({
  startsAt: new Date(start),
  endsAt: new Date(end),
});

/**
 * Sets the proposed windows of a visit that has no date. Throws 422 at a window in which the person who comes has
 * another visit. A visit that is agreed on at the same time is not seen here, but then the window cannot be accepted.
 */
export async function setWindows(tx: Executor, { id, workId }: VisitRecord, windows: Span[]): Promise<void> {
  const busy = await findBusy(tx, workId, windows);
  if (busy.length > 0) {
    // What is proposed instead of a taken window must fit beside the others.
    const others = windows.filter((_, position) => !busy.includes(position));
    const problems: Problem[] = [];
    for (const [position, window] of windows.entries()) {
      if (!busy.includes(position)) continue;
      const problem = await busyProblem(tx, { id, workId }, `windows.${position}`, window, others);
      problems.push(problem);
      if (problem.free) others.push(toSpan(problem.free));
    }
    requireRules(problems);
  }
  await replaceWindows(tx, id, windows);
}

/** Throws 409 if the person who comes has another visit at a date; says until when, and the next free time. */
export async function requireFreeDate(tx: Executor, current: VisitRecord, span: Span): Promise<void> {
  await lockWorker(tx, current);
  const taken = await findTaken(tx, current.workId, span.startsAt, current.id);
  if (!busyUntil(span, taken)) return;
  const problem = await busyProblem(tx, current, 'starts_at', span, []);
  throw new HttpError(409, problem.message, [problem]);
}

/** The problem of a taken window: until when it is taken, and the next free one, which overlaps none of the `others`. */
async function busyProblem(
  tx: Executor,
  { id, workId }: Pick<VisitRecord, 'id' | 'workId'>,
  field: string,
  window: Span,
  others: Span[],
): Promise<Problem> {
  const taken = await findTaken(tx, workId, window.startsAt, id);
  const until = busyUntil(window, taken) ?? window.endsAt;
  const next = nextFree(window, [...taken, ...others]);
  const free = next && { starts_at: iso(next.startsAt), ends_at: iso(next.endsAt) };
  const isSameDay = dayInArgentina(until) === dayInArgentina(window.startsAt);
  return {
    field,
    message: visitText.busyUntil(
      isSameDay ? { hour: hourWords(iso(until)) } : { instant: instantWords(iso(until)) },
      free && spanWords(free),
    ),
    ...(free && { free }),
  };
}

/** Agrees on a date, or moves a visit that already has one. */
export async function agreeOnDate(
  context: Context,
  tx: Executor,
  party: VisitParty,
  current: VisitRecord,
  span: Span,
  note = '',
): Promise<void> {
  await lockWorker(tx, current);
  const agreed = await saveVisit(tx, current, {
    status: 'agreed',
    ...span,
    note,
    remindedAt: null,
    unattendedAt: null,
  });
  await replaceWindows(tx, current.id, []);
  // A date answers why the work could not be finished.
  await saveStuck(tx, current.workId, null);
  const isMoved = current.status === 'agreed';
  await addVisitEvent(tx, party, agreed, isMoved ? 'visitMoved' : 'visitAgreed', note);
  const event = isMoved ? 'moved' : 'agreed';
  await mailVisit(context, tx, { visitId: current.id, event, former: dateOf(current), reason: note });
}

/** Returns the date of a visit; undefined if it has none. */
export const dateOf = ({ startsAt, endsAt }: VisitRecord): Span | undefined =>
  startsAt && endsAt ? { startsAt, endsAt } : undefined;

/** Adds an action on a visit to the history of its work order. */
export const addVisitEvent = (
  tx: Executor,
  { accountId, contractorId }: VisitParty,
  { id, workId, startsAt }: VisitRecord,
  what: Parameters<typeof addWorkEvent>[2]['what'],
  note: string,
  at?: Date,
): Promise<void> =>
  addWorkEvent(tx, workId, { what, note, at, visitId: id, visitAt: startsAt, accountId, contractorId });
