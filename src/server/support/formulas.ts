/**
 * Matches the start of a text that a spreadsheet could read as a formula. Some programs treat full-width signs like the
 * others and skip line breaks.
 */
const formulaStart = /^[=+\-@＝＋－＠\t\r\n]/;
/** Digits of which a spreadsheet would strip the leading zeros. */
const leadingZeros = /^0\d+$/;

/** A text that {@link guarded} changes: also one that already has the quote, so that it can be taken off again. */
const needsQuote = (text: string): boolean => {
  const plain = text.replace(/^'+/, '');
  return formulaStart.test(plain) || leadingZeros.test(plain);
};

/** Returns the text with a quote before it if a spreadsheet that opens a text file would read it as something else. */
export const guarded = (text: string): string => (needsQuote(text) ? `'${text}` : text);

/** Returns the text without the quote of {@link guarded}. */
export const unguarded = (text: string): string => (text.startsWith("'") && needsQuote(text) ? text.slice(1) : text);
