import type { Context } from '../context';
import type { Executor } from '../database/connection';
import type { LinkCaller } from '../policies/rows';
import type { Once } from '../support/createOnce';
import { conflict } from '../support/errors';
import { serverText } from '../support/serverText';
import { fingerprintOfKey, takeKey, type LinkCommand } from './workLinks.repository';

/** Thrown within a transaction whose command was carried out before: what it has stored meanwhile goes with it. */
class DoneBefore extends Error {}

/**
 * Carries out a command of a link, whose transaction calls {@link takeOnce}; one that was carried out before with the same key, not again.
 * Throws 409 where the key came with another command.
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

/** Takes the key of a command in its transaction; where another one has it meanwhile, the transaction ends and {@link onceByLink} knows why. */
export async function takeOnce(tx: Executor, caller: LinkCaller, once: Once): Promise<void> {
  const command = commandOf(caller, once);
  if (!command || (await takeKey(tx, command))) return;
  await wasDone(tx, caller, once);
  throw new DoneBefore();
}

/** Whether a command with this key was carried out. Throws 409 where that was another one. */
async function wasDone(db: Executor, caller: LinkCaller, once: Once): Promise<boolean> {
  const command = commandOf(caller, once);
  const known = command && (await fingerprintOfKey(db, command));
  if (known !== undefined && known !== command?.fingerprint) throw conflict(serverText.otherCommand, 'idempotency-key');
  return known !== undefined;
}

const commandOf = ({ user }: LinkCaller, { operation, key, fingerprint }: Once): LinkCommand | undefined =>
  key === undefined ? undefined : { linkId: user.id, operation, key, fingerprint };

const weekMs = 7 * 86_400_000;

/** When something was done, by the phone that says so: a clock that is wrong by more than a week, or ahead, counts for nothing. */
export function happenedAt(said: string | undefined): Date | undefined {
  if (said === undefined) return undefined;
  const at = new Date(said);
  const age = Date.now() - at.getTime();
  return age >= 0 && age <= weekMs ? at : undefined;
}
