import { setTimeout as sleep } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';

const stepMs = 30_000;
/** Longer than a call takes on a busy machine. */
const callMs = 5000;

/**
 * The app of an account's second factor.
 * @param secret as the server gives it, in base32
 * @returns a function that gives the code of a step from now, in steps of 30 s: each works once. It is given early enough
 * in the present step for the call that uses it, because the server takes codes of the steps -1 to 1 only.
 */
export function codeApp(secret: string): (step: number) => Promise<string> {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return async (step) => {
    const leftMs = stepMs - (Date.now() % stepMs);
    if (leftMs < callMs) await sleep(leftMs + 10);
    return totp.generate({ timestamp: Date.now() + step * stepMs });
  };
}
