import { hash, verify } from '@node-rs/argon2';
import { passwordProblem } from '../../contract/passwords';
import { brokenRule } from '../support/errors';

/** Shorter ones are ignored: ten random digits around two letters are no common password. */
const shortestCommon = 4;

let loadingCommon: Promise<ReadonlySet<string>> | undefined;

/** The list is opened when the first password is chosen: most processes of a day never need its memory. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((word) => word.length >= shortestCommon));
}

/** Whether a word, in small letters, is among the 49,000 passwords that turn up most often in what was stolen elsewhere. */
export async function commonPasswords(): Promise<(word: string) => boolean> {
  const words = await (loadingCommon ??= loadCommon());
  return (word) => words.has(word);
}

/** OWASP's parameters for argon2id: 19 MiB, two passes. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password; about 20 ms of one core, off the event loop. */
export const hashPassword = (password: string): Promise<string> => hash(password, options);

/** Asked wherever a password is chosen, before it is hashed. Throws 422 by `field` for one that is easily guessed. */
export async function requireGoodPassword(password: string, username: string, field = 'password'): Promise<void> {
  const weak = passwordProblem(password, username, await commonPasswords());
  if (weak) throw brokenRule([{ field, message: weak }]);
}

const firstPasswordDays = 7;
/** Until when a password is valid that another person set. */
export const firstPasswordEnd = (): Date => new Date(Date.now() + firstPasswordDays * 86_400_000);

/** Whether a hash was made with other parameters than those of today. */
export function isOutdated(passwordHash: string): boolean {
  const [, algorithm, , parameters] = passwordHash.split('$');
  const { memoryCost, timeCost, parallelism } = options;
  return algorithm !== 'argon2id' || parameters !== `m=${memoryCost},t=${timeCost},p=${parallelism}`;
}

let decoy: Promise<string> | undefined;

/**
 * Whether `password` belongs to `passwordHash`. Without a hash (no such account, or none chosen yet) it works as long as with one,
 * so that the time of an answer does not reveal which accounts exist.
 */
export async function passwordMatches(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== null && passwordHash !== undefined;
}
