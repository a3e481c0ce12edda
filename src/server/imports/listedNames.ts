/** The most names that one with commas of its own is put together from. */
const mostParts = 5;

/**
 * The names in a cell of several, between commas or semicolons. A name that has commas itself is found where it is known; what is
 * not known stands in the answer as it was written.
 */
export function listedIn(cell: string, isKnown: (name: string) => boolean): string[] {
  const parts = cell
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const names: string[] = [];
  for (let at = 0; at < parts.length;) {
    let end = Math.min(at + mostParts, parts.length);
    while (end > at + 1 && !isKnown(parts.slice(at, end).join(', '))) end--;
    names.push(parts.slice(at, end).join(', '));
    at = end;
  }
  return names;
}
