/** Values of the placeholders that a saved reply may contain, such as `{nombre}`. */
export type ReplyFacts = Record<'nombre' | 'unidad' | 'reclamo' | 'fecha', string>;

/** Returns a text with its placeholders filled; other words in braces stay unchanged. */
export const fillReply = (text: string, facts: ReplyFacts): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    name in facts ? facts[name as keyof ReplyFacts] : placeholder,
  );
