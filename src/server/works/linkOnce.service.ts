import type { Context } from '../context';
import type { Executor } from '../database/connection';
import type { LinkCaller } from '../policies/rows';
import type { Once } from '../support/createOnce';
import { conflict } from '../support/errors';
import { serverText } from '../support/serverText';
import { fingerprintOfKey, reserveKey, type LinkCommand } from './workLinks.repository';

/**
 * Thrown within a transaction whose command was carried out before, so that everything it has stored is rolled back.
 */
class AlreadyDone extends Error {}

/**
 * Carries out a command of a link; its transaction calls {@link reserveOnce}. A repetition with the same key does nothing.
 * Throws 409 if the key was used with a different command.
 */
export async function runOnceByLink(
  { db }: Context,
  caller: LinkCaller,
  once: Once,
  command: () => Promise<unknown>,
): Promise<void> {
  if (await isRepetition(db, caller, once)) return;
  try {
    await command();
  } catch (error) {
    if (!(error instanceof AlreadyDone)) throw error;
  }
}

/**
 * Claims the key of a command in its transaction. If another transaction claims it first, this one rolls back and
 * {@link runOnceByLink} handles it as a repetition.
 */
export async function reserveOnce(tx: Executor, caller: LinkCaller, once: Once): Promise<void> {
  const command = commandOf(caller, once);
  if (!command || (await reserveKey(tx, command))) return;
  await isRepetition(tx, caller, once);
  throw new AlreadyDone();
}

/** Whether a command with this key was carried out. Throws 409 if it was a different command. */
async function isRepetition(db: Executor, caller: LinkCaller, once: Once): Promise<boolean> {
  const command = commandOf(caller, once);
  const knownFingerprint = command && (await fingerprintOfKey(db, command));
  if (knownFingerprint !== undefined && knownFingerprint !== command?.fingerprint)
    throw conflict(serverText.otherCommand, 'idempotency-key');
  return knownFingerprint !== undefined;
}

const commandOf = ({ user }: LinkCaller, { operation, key, fingerprint }: Once): LinkCommand | undefined =>
  key === undefined ? undefined : { linkId: user.id, operation, key, fingerprint };

const weekMs = 7 * 86_400_000;

/** Returns when an action happened, by the phone's clock. A time in the future or more than a week ago is ignored. */
export function happenedAt(deviceTime: string | undefined): Date | undefined {
  if (deviceTime === undefined) return undefined;
  const instant = new Date(deviceTime);
  const age = Date.now() - instant.getTime();
  return age >= 0 && age <= weekMs ? instant : undefined;
}
