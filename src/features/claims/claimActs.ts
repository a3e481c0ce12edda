const hashes = { answer: '#responder', visit: '#visita' } as const;

/** The part of a claim's address that says what to do there at once. */
export const claimActHash = {
  of: (act: keyof typeof hashes): string => hashes[act],
  act: (hash: string): keyof typeof hashes | undefined =>
    (Object.keys(hashes) as (keyof typeof hashes)[]).find((act) => hashes[act] === hash),
};

/** The id of the field for a message about a claim. */
export const messageFieldId = (claimId: number): string => `comentario-${claimId}`;
