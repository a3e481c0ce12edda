import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from './caller';

/** Prints the name of a step and its duration. Throws with its name. */
export async function step(name: string, work: () => Promise<void>): Promise<void> {
  const began = Date.now();
  try {
    await work();
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
  }
  console.log(`ok    ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}

/** Returns the data of a response; throws if it is a refusal. */
export function ok({ status, body }: Answer) {
  if (status !== 200 && status !== 201) throw new Error(`returned ${status}: ${JSON.stringify(body).slice(0, 300)}`);
  return body.data ?? body;
}

export function assert(condition: boolean, message: string): void {
  if (!condition) throw new Error(message);
}

/** Waits at most twenty seconds. */
export async function waitUntil(what: string, condition: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await condition()); tries++) {
    if (tries === 100) throw new Error(`Did not become true in time: ${what}.`);
    await sleep(200);
  }
}
