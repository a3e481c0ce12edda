/** Milliseconds after which a page is taken to be at rest: what can wait until the screen has arrived is loaded from then on. */
export const restMs = 1500;
