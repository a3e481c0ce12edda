import type { ClaimViewer } from '../../contract/claimViewers';
import type { Context } from '../context';
import type { Caller } from '../policies/rows';
import { saveViewer, removeViewer, viewersOf } from './claimViewers.repository';
import { requireVisible } from './claims.service';

/** Returns the other current viewers of a claim. Throws 404. */
export async function listViewers({ db }: Context, caller: Caller, claimId: number): Promise<ClaimViewer[]> {
  await requireVisible(db, caller, claimId);
  return viewersOf(db, claimId, caller.user.id);
}

/** Stores for 40 seconds that the caller views a claim in the page `seat`; returns the other viewers. Throws 404. */
export async function recordViewer(
  context: Context,
  caller: Caller,
  claimId: number,
  seat: string,
): Promise<ClaimViewer[]> {
  await requireVisible(context.db, caller, claimId);
  await context.db.transaction((tx) => saveViewer(tx, claimId, { accountId: caller.user.id, seat }));
  return viewersOf(context.db, claimId, caller.user.id);
}

/** Removes the caller's viewing of a claim in the page `seat`. Throws 404. */
export async function leaveClaim(context: Context, caller: Caller, claimId: number, seat: string) {
  await requireVisible(context.db, caller, claimId);
  await context.db.transaction((tx) => removeViewer(tx, claimId, { accountId: caller.user.id, seat }));
  return { id: claimId };
}
