/** The part of a claim's address that says what to do there: to write, to arrange the visit, or whether it is solved. */
export const claimActHash = { answer: '#responder', visit: '#visita', yes: '#si', no: '#no' } as const;
export type ClaimAct = keyof typeof claimActHash;

/** Returns what a claim's address says to do; undefined if it says nothing. */
export const claimActOf = (hash: string): ClaimAct | undefined =>
  (Object.keys(claimActHash) as ClaimAct[]).find((act) => claimActHash[act] === hash);

/** The id of the field for a message about a claim. */
export const messageFieldId = (claimId: number): string => `comentario-${claimId}`;
