/** The kinds of documents that the portal issues on paper. */
export const issuedKinds = ['claim', 'repair', 'round'] as const;
export type IssuedKind = (typeof issuedKinds)[number];
/** Those about a claim: what happened with it, and what was repaired. */
export const claimDocumentKinds = ['claim', 'repair'] as const;
export type ClaimDocumentKind = (typeof claimDocumentKinds)[number];

/** A document is made by a job: it waits, is ready, or could not be made and can be asked for again. */
export const issuedStates = ['waiting', 'ready', 'failed'] as const;
export type IssuedState = (typeof issuedStates)[number];

/** Titles of the documents, on screens and on paper. */
export const issuedTitles = {
  claim: 'Acta del reclamo',
  repair: 'Constancia de reparación',
  round: 'Recorrido del día',
} as const satisfies Record<IssuedKind, string>;

/** Days that a thing could not be used: at most ten years. */
export const outOfUseMax = 3650;

/** Letters of a code: digits and capitals without I, L, O and U, which are misread (Crockford's base 32). */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Of 80 bits, so that a code cannot be guessed. */
export const codeLength = 16;

/** Returns a code of random bytes, each of which gives one letter. */
export const codeFrom = (bytes: Uint8Array): string => [...bytes].map((byte) => letters[byte % 32]).join('');

/** Returns a code as it is stored, however it was typed; undefined if it cannot be one. */
export function normalizeCode(typed: string): string | undefined {
  const code = typed
    .toUpperCase()
    .replace(/[\s.-]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return code.length === codeLength && [...code].every((letter) => letters.includes(letter)) ? code : undefined;
}

/** Writes a code in groups of four: "7K3M-9QXD-2HFT-W8PN". */
export const shownCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** Path of the page that verifies a document. */
export const verifyAddress = (code: string): string => `/verificar/${code}`;

/** The fragment of a claim's address that opens its documents. */
export const documentsMark = '#documentos';
