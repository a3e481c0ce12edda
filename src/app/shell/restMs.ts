/** Milliseconds after which a page counts as idle: what is not needed at once is loaded from then on. */
export const restMs = 1500;
