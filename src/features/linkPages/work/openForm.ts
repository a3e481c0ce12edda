/** The form that is open on the contractor's page; one at a time. `claimId` is the place, missing for the whole work. */
export type OpenForm = { kind: 'refuse' | 'message' } | { kind: 'finish' | 'stuck' | 'correct'; claimId?: number };
