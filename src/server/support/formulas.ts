/**
 * Matches the start of a text that a spreadsheet could read as a formula. Some programs treat full-width signs like the
 * others and skip line breaks.
 */
export const formulaStart = /^[=+\-@＝＋－＠\t\r\n]/;
