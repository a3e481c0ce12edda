/**
 * The statuses of a work order and the moves between them. The server checks moves against this table, and the screens
 * offer the moves in it.
 */
export const workStatuses = ['asked', 'accepted', 'refused', 'done', 'verified', 'cancelled'] as const;
export type WorkStatus = (typeof workStatuses)[number];

/** Statuses in which the work itself is still pending; only then can a visit be expected. */
export const workStatusesToDo: readonly WorkStatus[] = ['asked', 'accepted'];
export const isToDo = (status: WorkStatus): boolean => workStatusesToDo.includes(status);

/** Statuses that still need an action. */
export const openWorkStatuses: readonly WorkStatus[] = [...workStatusesToDo, 'done'];

/** The order of a list that is sorted by status. */
export const workStatusOrder: readonly WorkStatus[] = [...openWorkStatuses, 'verified', 'refused', 'cancelled'];

/** Whether a work order can still be edited. */
export const canEditWork = (status: WorkStatus): boolean => status !== 'verified';

/** Whether a work order can be given to another person or company. */
export const canReassignWork = (status: WorkStatus): boolean => ['asked', 'refused', 'cancelled'].includes(status);

/** Whether a contractor still has something to do, for which it needs a link. */
export const canLinkWork = (status: WorkStatus): boolean => status !== 'verified' && status !== 'cancelled';

/** Whether a contractor can report its arrival. */
export const canArriveAtWork = (status: WorkStatus): boolean => status === 'accepted';

interface WorkMove {
  from: readonly WorkStatus[];
  to: WorkStatus;
  /** Whether it requires a reason. */
  needsReason?: true;
}

const workMoves = {
  accept: { from: ['asked'], to: 'accepted' },
  refuse: { from: ['asked', 'accepted'], to: 'refused', needsReason: true },
  finish: { from: ['accepted'], to: 'done' },
  verify: { from: ['done'], to: 'verified' },
  return: { from: ['done', 'verified'], to: 'accepted', needsReason: true },
  cancel: { from: ['asked', 'accepted'], to: 'cancelled', needsReason: true },
  ask: { from: ['refused', 'cancelled'], to: 'asked' },
} as const satisfies Record<string, WorkMove>;

export type WorkMoveName = keyof typeof workMoves;
export const workMoveNames = Object.keys(workMoves) as WorkMoveName[];
export const workMoveOf = (name: WorkMoveName): WorkMove => workMoves[name];

/** Returns the moves that are possible now, in the order of the table. */
export const possibleWorkMoves = (status: WorkStatus): WorkMoveName[] =>
  workMoveNames.filter((name) => workMoveOf(name).from.includes(status));

/** The moves that a contractor makes by the link of its work order. */
export const ownWorkMoves = ['accept', 'refuse', 'finish'] as const satisfies WorkMoveName[];
export type OwnWorkMove = (typeof ownWorkMoves)[number];

export const possibleOwnMoves = (status: WorkStatus): OwnWorkMove[] =>
  ownWorkMoves.filter((name) => workMoveOf(name).from.includes(status));

/** What a contractor's photo shows. */
export const workPhotoKinds = ['before', 'after', 'other'] as const;
export type WorkPhotoKind = (typeof workPhotoKinds)[number];

/** Why a contractor could not finish. */
export const stuckReasons = ['nobody', 'no_access', 'material', 'other_trade', 'more_days'] as const;
export type StuckReason = (typeof stuckReasons)[number];
/** The reasons that are nothing without a text: which material, which trade. */
export const stuckReasonsWithNote: readonly StuckReason[] = ['material', 'other_trade'];

/** What a contractor can take back shortly after it was reported. */
export const takeBackNames = ['arrive', 'finish'] as const;
/** Milliseconds within which a report can be taken back. */
export const takeBackMs = 10 * 60_000;
