import { claimActHash, type ClaimAct } from './claimActs';

/** Returns what a claim's address says to do; undefined if it says nothing. */
export const claimActOf = (hash: string): ClaimAct | undefined =>
  (Object.keys(claimActHash) as ClaimAct[]).find((act) => claimActHash[act] === hash);

/** The id of the field for a message about a claim. */
export const messageFieldId = (claimId: number): string => `comentario-${claimId}`;
