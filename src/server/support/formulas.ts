/** How a text begins that a spreadsheet may take for a formula; some read the full-width signs as the others, and skip a line's end. */
export const formulaStart = /^[=+\-@＝＋－＠\t\r\n]/;
