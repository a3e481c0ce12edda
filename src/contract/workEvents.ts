/** The history of work orders. */
import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable, OneOf, Shape } from './operation';
import { visitEventNames } from './visitStatus';
import { stuckReasons, workMoveNames } from './workStatus';

const eventFields = {
  id: Id,
  what: OneOf([
    'created',
    'changed',
    'arrive',
    'finishPlace',
    'stuck',
    'corrected',
    'arriveUndone',
    'finishUndone',
    ...workMoveNames,
    ...visitEventNames,
  ] as const),
  note: Type.String({ description: 'Reason, if the move requires one; for a finished work order, what was done.' }),
  parts: Type.String({ description: 'For a finished work order, the parts used.' }),
  reason: Type.Optional(Nullable(OneOf(stuckReasons), { description: 'Why the work could not be finished.' })),
  visit_at: Nullable(Instant, { description: 'For an event of a visit, when that visit begins.' }),
  at: Instant,
  by: Type.String({ description: 'Name of the user or contractor who did it.' }),
};
export const WorkEvent = Shape('WorkEvent', {
  ...eventFields,
  place: Type.String({
    description:
      'For an event of a visit or of one place, unit and project; empty for other events, and if the work order has one place.',
  }),
});
export type WorkEvent = Static<typeof WorkEvent>;

/** An event of a work order, as the history of one of its claims shows it; all visits there are to its place. */
export const ClaimWorkEvent = Shape('ClaimWorkEvent', { ...eventFields, work_id: Id });
export type ClaimWorkEvent = Static<typeof ClaimWorkEvent>;
