import { setTimeout as sleep } from 'node:timers/promises';

/** Only a failing test waits this long. */
const limitMs = 120_000;

/**
 * Waits until a condition holds, however busy the machine is.
 * @param facts is printed if it never holds.
 */
export async function until(isSo: () => boolean | Promise<boolean>, facts?: () => unknown): Promise<void> {
  for (const end = performance.now() + limitMs; !(await isSo()); await sleep(10))
    if (performance.now() > end)
      throw new Error(
        `The condition did not become true in time. ${facts ? JSON.stringify(await facts()) : ''}`.trim(),
      );
}
