/** The placeholders that a saved reply may contain, such as `{nombre}`. */
const placeholders = ['nombre', 'unidad', 'reclamo', 'fecha'] as const;
/** The values of the placeholders. */
export type ReplyFacts = Record<(typeof placeholders)[number], string>;

/** Returns the first word in braces of a text that is no placeholder, with its braces. */
export const unknownPlaceholder = (text: string): string | undefined =>
  text.match(/\{[^{}]*\}/g)?.find((found) => !placeholders.some((name) => found === `{${name}}`));

/** Returns a text with its placeholders filled; other words in braces stay unchanged. */
export const fillReply = (text: string, facts: ReplyFacts): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    name in facts ? facts[name as keyof ReplyFacts] : placeholder,
  );
