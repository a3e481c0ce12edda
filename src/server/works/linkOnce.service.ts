import type { Context } from '../context';
import type { Executor } from '../database/connection';
import type { LinkCaller } from '../policies/rows';
import type { Once } from '../support/createOnce';
import { conflict } from '../support/errors';
import { serverText } from '../support/serverText';
import { fingerprintOfKey, takeKey, type LinkCommand } from './workLinks.repository';

/**
 * Thrown within a transaction whose command was carried out before, so that everything it has stored is rolled back.
 */
class DoneBefore extends Error {}

/**
 * Carries out a command of a link; its transaction calls {@link takeOnce}. A repetition with the same key does nothing.
 * Throws 409 if the key was used with a different command.
 */
export async function onceByLink(
  { db }: Context,
  caller: LinkCaller,
  once: Once,
  run: () => Promise<unknown>,
): Promise<void> {
  if (await wasDone(db, caller, once)) return;
  try {
    await run();
  } catch (error) {
    if (!(error instanceof DoneBefore)) throw error;
  }
}

/**
 * Claims the key of a command in its transaction. If another transaction claims it first, this one rolls back and
 * {@link onceByLink} handles it as a repetition.
 */
export async function takeOnce(tx: Executor, caller: LinkCaller, once: Once): Promise<void> {
  const command = commandOf(caller, once);
  if (!command || (await takeKey(tx, command))) return;
  await wasDone(tx, caller, once);
  throw new DoneBefore();
}

/** Whether a command with this key was carried out. Throws 409 if it was a different command. */
async function wasDone(db: Executor, caller: LinkCaller, once: Once): Promise<boolean> {
  const command = commandOf(caller, once);
  const known = command && (await fingerprintOfKey(db, command));
  if (known !== undefined && known !== command?.fingerprint) throw conflict(serverText.otherCommand, 'idempotency-key');
  return known !== undefined;
}

const commandOf = ({ user }: LinkCaller, { operation, key, fingerprint }: Once): LinkCommand | undefined =>
  key === undefined ? undefined : { linkId: user.id, operation, key, fingerprint };

const weekMs = 7 * 86_400_000;

/** Returns when an action happened, by the phone's clock. A time in the future or more than a week ago is ignored. */
export function happenedAt(said: string | undefined): Date | undefined {
  if (said === undefined) return undefined;
  const at = new Date(said);
  const age = Date.now() - at.getTime();
  return age >= 0 && age <= weekMs ? at : undefined;
}
