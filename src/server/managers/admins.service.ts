import { asc, eq, sql } from 'drizzle-orm';
import { deactivateAccount } from '../accounts/accounts.service';
import { authText } from '../auth/authText';
import type { Admin } from '../../contract/managers';
import type { Context } from '../context';
import { account } from '../database/schema';
import { reachableAccounts } from '../policies/people.policy';
import type { Caller } from '../policies/rows';
import { conflict, notFound } from '../support/errors';
import { runSql } from '../support/list';
import { managerText } from './managerText';

/** Admin accounts, the active ones and those that were. */
export async function listAdmins({ db, pool }: Pick<Context, 'db' | 'pool'>, caller: Caller): Promise<Admin[]> {
  const reach = await reachableAccounts(db, caller);
  return runSql<Admin>(
    pool,
    sql`select a.id, a.username, a.name, a.last_name, a.active from account a where a.type = 'admin' and ${reach} order by a.id`,
  );
}

/** Deactivates an admin. Throws 404, and 409 for oneself and for the last active one. */
export async function deactivateAdmin(
  { db, pool }: Context,
  caller: Caller,
  id: number,
): Promise<{ id: number; active: boolean }> {
  const actorId = caller.user.id;
  const reached = await listAdmins({ db, pool }, caller);
  if (!reached.some((admin) => admin.id === id)) throw notFound(managerText.unknownAdmin);
  await db.transaction(async (tx) => {
    // All admins are locked, in one order: two who deactivate each other at once must not leave none.
    const admins = await tx
      .select({ id: account.id, active: account.active })
      .from(account)
      .where(eq(account.type, 'admin'))
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
