/** The state of a location that a link back to a list leads to. */
export const returning = { isReturning: true };

/** Whether a location was reached by a link back to its list. */
export const isReturning = (state: unknown): boolean =>
  (state as Partial<typeof returning> | null)?.isReturning === true;
