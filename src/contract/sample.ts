/**
 * First line of a sample document below public/content: the text counts as a sample until this line is deleted. Editors
 * see the line, pages do not show it.
 */
const mark = /^\uFEFF?<!--\s*ejemplo\b[^\n]*?-->\s*/i;

/** Number of leading characters that are enough to recognise the sample. */
export const sampleMarkLength = 200;

/** Whether a document, or its beginning, is the sample that came with the portal. */
export const isSample = (document: string): boolean => mark.test(document);

/** Returns the document without the marker line, as pages show it. */
export const withoutSampleMark = (document: string): string => document.replace(mark, '');
