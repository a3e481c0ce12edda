/** The part of a claim's address that says what to do there: to write, to arrange the visit, or whether it is solved. */
export const claimActHash = { answer: '#responder', visit: '#visita', yes: '#si', no: '#no' } as const;
export type ClaimAct = keyof typeof claimActHash;
