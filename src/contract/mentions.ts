const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a mention of one of these names: an @ and the full name. If names start alike, the longest one wins. */
const mentionOf = (names: readonly string[]) =>
  new RegExp(
    `@(${[...names]
      .sort((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );

/** Returns the names mentioned in a text, ignoring case; each once. */
export function mentionsIn(text: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const mentioned = new Set([...text.matchAll(mentionOf(names))].map(([, name]) => name!.toLowerCase()));
  return names.filter((name) => mentioned.has(name.toLowerCase()));
}

/** Splits a text: the pieces at odd indexes are mentions of `names`, with their @. */
export function splitByMentions(text: string, names: readonly string[]): string[] {
  if (names.length === 0) return [text];
  const pieces: string[] = [];
  let end = 0;
  for (const match of text.matchAll(mentionOf(names))) {
    pieces.push(text.slice(end, match.index), match[0]);
    end = match.index + match[0].length;
  }
  return [...pieces, text.slice(end)];
}
