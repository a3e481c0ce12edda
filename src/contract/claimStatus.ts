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

/** Where a claim stands once who raised it took it back, from each status; a missing entry can't be withdrawn any more (409). */
export const claimWithdrawals: Partial<Record<ClaimStatus, ClaimStatus>> = {
  pending: 'rejected',
  approved: 'rejected',
  open: 'rejected',
};

/** The move that brings a claim to `target`, whatever its present status (section 4); undefined for any other value. */
export function moveForTarget(target: string): ClaimMove | undefined {
  if (target === 'approved' || target === 'open' || target === 'completed') return 'up';
  if (target === 'rejected') return 'reject';
  if (target === 'pending') return 'reopen';
  return undefined;
}

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
