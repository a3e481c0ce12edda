/**
 * The first line of a document below public/content that came with the portal: the text is an example until somebody deletes it. An
 * editor sees it, no page shows it.
 */
const mark = /^\uFEFF?<!--\s*ejemplo\b[^\n]*?-->\s*/i;

/** How many characters of a document tell whether it is the sample. */
export const sampleMarkLength = 200;

/** Whether a document, or its beginning, is the sample that came with the portal. */
export const isSample = (document: string): boolean => mark.test(document);

/** The document without the mark, as pages show it. */
export const withoutSampleMark = (document: string): string => document.replace(mark, '');
