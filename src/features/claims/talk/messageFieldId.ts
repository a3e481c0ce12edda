/** The id of the field for a message about a claim. */
export const messageFieldId = (claimId: number): string => `comentario-${claimId}`;
