import type { Static } from 'typebox';
import type { projectOperations } from '../../contract/projects';
import type { ProjectDetail } from '../../contract/projects';
import { projectProblems } from '../../contract/recordRules';
import { placesIn } from '../../contract/places';
import type { Context } from '../context';
import type { Caller } from '../policies/rows';
import { createOnce, type Once } from '../support/createOnce';
import { withConstraints } from '../support/constraints';
import { dayInArgentina } from '../support/days';
import { conflict, notFound, requireRules, requireVersion } from '../support/errors';
import { saveClosedAt, findProject, insertProject, isClosed, lockProject, saveProject } from './projects.repository';

const projectText = {
  unknown: 'No encontramos ese proyecto.',
  nameTaken: 'Ya existe un proyecto con ese nombre.',
  alreadyClosed: 'Otra persona ya cerró este proyecto.',
  alreadyOpen: 'Otra persona ya reabrió este proyecto.',
} as const;

const uniqueMessages = { project_name_key: [projectText.nameTaken, 'name'] } satisfies Record<string, [string, string]>;

/** Returns one project with its people. Throws 404 if it is unknown or not visible to the user. */
export async function getProject(context: Context, caller: Caller, id: number): Promise<ProjectDetail> {
  const project = await findProject(context, caller, id);
  if (!project) throw notFound(projectText.unknown);
  return project;
}

/** Creates a project. Throws 422, and 409 if a project has the same name. */
export async function createProject(
  context: Context,
  caller: Caller,
  { name, description, address }: Static<typeof projectOperations.createProject.body>,
  once: Once,
): Promise<ProjectDetail> {
  const values = { name: name.trim(), description: description.trim(), address: address.trim() };
  const id = await createOnce(context.db, once, (tx) =>
    withConstraints(uniqueMessages, () => insertProject(tx, values)),
  );
  return getProject(context, caller, id);
}

/** Edits a project. Throws 404, 422, and 409 if another user edited it since `version` or the name is taken. */
export async function updateProject(
  context: Context,
  caller: Caller,
  id: number,
  body: Static<typeof projectOperations.updateProject.body>,
): Promise<ProjectDetail> {
  await context.db.transaction(async (tx) => {
    const version = await lockProject(tx, caller, id);
    if (version === undefined) throw notFound(projectText.unknown);
    requireVersion(version, body.version);
    requireRules(projectProblems(body, dayInArgentina()));
    const { name, description, address, places, delivery_date: delivered } = body;
    const values = {
      name: name.trim(),
      description: description.trim(),
      address: address.trim(),
      ...(places && { places: placesIn(places.join('\n')) }),
      ...(delivered !== undefined && { deliveredOn: delivered || null }),
    };
    await withConstraints(uniqueMessages, () => saveProject(tx, id, { ...values, version: version + 1 }));
  });
  return getProject(context, caller, id);
}

/** Closes a project, or reopens it. Throws 404, and 409 if it is already closed or open. */
export async function setClosed(
  context: Context,
  caller: Caller,
  id: number,
  shouldClose: boolean,
): Promise<ProjectDetail> {
  await context.db.transaction(async (tx) => {
    if ((await lockProject(tx, caller, id)) === undefined) throw notFound(projectText.unknown);
    if ((await isClosed(tx, id)) === shouldClose)
      throw conflict(shouldClose ? projectText.alreadyClosed : projectText.alreadyOpen);
    await saveClosedAt(tx, id, shouldClose ? new Date() : null);
  });
  return getProject(context, caller, id);
}

/** For the modules whose records belong to a project. */
export { hasProjects, isClosed, lockProjectOfOwnership, placesOf } from './projects.repository';
