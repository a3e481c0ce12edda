/** For failures that the person needn't see (section 4): they stay visible to whoever looks for them. */
export function logFailure(what: string, error: unknown): void {
  // eslint-disable-next-line no-console -- the one place that writes to the console
  console.warn(what, error);
}
