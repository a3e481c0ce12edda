/**
 * The forms of a text. `cleanText` is the stored form; `comparableText` is the form that is compared: by the search, by
 * imports, and wherever two spellings mean the same. The database has the second one too, for the search texts of its
 * rows: `comparable_text` of `functions/text.sql`. `test/server/textForm.test.ts` compares the two.
 */

/** Marks that only format text: soft hyphen, zero-width characters, writing directions, byte order mark. */
const formatMarks = /(?!\u200D|\uFE0E|\uFE0F)\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB]/gu;
/** Control characters except tabulator and line feed. */
// oxlint-disable-next-line no-control-regex -- Control characters are what it looks for.
const controls = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F]/g;
/** A joiner or a variation mark that is not part of an emoji, where both are meaningful. */
const looseJoiners = /(?<!\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}]|\uFE0F|[#*0-9])(?:\u200D|\uFE0E|\uFE0F)/gu;
/** Halves of characters, as software leaves them that cuts texts in the middle of an emoji. */
const halves = /[\uD800-\uDFFF]/gu;

/** Returns a text without control characters, invisible marks and halves of characters; line ends as `\n`. */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(halves, '')
    .replace(controls, '')
    .replace(formatMarks, '')
    .replace(looseJoiners, '');

/** Returns the stored form of a text of one line: as {@link cleanText}, and white space joined. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim();

/** Letters that have no decomposition, and how people type them. */
const typedLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * Returns the form in which texts are compared: lower case, without accents, invisible marks, apostrophes, ordinal
 * signs, "n°", and the punctuation around words, one kind of dash, white space joined, and a number and the single letter beside it as
 * one word ("1° A", "1º  a", "1ºA" and "1-A" are "1a").
 */
export function comparableText(text: string): string {
  const plain = cleanText(text)
    // Before the decomposition, which makes letters of ordinal signs, and an accent of an apostrophe.
    .replace(/[ºª˚]/g, '°')
    .replace(/['’‘‚‛ʹʻʼʽˈ´`′＇]/g, '')
    .replace(/[“”„‟«»‹›″]/g, '"')
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]|\u200D|\uFE0E|\uFE0F/g, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => typedLetters[letter]!)
    .replace(/[‐‑‒–—―−⁃]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/(^|[^a-z0-9])n(?:ro\.?|°) ?(?=[0-9])/g, '$1')
    .replace(/ *°[ °]*/g, ' ')
    .trim();
  return plain
    .replace(/(^|[^a-z0-9])([0-9]+)[ .-]+([a-z])(?![a-z0-9])/g, '$1$2$3')
    .replace(/(^|[^a-z0-9])([a-z])[ .-]+([0-9]+)(?![a-z0-9])/g, '$1$2$3')
    .replace(/[,;:.!?)\]"]+( |$)/g, '$1')
    .replace(/(^| )[(["¿¡]+/g, '$1');
}

/** Whether a word of {@link comparableText} names a unit by number and letter, such as "4a" or "a12". */
export const isNumberAndLetter = (word: string): boolean => /^(?:[0-9]+[a-z]|[a-z][0-9]+)$/.test(word);
