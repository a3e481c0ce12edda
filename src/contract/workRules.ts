import { limits } from './limits';
import { blankProblems, lengthProblems, priceProblem, type Problem } from './rules';
import { rulesText } from './rulesText';
import { stuckReasonsWithNote, workMoveOf, type OwnWorkMove, type StuckReason, type WorkMoveName } from './workStatus';

interface WorkInput {
  contractor_id?: number | null;
  assignee_id?: number | null;
  instructions?: string | null;
  price?: string | null;
}

/** The rules of a work order: either a contractor or a staff member, instructions, and an optional price. */
export function workProblems(input: WorkInput): Problem[] {
  const hasOne = Boolean(input.contractor_id) !== Boolean(input.assignee_id);
  const price = input.price ? priceProblem(input.price) : undefined;
  return [
    ...(hasOne ? [] : [{ field: 'contractor_id', message: rulesText.worker }]),
    ...blankProblems(input, ['instructions'], rulesText.instructions),
    ...lengthProblems({ instructions: input.instructions }, { instructions: limits.longTextMax }),
    ...(price ? [{ field: 'price', message: price }] : []),
  ];
}

export const newWorkProblems = (input: WorkInput & { claim_ids?: readonly number[] | null }): Problem[] => [
  ...workProblems(input),
  ...(input.claim_ids?.length ? [] : [{ field: 'claim_ids', message: rulesText.workClaims }]),
];

/** Requires a reason for moves that need one, and limits it to the length of a rejection's reason. */
export function workMoveProblems({ move, note }: { move?: WorkMoveName; note?: string | null }): Problem[] {
  return [
    ...(move && workMoveOf(move).needsReason ? blankProblems({ note }, ['note'], rulesText.reason) : []),
    ...lengthProblems({ note }, { note: limits.rejectReasonMax }),
  ];
}

/** Like {@link workMoveProblems}, for a contractor, who also enters the parts used. */
export const ownWorkMoveProblems = ({
  parts,
  ...input
}: {
  move?: OwnWorkMove;
  note?: string | null;
  parts?: string | null;
}): Problem[] => [...workMoveProblems(input), ...lengthProblems({ parts }, { parts: limits.longTextMax })];

/** A work order that could not be finished: some reasons say nothing without a text. */
export const stuckProblems = ({ reason, note }: { reason?: StuckReason | null; note?: string | null }): Problem[] => [
  ...blankProblems({ reason }, ['reason'], rulesText.stuckReason),
  ...(reason && stuckReasonsWithNote.includes(reason) ? blankProblems({ note }, ['note'], rulesText.stuckNote) : []),
  ...lengthProblems({ note }, { note: limits.rejectReasonMax }),
];

/** What was done and the parts used, when the contractor corrects them. */
export const workReportProblems = (input: { note?: string | null; parts?: string | null }): Problem[] =>
  lengthProblems(input, { note: limits.rejectReasonMax, parts: limits.longTextMax });

/** A message about a work order: a text, unless it has photos. */
export const workMessageProblems = ({ text }: { text?: string | null }): Problem[] =>
  lengthProblems({ text }, { text: limits.longTextMax });
