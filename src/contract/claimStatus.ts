/** Claim statuses, priorities and the allowed moves, as data (specification section 4, decisions 6). */
export const claimStatuses = ['pending', 'approved', 'open', 'completed', 'rejected'] as const;
export type ClaimStatus = (typeof claimStatuses)[number];
/** The status of a claim that staff have not handled yet. */
export const newClaimStatus: ClaimStatus = 'pending';
/** The status of a claim that staff rejected or its author withdrew. */
export const rejectedClaimStatus: ClaimStatus = 'rejected';

/** The status of a claim whose work is finished. */
export const completedClaimStatus: ClaimStatus = 'completed';

export const claimMoves = ['up', 'reject', 'reopen'] as const;
export type ClaimMove = (typeof claimMoves)[number];

/** The resulting status of each move from each status; a missing entry is an impossible move (409). */
export const claimTransitions: Record<ClaimStatus, Partial<Record<ClaimMove, ClaimStatus>>> = {
  pending: { up: 'approved', reject: 'rejected' },
  approved: { up: 'open', reject: 'rejected' },
  open: { up: 'completed', reject: 'rejected' },
  completed: { reopen: 'pending' },
  rejected: { reopen: 'pending' },
};

/** Statuses of claims that are still being worked on. Exactly these can be rejected. */
export const openClaimStatuses = claimStatuses.filter((status) => claimTransitions[status].reject !== undefined);

/** The filter of a list or a count of claims that finds the open ones. */
export const openClaimsFilter = { status: openClaimStatuses.join(',') };

/** Whether the author of a claim in a status can still correct it. */
export const canCorrectClaim = (code: string): boolean => code === newClaimStatus;

/** Whether a claim in a status is still being worked on; false for an unknown status. */
export const isOpenStatus = (code: string): boolean => (openClaimStatuses as readonly string[]).includes(code);

/**
 * The status of a claim after its author withdraws it, by the status before: the same as after a rejection. Without an
 * entry it cannot be withdrawn any more (409).
 */
export const claimWithdrawals: Partial<Record<ClaimStatus, ClaimStatus>> = Object.fromEntries(
  openClaimStatuses.map((status) => [status, claimTransitions[status].reject]),
);

/**
 * Returns the move that brings a claim to `target`, whatever its current status (section 4); undefined for any other
 * value.
 */
export const moveForTarget = (target: string): ClaimMove | undefined =>
  claimMoves.find((move) => claimStatuses.some((status) => claimTransitions[status][move] === target));

export const isClaimStatus = (code: string): code is ClaimStatus => (claimStatuses as readonly string[]).includes(code);

/**
 * Returns the statuses that can be reached from `status` in one move, in the order of the screen; none from an unknown
 * status.
 */
export function nextStatuses(status: string): ClaimStatus[] {
  return isClaimStatus(status) ? claimMoves.flatMap((move) => claimTransitions[status][move] ?? []) : [];
}

export const claimPriorities = ['urgent', 'high', 'medium', 'low'] as const;
export type ClaimPriority = (typeof claimPriorities)[number];

export const claimTypes = ['UNIT', 'PROJECT'] as const;
export type ClaimType = (typeof claimTypes)[number];

/**
 * Whether the claim's problem was under warranty on the day of its creation; `none` if the table has no term for it.
 */
export const warrantyStates = ['covered', 'expired', 'none'] as const;
export type WarrantyState = (typeof warrantyStates)[number];

/** What a person decides about a claim (decisions 12): the company answers for it, does not, or first has to look at it. */
export const claimDecisions = ['accepted', 'not_covered', 'to_inspect'] as const;
export type ClaimDecision = (typeof claimDecisions)[number];
/** The options of the filter by decision: the decisions, and no decision yet. */
export const decisionStates = [...claimDecisions, 'none'] as const;
export type DecisionState = (typeof decisionStates)[number];

/** Filter by responsible person, relative to the caller: the caller's claims, or those without a responsible person. */
export const assignments = ['me', 'none'] as const;

/**
 * Due state of a claim: its term has expired, expires today, in the next seven days, or later; is paused because of an
 * open question; or does not exist (any more).
 */
export const dueStates = ['late', 'today', 'week', 'later', 'paused', 'none'] as const;
export type DueState = (typeof dueStates)[number];

/**
 * Whom a claim waits for: its people, who have to answer, to arrange the visit or to say whether it is solved; the agreed
 * visit; or the company.
 */
export const nextStates = ['you', 'visit', 'company'] as const;
export type NextState = (typeof nextStates)[number];

/** What a client says of a completed claim. */
export const answerVerdicts = ['yes', 'no'] as const;
export type AnswerVerdict = (typeof answerVerdicts)[number];

/** What is known of the client's opinion: nobody answered yet, nobody answered in time, or an answer. */
export const answerStates = ['waiting', 'silent', 'yes', 'no'] as const;
export type AnswerState = (typeof answerStates)[number];

/** Who can create a unit claim, beside staff, and answers for it: the owner's answer decides. */
export const ownerParty = 'owner';
export const tenantParty = 'tenant';
/** The same for a project claim. */
export const projectParty = 'consortium';
export const answerParties = [ownerParty, tenantParty, projectParty] as const;
export type AnswerParty = (typeof answerParties)[number];

/** Who created a unit claim, and any claim. */
export const unitClaimCreators = [ownerParty, tenantParty, 'staff'] as const;
export type UnitClaimCreator = (typeof unitClaimCreators)[number];
export type ClaimCreator = UnitClaimCreator | AnswerParty;
export const answerChannels = ['portal', 'mail'] as const;
export type AnswerChannel = (typeof answerChannels)[number];

/** The scores that clients give, as codes of a filter. */
export const scoreCodes = ['1', '2', '3', '4', '5'] as const;
