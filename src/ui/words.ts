/** Normalises a text for comparison: without accents, in lower case. */
export const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether `text` contains every word of `query` (decisions 3, the global filter). */
export function matchesWords(text: string, query: string): boolean {
  const plain = plainText(text);
  return plainText(query)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

/** Returns the distinct words of a text, normalised for comparison. */
export const wordsOf = (text: string): string[] => [...new Set(plainText(text).match(/\p{L}{3,}/gu) ?? [])];

/** Returns a person's first and last name; empty if it has neither. */
export const fullName = (
  person: { name?: string | null | undefined; last_name?: string | null | undefined } | null | undefined,
): string => [person?.name, person?.last_name].filter(Boolean).join(' ');

/** Returns a text with a capital letter at its beginning. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Formats the size of a file: "412 KB", "1,5 MB". */
export const sizeWords = (bytes: number): string =>
  bytes >= 1024 * 1024
    ? `${(bytes / 1024 / 1024).toLocaleString('es-AR', { maximumFractionDigits: 1 })} MB`
    : `${Math.max(1, Math.round(bytes / 1024))} KB`;
