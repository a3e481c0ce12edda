const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A mention of one of these names: an @ and the whole name. Of names that begin alike the longest counts. */
const mentionOf = (names: readonly string[]) =>
  new RegExp(
    `@(${[...names]
      .sort((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );

/** Those of `names` that stand in a text behind an @, whatever the case; each once. */
export function mentionsIn(text: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const found = new Set([...text.matchAll(mentionOf(names))].map(([, name]) => name!.toLowerCase()));
  return names.filter((name) => found.has(name.toLowerCase()));
}

/** A text in pieces: those at odd places are mentions of `names`, with their @. */
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
