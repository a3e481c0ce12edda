import type { Static } from 'typebox';
import type { Consortium, consortiumOperations } from '../../contract/consortiums';
import { mailSecurityChange } from '../accounts/accountMails.service';
import {
  createAccount,
  deactivateAccount,
  reactivateAccount,
  saveAccount,
  updateAccount,
} from '../accounts/accounts.service';
import { firstPasswordEnd, hashPassword, requireGoodPassword } from '../accounts/passwords.service';
import { closeSessionsOf } from '../accounts/session.service';
import { welcome } from '../accounts/welcome.service';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import type { Caller } from '../policies/rows';
import { createOnce, type Once } from '../support/createOnce';
import { brokenRule, conflict, notFound } from '../support/errors';
import { findConsortium, lockProjectsOf, moveConsortium } from './managers.repository';
import { managerText } from './managerText';

/** Returns one consortium user. Throws 404. */
export async function getConsortium(context: Context, caller: Caller, id: number): Promise<Consortium> {
  const consortium = await findConsortium(context, caller, id);
  if (!consortium) throw notFound(managerText.unknownConsortium);
  return consortium;
}

/**
 * Creates a consortium user for a project that has none. Throws 422, and 409 if the project has one or the e-mail is
 * taken.
 */
export async function createConsortium(
  context: Context,
  caller: Caller,
  body: Static<typeof consortiumOperations.createConsortium.body>,
  once: Once,
): Promise<Consortium> {
  let link: string | undefined;
  const id = await createOnce(context.db, once, async (tx) => {
    const creation = { creator: caller.user, takesOver: body.takes_over };
    const created = await createAccount(tx, 'consortium', body, body.password, creation);
    await moveToProject(tx, created.id, body.project_id);
    link = await welcome(context, tx, created, caller.user);
    return created.id;
  });
  return { ...(await getConsortium(context, caller, id)), ...(link && { invitation_link: link }) };
}

/**
 * Edits a consortium user and moves it to another project. With a password, sets it as a first password that expires,
 * and ends its sessions. Throws 404, 422, and 409 if another user edited it since `version`, the project has a
 * consortium or the e-mail is taken.
 */
export async function updateConsortium(
  context: Context,
  caller: Caller,
  id: number,
  { version, password, project_id: projectId, ...fields }: Static<typeof consortiumOperations.updateConsortium.body>,
): Promise<Consortium> {
  await getConsortium(context, caller, id);
  if (password) await requireGoodPassword(password, fields.username);
  const passwordHash = password ? await hashPassword(password) : undefined;
  await context.db.transaction(async (tx) => {
    const key = { id, type: 'consortium', active: true } as const;
    const edit = { key, fields, version, editor: 'staff', unknown: managerText.unknownConsortium } as const;
    const { username } = await updateAccount(context, tx, edit);
    await moveToProject(tx, id, projectId);
    if (!passwordHash) return;
    await saveAccount(tx, id, { passwordHash, passwordExpiresAt: firstPasswordEnd() });
    await closeSessionsOf(tx, id);
    await mailSecurityChange(context, tx, username, 'passwordChanged');
  });
  return getConsortium(context, caller, id);
}

/**
 * Deactivates a consortium user: its sessions end immediately and its project is free for another. Its claims stay.
 * Throws 404.
 */
export async function deactivateConsortium(context: Context, caller: Caller, id: number): Promise<Consortium> {
  await getConsortium(context, caller, id);
  await context.db.transaction(async (tx) => {
    await deactivateAccount(tx, id);
    await moveToProject(tx, id, null);
  });
  return getConsortium(context, caller, id);
}

/**
 * Reactivates a consortium user, without a project. Throws 422, 404, and 409 if it is active or another account now has
 * its e-mail.
 */
export async function reactivateConsortium(
  context: Context,
  caller: Caller,
  id: number,
  body: Static<typeof consortiumOperations.reactivateConsortium.body>,
): Promise<Consortium> {
  await getConsortium(context, caller, id);
  await context.db.transaction((tx) =>
    reactivateAccount(context, tx, { id, type: 'consortium' }, body, managerText.unknownConsortium),
  );
  return getConsortium(context, caller, id);
}

/** Assigns one project to a consortium, or none. Throws 422 for an unknown project, and 409 if it has a consortium. */
async function moveToProject(tx: Executor, consortiumId: number, projectId: number | null): Promise<void> {
  const projects = await lockProjectsOf(tx, consortiumId, projectId);
  const target = projects.find(({ id }) => id === projectId);
  if (projectId !== null && !target) throw brokenRule([{ field: 'project_id', message: managerText.unknownProject }]);
  if (target?.consortiumId === consortiumId) return;
  if (target && target.consortiumId !== null) throw conflict(managerText.projectHasConsortium, 'project_id');
  await moveConsortium(tx, consortiumId, projectId);
}
