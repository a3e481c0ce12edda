/** A text for comparing: without accents, in lower case. */
const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word of `query` stands somewhere in `text` (decisions 3, the global filter). */
export function matchesWords(text: string, query: string): boolean {
  const plain = plainText(text);
  return plainText(query)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

/** The words of a text, for comparing, each once. */
export const wordsOf = (text: string): string[] => [...new Set(plainText(text).match(/\p{L}{3,}/gu) ?? [])];
