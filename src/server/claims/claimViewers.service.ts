import type { ClaimViewer } from '../../contract/claimViewers';
import type { Context } from '../context';
import type { Caller } from '../policies/rows';
import { noteViewer, removeViewer, viewersOf } from './claimViewers.repository';
import { requireVisible } from './claims.service';

/** Who else looks at a claim now. Throws 404. */
export async function listViewers({ db }: Context, caller: Caller, claimId: number): Promise<ClaimViewer[]> {
  await requireVisible(db, caller, claimId);
  return viewersOf(db, claimId, caller.user.id);
}

/** Notes for 40 seconds that the caller looks at a claim in the page `seat`; answers who else does. Throws 404. */
export async function lookAtClaim(
  context: Context,
  caller: Caller,
  claimId: number,
  seat: string,
): Promise<ClaimViewer[]> {
  await requireVisible(context.db, caller, claimId);
  await context.db.transaction((tx) => noteViewer(tx, claimId, { accountId: caller.user.id, seat }));
  return viewersOf(context.db, claimId, caller.user.id);
}

/** Forgets that the caller looks at a claim in the page `seat`. Throws 404. */
export async function leaveClaim(context: Context, caller: Caller, claimId: number, seat: string) {
  await requireVisible(context.db, caller, claimId);
  await context.db.transaction((tx) => removeViewer(tx, claimId, { accountId: caller.user.id, seat }));
  return { id: claimId };
}
