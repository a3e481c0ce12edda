import type { Static } from 'typebox';
import type { Admin, adminOperations } from '../../contract/admins';
import {
  createAccount,
  deactivateAccount,
  lockAccountsOf,
  reactivateAccount,
  updateAccount,
} from '../accounts/accounts.service';
import { welcome } from '../accounts/welcome.service';
import { authText } from '../auth/authText';
import { reassignClaimsOf } from '../claims/claimResponsible.service';
import type { Context } from '../context';
import type { Caller } from '../policies/rows';
import { createOnce, type Once } from '../support/createOnce';
import { conflict, notFound } from '../support/errors';
import { findAdmin } from './managers.repository';
import { managerText } from './managerText';

async function getAdmin(context: Context, caller: Caller, id: number): Promise<Admin> {
  const admin = await findAdmin(context, caller, id);
  if (!admin) throw notFound(managerText.unknownAdmin);
  return admin;
}

/** Creates an admin. Throws 422, and 409 if the e-mail is taken or belonged to a deactivated account. */
export async function createAdmin(
  context: Context,
  caller: Caller,
  { password, takes_over: takesOver, ...fields }: Static<typeof adminOperations.createAdmin.body>,
  once: Once,
): Promise<Admin> {
  let link: string | undefined;
  const id = await createOnce(context.db, once, async (tx) => {
    const creation = { creator: caller.user, takesOver };
    const created = await createAccount(tx, 'admin', fields, password, creation);
    link = await welcome(context, tx, created, caller.user);
    return created.id;
  });
  return { ...(await getAdmin(context, caller, id)), ...(link && { invitation_link: link }) };
}

/**
 * Edits another admin. Throws 404, 422, and 409 for the caller's own account, if another user edited it since `version`
 * or if the e-mail is taken.
 */
export async function updateAdmin(
  context: Context,
  caller: Caller,
  id: number,
  { version, ...fields }: Static<typeof adminOperations.updateAdmin.body>,
): Promise<Admin> {
  await getAdmin(context, caller, id);
  // The profile requires the password to change an e-mail; this call must not circumvent that.
  if (id === caller.user.id) throw conflict(managerText.ownData);
  const edit = {
    key: { id, type: 'admin' },
    fields,
    version,
    editor: 'staff',
    unknown: managerText.unknownAdmin,
  } as const;
  await context.db.transaction((tx) => updateAccount(context, tx, edit));
  return getAdmin(context, caller, id);
}

/**
 * Deactivates an admin and reassigns its open claims. Throws 404, and 409 for the caller's own account and for the last
 * active admin.
 */
export async function deactivateAdmin(
  context: Context,
  caller: Caller,
  id: number,
): Promise<{ id: number; active: boolean }> {
  await getAdmin(context, caller, id);
  await context.db.transaction(async (tx) => {
    // Locks all admins: two who deactivate each other at once must not leave none.
    const admins = await lockAccountsOf(tx, 'admin');
    if (id === caller.user.id) throw conflict(authText.oneself);
    // An admin who was deactivated meanwhile may not deactivate others.
    if (!admins.find((admin) => admin.id === caller.user.id)?.active) throw conflict(authText.lastAdmin);
    await deactivateAccount(tx, id);
    await reassignClaimsOf(context, tx, caller.user, id);
  });
  return { id, active: false };
}

/** Reactivates an admin. Throws 422, 404, and 409 if it is active or another account now has its e-mail. */
export async function reactivateAdmin(
  context: Context,
  caller: Caller,
  id: number,
  body: Static<typeof adminOperations.reactivateAdmin.body>,
): Promise<Admin> {
  await getAdmin(context, caller, id);
  await context.db.transaction((tx) =>
    reactivateAccount(context, tx, { id, type: 'admin' }, body, managerText.unknownAdmin),
  );
  return getAdmin(context, caller, id);
}
