/** Logs a failure that the user does not need to see (section 4). */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that writes to the console
  console.warn(what, error);
}
