import type { Static } from 'typebox';
import type { Manager, managerOperations } from '../../contract/managers';
import {
  createAccount,
  deactivateAccount,
  lockAccount,
  reactivateAccount,
  updateAccount,
} from '../accounts/accounts.service';
import { welcome } from '../accounts/welcome.service';
import { reassignClaimsOf } from '../claims/claimResponsible.service';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import type { Caller } from '../policies/rows';
import { createOnce, type Once } from '../support/createOnce';
import { brokenRule, conflict, notFound } from '../support/errors';
import { hasProjects } from '../projects/projects.service';
import {
  clearPrimary,
  findManager,
  insertProject,
  hasAnyProject,
  insertProjects,
  markPrimary,
  removeManagerProject,
  removeProjectsOf,
  saveCostRight,
} from './managers.repository';
import { managerText } from './managerText';

/** Returns one supervisor. Throws 404. */
export async function getManager(context: Context, caller: Caller, id: number): Promise<Manager> {
  const manager = await findManager(context, caller, id);
  if (!manager) throw notFound(managerText.unknownManager);
  return manager;
}

/** Creates a supervisor with its projects. Throws 422, and 409 if the e-mail is taken. */
export async function createManager(
  context: Context,
  caller: Caller,
  body: Static<typeof managerOperations.createManager.body>,
  once: Once,
): Promise<Manager> {
  let link: string | undefined;
  const id = await createOnce(context.db, once, async (tx) => {
    const creation = { creator: caller.user, takesOver: body.takes_over };
    const created = await createAccount(tx, 'manager', body, body.password, creation);
    await replaceProjects(
      tx,
      created.id,
      body.project_ids ?? [],
      body.primary_project_id ?? undefined,
      'primary_project_id',
      'project_ids',
    );
    link = await welcome(context, tx, created, caller.user);
    return created.id;
  });
  return { ...(await getManager(context, caller, id)), ...(link && { invitation_link: link }) };
}

/**
 * Edits a supervisor's profile. Throws 404, 422, and 409 if another user edited it since `version` or the e-mail is
 * taken.
 */
export async function updateManager(
  context: Context,
  caller: Caller,
  id: number,
  { version, ...fields }: Static<typeof managerOperations.updateManager.body>,
): Promise<Manager> {
  await getManager(context, caller, id);
  await context.db.transaction((tx) =>
    updateAccount(context, tx, {
      key: { id, type: 'manager' },
      fields,
      version,
      editor: 'staff',
      unknown: managerText.unknownManager,
    }),
  );
  return getManager(context, caller, id);
}

/** Lets a supervisor read and write costs, or no longer, from its next call on. Throws 404. */
export async function setManagerCosts(
  context: Context,
  caller: Caller,
  id: number,
  canManageCosts: boolean,
): Promise<Manager> {
  await getManager(context, caller, id);
  await saveCostRight(context.db, id, canManageCosts);
  return getManager(context, caller, id);
}

/**
 * Deactivates a supervisor: its sessions end immediately, its projects are unassigned, and its open claims are
 * reassigned. Throws 404.
 */
export async function deactivateManager(context: Context, caller: Caller, id: number): Promise<Manager> {
  await getManager(context, caller, id);
  await context.db.transaction(async (tx) => {
    await deactivateAccount(tx, id);
    await removeProjectsOf(tx, id);
    await reassignClaimsOf(context, tx, caller.user, id);
  });
  return getManager(context, caller, id);
}

/**
 * Reactivates a supervisor, without projects. Throws 422, 404, and 409 if it is active or another account now has its
 * e-mail.
 */
export async function reactivateManager(
  context: Context,
  caller: Caller,
  id: number,
  body: Static<typeof managerOperations.reactivateManager.body>,
): Promise<Manager> {
  await getManager(context, caller, id);
  await context.db.transaction((tx) =>
    reactivateAccount(context, tx, { id, type: 'manager' }, body, managerText.unknownManager),
  );
  return getManager(context, caller, id);
}

/**
 * Adds a project, which becomes the primary one if it is the only one. Throws 404, and 409 if it is already assigned.
 */
export async function addProject(
  context: Context,
  caller: Caller,
  id: number,
  projectId: number,
  isPrimary: boolean,
): Promise<Manager> {
  await changeManager(context, caller, id, async (tx) => {
    await requireProject(tx, projectId);
    if (isPrimary) await clearPrimary(tx, id);
    const isOnly = !(await hasAnyProject(tx, id));
    if (!(await insertProject(tx, id, projectId, isPrimary || isOnly)))
      throw conflict(managerText.alreadyAssigned, 'projectId');
  });
  return getManager(context, caller, id);
}

/** Removes a project. If it was the primary one, there is none until another is chosen. Throws 404. */
export async function removeProject(context: Context, caller: Caller, id: number, projectId: number): Promise<Manager> {
  await changeManager(context, caller, id, async (tx) => {
    if (!(await removeManagerProject(tx, id, projectId))) throw notFound(managerText.notAssigned);
  });
  return getManager(context, caller, id);
}

/** Makes one of the supervisor's projects the primary one. Throws 404, and 409 if it is not assigned. */
export async function setPrimaryProject(
  context: Context,
  caller: Caller,
  id: number,
  projectId: number,
): Promise<Manager> {
  await changeManager(context, caller, id, async (tx) => {
    await requireProject(tx, projectId);
    await clearPrimary(tx, id);
    if (!(await markPrimary(tx, id, projectId))) throw conflict(managerText.notAssigned, 'projectId');
  });
  return getManager(context, caller, id);
}

/** Replaces the supervisor's projects. Throws 404, and 422 if the primary one is not among them. */
export async function setProjects(
  context: Context,
  caller: Caller,
  id: number,
  projectIds: number[],
  primaryProjectId: number | undefined,
): Promise<Manager> {
  await changeManager(context, caller, id, (tx) =>
    replaceProjects(tx, id, projectIds, primaryProjectId, 'primaryProjectId', 'projectIds'),
  );
  return getManager(context, caller, id);
}

/**
 * Changes the projects of an active supervisor, one change at a time: its lock keeps two changes from creating two
 * primary projects. Throws 404.
 */
async function changeManager(
  context: Context,
  caller: Caller,
  id: number,
  work: (tx: Executor) => Promise<void>,
): Promise<void> {
  await getManager(context, caller, id);
  await context.db.transaction(async (tx) => {
    if (!(await lockAccount(tx, { id, type: 'manager', active: true }))) throw notFound(managerText.unknownManager);
    await work(tx);
  });
}

async function replaceProjects(
  tx: Executor,
  managerId: number,
  projectIds: number[],
  primary: number | undefined,
  primaryField: string,
  field: string,
): Promise<void> {
  const ids = [...new Set(projectIds)];
  if (primary !== undefined && !ids.includes(primary))
    throw brokenRule([{ field: primaryField, message: managerText.primaryNotAssigned }]);
  if (!(await hasProjects(tx, ids))) throw brokenRule([{ field, message: managerText.unknownProject }]);
  await removeProjectsOf(tx, managerId);
  // A single project is the primary one.
  await insertProjects(tx, managerId, ids, primary ?? (ids.length === 1 ? ids[0] : undefined));
}

async function requireProject(tx: Executor, id: number): Promise<void> {
  if (!(await hasProjects(tx, [id]))) throw notFound(managerText.unknownProject);
}
