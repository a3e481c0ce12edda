import { deactivateAccount, lockAccountsOf } from '../accounts/accounts.service';
import { authText } from '../auth/authText';
import type { Context } from '../context';
import type { Caller } from '../policies/rows';
import { conflict, notFound } from '../support/errors';
import { listAdmins } from './managers.repository';
import { managerText } from './managerText';

/** Deactivates an admin. Throws 404, and 409 for oneself and for the last active one. */
export async function deactivateAdmin(
  context: Context,
  caller: Caller,
  id: number,
): Promise<{ id: number; active: boolean }> {
  const reached = await listAdmins(context, caller);
  if (!reached.some((admin) => admin.id === id)) throw notFound(managerText.unknownAdmin);
  await context.db.transaction(async (tx) => {
    // All admins are locked: two who deactivate each other at once must not leave none.
    const admins = await lockAccountsOf(tx, 'admin');
    if (id === caller.user.id) throw conflict(authText.oneself);
    // Whoever was deactivated a moment ago decides nothing any more.
    if (!admins.find((admin) => admin.id === caller.user.id)?.active) throw conflict(authText.lastAdmin);
    await deactivateAccount(tx, id);
  });
  return { id, active: false };
}
