import { and, asc, eq } from 'drizzle-orm';
import { deactivateAccount } from '../accounts/accounts.service';
import { authText } from '../auth/authText';
import type { Context } from '../context';
import { account } from '../database/schema';
import { conflict, notFound } from '../support/errors';
import { managerText } from './managerText';

/** Admin accounts, the active ones and those that were. */
export const listAdmins = ({ db }: Context) =>
  db
    .select({
      id: account.id,
      username: account.username,
      name: account.name,
      last_name: account.lastName,
      active: account.active,
    })
    .from(account)
    .where(eq(account.type, 'admin'))
    .orderBy(asc(account.id));

/** Deactivates an admin. Throws 404, and 409 for oneself and for the last active one. */
export async function deactivateAdmin(
  { db }: Context,
  actorId: number,
  id: number,
): Promise<{ id: number; active: boolean }> {
  await db.transaction(async (tx) => {
    // All admins are locked, in one order: two who deactivate each other at once must not leave none.
    const admins = await tx
      .select({ id: account.id, active: account.active })
      .from(account)
      .where(and(eq(account.type, 'admin')))
      .orderBy(asc(account.id))
      .for('update');
    const target = admins.find((admin) => admin.id === id);
    if (!target) throw notFound(managerText.unknownAdmin);
    if (id === actorId) throw conflict(authText.oneself);
    // Whoever was deactivated a moment ago decides nothing any more.
    if (!admins.find((admin) => admin.id === actorId)?.active) throw conflict(authText.lastAdmin);
    await deactivateAccount(tx, id);
  });
  return { id, active: false };
}
