import { and, eq, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { projectOperations } from '../../contract/projects';
import { type ProjectDetail } from '../../contract/projects';
import { rulesText } from '../../contract/rulesText';
import { requireVersion } from '../accounts/accounts.service';
import type { Context } from '../context';
import { project } from '../database/schema';
import { visibleProjects } from '../policies/places.policy';
import type { Caller } from '../policies/rows';
import { withConstraints } from '../support/constraints';
import { notFound, requireRules } from '../support/errors';
import { findProject } from './projects.repository';
import { projectText } from './projectText';

const taken = { project_name_key: [projectText.nameTaken, 'name'] } satisfies Record<string, [string, string]>;
const blanks = (fields: Record<string, string | null | undefined>) =>
  Object.entries(fields)
    .filter(([, text]) => !text?.trim())
    .map(([field]) => ({ field, message: rulesText.allFields }));

/** One project with its people. Throws 404 where it is unknown or not visible to the user. */
export async function getProject(context: Context, caller: Caller, id: number): Promise<ProjectDetail> {
  const found = await findProject(context, caller, id);
  if (!found) throw notFound(projectText.unknown);
  return found;
}

/** Creates a project. Throws 422, and 409 where there is one of that name. */
export async function createProject(
  context: Context,
  caller: Caller,
  { name, description, address }: Static<typeof projectOperations.createProject.body>,
): Promise<ProjectDetail> {
  requireRules(blanks({ name, description, address }));
  const values = { name: name!.trim(), description: description!.trim(), address: address!.trim() };
  const [row] = await withConstraints(taken, () =>
    context.db.insert(project).values(values).returning({ id: project.id }),
  );
  return getProject(context, caller, row!.id);
}

/** Edits a project. Throws 404, 422, and 409 where somebody else did since `version` or the name is taken. */
export async function updateProject(
  context: Context,
  caller: Caller,
  id: number,
  { name, description, address, version }: Static<typeof projectOperations.updateProject.body>,
): Promise<ProjectDetail> {
  requireRules(blanks({ name, address }));
  await context.db.transaction(async (tx) => {
    const isVisible = sql`exists (select 1 from project p where p.id = ${id} and ${await visibleProjects(tx, caller)})`;
    const [current] = await tx
      .select()
      .from(project)
      .where(and(eq(project.id, id), isVisible))
      .for('update');
    if (!current) throw notFound(projectText.unknown);
    requireVersion(current.version, version);
    const values = {
      name: name.trim(),
      description: description.trim(),
      address: address.trim(),
      version: current.version + 1,
    };
    await withConstraints(taken, () => tx.update(project).set(values).where(eq(project.id, id)));
  });
  context.claimCounts.clear();
  return getProject(context, caller, id);
}
