/** Claim statuses, priorities and the allowed moves, as data (specification section 4, decisions 6). */
export const claimStatuses = ['pending', 'approved', 'open', 'completed', 'rejected'] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

export const claimMoves = ['up', 'reject', 'reopen'] as const;
export type ClaimMove = (typeof claimMoves)[number];

/** Where each move leads from each status; a missing entry is a move that is not possible (409). */
export const claimTransitions: Record<ClaimStatus, Partial<Record<ClaimMove, ClaimStatus>>> = {
  pending: { up: 'approved', reject: 'rejected' },
  approved: { up: 'open', reject: 'rejected' },
  open: { up: 'completed', reject: 'rejected' },
  completed: { reopen: 'pending' },
  rejected: { reopen: 'pending' },
};

/** Statuses of claims that are still being worked on: they can be rejected. */
export const openClaimStatuses = claimStatuses.filter((status) => claimTransitions[status].reject !== undefined);

/** Whether a claim in a status is still being worked on; not in one that is not ours. */
export const isOpenStatus = (code: string): boolean => (openClaimStatuses as readonly string[]).includes(code);

/**
 * The status of a claim after the person who raised it withdrew it, by the status before: where a rejection leads. A missing entry can't be
 * withdrawn any more (409).
 */
export const claimWithdrawals: Partial<Record<ClaimStatus, ClaimStatus>> = Object.fromEntries(
  openClaimStatuses.map((status) => [status, claimTransitions[status].reject]),
);

/** The move that brings a claim to `target`, whatever its present status (section 4); undefined for any other value. */
export const moveForTarget = (target: string): ClaimMove | undefined =>
  claimMoves.find((move) => claimStatuses.some((status) => claimTransitions[status][move] === target));

export const isClaimStatus = (code: string): code is ClaimStatus => (claimStatuses as readonly string[]).includes(code);

/** Statuses that can be reached from `status` in one move, in the order the screen offers them; none from one that is not ours. */
export function nextStatuses(status: string): ClaimStatus[] {
  return isClaimStatus(status) ? claimMoves.flatMap((move) => claimTransitions[status][move] ?? []) : [];
}

export const claimPriorities = ['urgent', 'high', 'medium', 'low'] as const;
export type ClaimPriority = (typeof claimPriorities)[number];

export const claimTypes = ['UNIT', 'PROJECT'] as const;
export type ClaimType = (typeof claimTypes)[number];

/** Whether a claim's problem was still under warranty on the day it was raised; `none` where the table has no term for it. */
export const warrantyStates = ['covered', 'expired', 'none'] as const;
export type WarrantyState = (typeof warrantyStates)[number];

/** Whose claims are meant, whoever asks: the caller's, or those that nobody is responsible for. */
export const assignments = ['me', 'none'] as const;

/**
 * What is due of a claim: its term is over, is over today or in the next seven days, later, stands still because something is asked of whoever
 * raised it, or there is none (any more).
 */
export const dueStates = ['late', 'today', 'week', 'later', 'paused', 'none'] as const;
export type DueState = (typeof dueStates)[number];
