import { hash, verify } from '@node-rs/argon2';

/** OWASP's parameters for argon2id: 19 MiB, two passes. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password; about 20 ms of one core, off the event loop. */
export const hashPassword = (password: string): Promise<string> => hash(password, options);

let decoy: Promise<string> | undefined;

/**
 * Whether `password` belongs to `passwordHash`. Without a hash (no such account, or none chosen yet) it works as long as with one,
 * so that the time of an answer does not tell which accounts exist.
 */
export async function passwordMatches(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== null && passwordHash !== undefined;
}
