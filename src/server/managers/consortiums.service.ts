import type { Static } from 'typebox';
import { consortiumRole, type Consortium, type consortiumOperations } from '../../contract/consortiums';
import { firstProjectProblems } from '../../contract/recordRules';
import { mailSecurityChange } from '../accounts/accountMails.service';
import {
  createAccount,
  deactivateAccount,
  lockAccount,
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
import { hasProjects } from '../projects/projects.service';
import { createOnce, type Once } from '../support/createOnce';
import { brokenRule, conflict, notFound, requireRules } from '../support/errors';
import { findConsortium, lockProjectsOf, saveConsortiumOf } from './managers.repository';
import { managerText } from './managerText';

/** Returns one consortium user. Throws 404. */
export async function getConsortium(context: Context, caller: Caller, id: number): Promise<Consortium> {
  const consortium = await findConsortium(context, caller, id);
  if (!consortium) throw notFound(managerText.unknownConsortium);
  return consortium;
}

/**
 * Creates a consortium user for projects that have none. Throws 422, and 409 if one of them has one or the e-mail is
 * taken.
 */
export async function createConsortium(
  context: Context,
  caller: Caller,
  body: Static<typeof consortiumOperations.createConsortium.body>,
  once: Once,
): Promise<Consortium> {
  let link: string | undefined;
  const ids = [...(body.project_id === undefined ? [] : [body.project_id]), ...(body.project_ids ?? [])];
  requireRules(firstProjectProblems({ project_ids: ids }));
  const id = await createOnce(context.db, once, async (tx) => {
    const creation = { creator: caller.user, takesOver: body.takes_over };
    const created = await createAccount(tx, consortiumRole, body, body.password, creation);
    await addProjects(tx, created.id, ids, { field: body.project_ids ? 'project_ids' : 'project_id' });
    link = await welcome(context, tx, created, caller.user);
    return created.id;
  });
  return { ...(await getConsortium(context, caller, id)), ...(link && { invitation_link: link }) };
}

/**
 * Edits a consortium user. With a password, sets it as a first password that expires, and ends its sessions. Throws
 * 404, 422, and 409 if another user edited it since `version`, the project has a consortium or the e-mail is taken.
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
    const key = { id, type: consortiumRole, active: true } as const;
    const edit = { key, fields, version, editor: 'staff', unknown: managerText.unknownConsortium } as const;
    const { username } = await updateAccount(context, tx, edit);
    if (projectId !== undefined) await moveToProject(tx, id, projectId);
    if (!passwordHash) return;
    await saveAccount(tx, id, { passwordHash, passwordExpiresAt: firstPasswordEnd() });
    await closeSessionsOf(tx, id);
    await mailSecurityChange(context, tx, username, 'passwordChanged');
  });
  return getConsortium(context, caller, id);
}

/**
 * Deactivates a consortium user: its sessions end immediately and its projects are free for others. Its claims stay.
 * Throws 404.
 */
export async function deactivateConsortium(context: Context, caller: Caller, id: number): Promise<Consortium> {
  await getConsortium(context, caller, id);
  await context.db.transaction(async (tx) => {
    await deactivateAccount(tx, id);
    await saveConsortiumOf(tx, idsOf(await lockProjectsOf(tx, id, [])), null);
  });
  return getConsortium(context, caller, id);
}

/**
 * Reactivates a consortium user, without projects. Throws 422, 404, and 409 if it is active or another account now has
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
    reactivateAccount(context, tx, { id, type: consortiumRole }, body, managerText.unknownConsortium),
  );
  return getConsortium(context, caller, id);
}

/**
 * Adds a project to a consortium user, with its claims. Throws 404, and 409 if the project has another consortium than
 * `from`.
 */
export async function addConsortiumProject(
  context: Context,
  caller: Caller,
  id: number,
  projectId: number,
  from: number | undefined,
): Promise<Consortium> {
  await changeProjects(context, caller, id, async (tx) => {
    if (!(await hasProjects(tx, [projectId]))) throw notFound(managerText.unknownProject);
    await addProjects(tx, id, [projectId], { field: 'projectId', from });
  });
  return getConsortium(context, caller, id);
}

/** Removes a project from a consortium user, which then sees neither the project nor its claims. Throws 404. */
export async function removeConsortiumProject(
  context: Context,
  caller: Caller,
  id: number,
  projectId: number,
): Promise<Consortium> {
  await changeProjects(context, caller, id, async (tx) => {
    const own = (await lockProjectsOf(tx, id, [])).some((project) => project.id === projectId);
    if (!own) throw notFound(managerText.notOfConsortium);
    await saveConsortiumOf(tx, [projectId], null);
  });
  return getConsortium(context, caller, id);
}

/** Changes the projects of an active consortium user: its lock keeps it from being deactivated meanwhile. Throws 404. */
async function changeProjects(
  context: Context,
  caller: Caller,
  id: number,
  work: (tx: Executor) => Promise<void>,
): Promise<void> {
  await getConsortium(context, caller, id);
  await context.db.transaction(async (tx) => {
    const key = { id, type: consortiumRole, active: true } as const;
    if (!(await lockAccount(tx, key))) throw notFound(managerText.unknownConsortium);
    await work(tx);
  });
}

const idsOf = (projects: { id: number }[]): number[] => projects.map(({ id }) => id);

/**
 * Assigns projects to a consortium, in addition to its others. Throws 422 for an unknown project, and 409 for one that
 * has another consortium than `from`.
 */
async function addProjects(
  tx: Executor,
  consortiumId: number,
  wanted: number[],
  { field, from }: { field: string; from?: number },
): Promise<void> {
  const ids = [...new Set(wanted)];
  const projects = (await lockProjectsOf(tx, consortiumId, ids)).filter(({ id }) => ids.includes(id));
  if (projects.length < ids.length) throw brokenRule([{ field, message: managerText.unknownProject }]);
  const isFree = (owner: number | null) => owner === null || owner === consortiumId || owner === from;
  if (!projects.every((project) => isFree(project.consortiumId)))
    throw conflict(managerText.projectHasConsortium, field);
  await saveConsortiumOf(tx, ids, consortiumId);
}

/** Moves a consortium of at most one project to another project, or to none. Throws like {@link addProjects}. */
async function moveToProject(tx: Executor, consortiumId: number, projectId: number | null): Promise<void> {
  const wanted = projectId === null ? [] : [projectId];
  const current = (await lockProjectsOf(tx, consortiumId, wanted)).filter((each) => each.consortiumId === consortiumId);
  if (current.length > 1) return;
  await addProjects(tx, consortiumId, wanted, { field: 'project_id' });
  await saveConsortiumOf(tx, idsOf(current.filter(({ id }) => id !== projectId)), null);
}
