/** Smaller differences are the network's. */
const toleranceMs = 120_000;

let differenceMs = 0;

/**
 * Notes the server's time from the `Date` header of a response. The clock of a phone may be days ahead or behind: then
 * it would offer only days that the server refuses.
 */
export function noteServerTime(header: string | null): void {
  const difference = Date.parse(header ?? '') - Date.now();
  if (!Number.isNaN(difference)) differenceMs = Math.abs(difference) > toleranceMs ? difference : 0;
}

/** Returns the server's time, in milliseconds; the device's until a response has told it. */
export const serverNow = (): number => Date.now() + differenceMs;
