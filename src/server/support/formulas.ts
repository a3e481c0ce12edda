import { cleanText } from '../../contract/textForm';

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

/**
 * Returns a text for a text file: in the stored form, because a spreadsheet skips invisible marks, and with a quote
 * before it if a spreadsheet would read it as something else.
 */
export function guarded(text: string): string {
  const plain = cleanText(text);
  return needsQuote(plain) ? `'${plain}` : plain;
}

/** Returns the text without the quote of {@link guarded}. */
export const unguarded = (text: string): string => (text.startsWith("'") && needsQuote(text) ? text.slice(1) : text);
