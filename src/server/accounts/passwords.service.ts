import { hash, verify } from '@node-rs/argon2';
import { passwordProblem } from '../../contract/passwords';
import { brokenRule } from '../support/errors';

/** Shorter words are ignored: ten random digits around two letters are not a common password. */
const shortestCommon = 4;

let loadingCommon: Promise<ReadonlySet<string>> | undefined;

/** Loaded when the first password is chosen, because most processes never need its memory. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((word) => word.length >= shortestCommon));
}

/**
 * Returns a function that checks whether a lower-case word is among the 49,000 most frequent passwords of known leaks.
 */
export async function commonPasswords(): Promise<(word: string) => boolean> {
  const words = await (loadingCommon ??= loadCommon());
  return (word) => words.has(word);
}

/** OWASP's parameters for argon2id: 19 MiB, two passes. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes a password; takes about 20 ms of one core, off the event loop. Keyboards write accents in two ways, which look
 * alike: the hash is of one of them (NFC).
 */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), options);

/** Checks every newly chosen password before it is hashed. Throws 422 at `field` if it is weak. */
export async function requireGoodPassword(password: string, username: string, field = 'password'): Promise<void> {
  const weak = passwordProblem(password, username, await commonPasswords());
  if (weak) throw brokenRule([{ field, message: weak }]);
}

const firstPasswordDays = 7;
/** Returns the expiry of a password that another person set. */
export const firstPasswordEnd = (): Date => new Date(Date.now() + firstPasswordDays * 86_400_000);

/** Whether a hash was made with parameters other than the current ones. */
export function isOutdated(passwordHash: string): boolean {
  const [, algorithm, , parameters] = passwordHash.split('$');
  const { memoryCost, timeCost, parallelism } = options;
  return algorithm !== 'argon2id' || parameters !== `m=${memoryCost},t=${timeCost},p=${parallelism}`;
}

let decoyHash: Promise<string> | undefined;

/**
 * Whether `password` matches `passwordHash`. Without a hash (no such account, or no password yet) it takes the same
 * time, so that the response time does not reveal which accounts exist.
 */
export async function passwordMatches(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  decoyHash ??= hashPassword('no account has this password');
  const known = passwordHash ?? (await decoyHash);
  const composed = password.normalize('NFC');
  // As typed too: hashes from before the composed form may be of the other one.
  const matches = (await verify(known, composed)) || (composed !== password && (await verify(known, password)));
  return matches && passwordHash !== null && passwordHash !== undefined;
}
