import { asc, eq, type SQL } from 'drizzle-orm';
import { planTypes } from '../../contract/limits';
import type { Plan } from '../../contract/plans';
import { rulesText } from '../../contract/rulesText';
import type { SessionUser } from '../auth/session.service';
import type { Context } from '../context';
import { plan, storedFile } from '../database/schema';
import { filesText } from '../files/filesText';
import { requireContentTypes, urlOfFile, withSavedFiles } from '../files/files.service';
import type { UploadedFile } from '../files/uploads';
import { getProject } from '../projects/projects.service';
import { brokenRule, notFound } from '../support/errors';
import { iso } from '../support/list';
import { getUnit } from '../units/units.service';
import { planText } from './planText';

/** Where a plan belongs. */
export type PlanPlace = { unitId: number } | { projectId: number };

/** Throws 404 where the place is unknown or not visible to the user. */
const requirePlace = (context: Context, user: SessionUser, place: PlanPlace) =>
  'unitId' in place ? getUnit(context, user, place.unitId) : getProject(context, user, place.projectId);

/** The plans of a unit or a project, by name. Throws 404. */
export async function listPlans(context: Context, user: SessionUser, place: PlanPlace): Promise<Plan[]> {
  await requirePlace(context, user, place);
  return readPlans(context, 'unitId' in place ? eq(plan.unitId, place.unitId) : eq(plan.projectId, place.projectId));
}

/** Adds a plan; without a name it gets its file's. Throws 404, 415 and 422. */
export async function addPlan(
  context: Context,
  user: SessionUser,
  place: PlanPlace,
  name: string | undefined,
  files: UploadedFile[],
): Promise<Plan> {
  await requirePlace(context, user, place);
  const [file] = files;
  if (!file) throw brokenRule([{ field: 'file', message: filesText.missing }]);
  requireContentTypes(files, planTypes, 'file', filesText.planType);
  const shownName = name?.trim() || file.name.replace(/\.\w{3,4}$/, '');
  const id = await withSavedFiles(context, files, async (tx, [fileId]) => {
    const [row] = await tx
      .insert(plan)
      .values({ ...place, name: shownName, fileId: fileId!, createdBy: user.id })
      .returning({ id: plan.id });
    return row!.id;
  });
  return getPlan(context, id);
}

/** Throws 404, and 422 without a name. */
export async function renamePlan(context: Context, id: number, name: string): Promise<Plan> {
  if (name.trim() === '') throw brokenRule([{ field: 'name', message: rulesText.allFields }]);
  await context.db.update(plan).set({ name: name.trim() }).where(eq(plan.id, id));
  return getPlan(context, id);
}

/** Deletes a plan, and its file where no other plan shows it. Answers what was deleted. Throws 404. */
export async function deletePlan(context: Context, id: number): Promise<Plan> {
  const found = await getPlan(context, id);
  const orphan = await context.db.transaction(async (tx) => {
    const [row] = await tx.delete(plan).where(eq(plan.id, id)).returning({ fileId: plan.fileId });
    if (!row) throw notFound(planText.unknown);
    const [other] = await tx.select({ id: plan.id }).from(plan).where(eq(plan.fileId, row.fileId)).limit(1);
    if (other) return undefined;
    const [file] = await tx.delete(storedFile).where(eq(storedFile.id, row.fileId)).returning({ key: storedFile.key });
    return file?.key;
  });
  // Only once the rows are gone for good.
  if (orphan) await context.storage.remove(orphan);
  return found;
}

async function getPlan(context: Context, id: number): Promise<Plan> {
  const [found] = await readPlans(context, eq(plan.id, id));
  if (!found) throw notFound(planText.unknown);
  return found;
}

async function readPlans(context: Context, where: SQL): Promise<Plan[]> {
  const rows = await context.db
    .select({
      id: plan.id,
      name: plan.name,
      createdAt: plan.createdAt,
      fileId: plan.fileId,
      contentType: storedFile.contentType,
      bytes: storedFile.bytes,
    })
    .from(plan)
    .innerJoin(storedFile, eq(storedFile.id, plan.fileId))
    .where(where)
    .orderBy(asc(plan.name), asc(plan.id));
  return rows.map(({ id, name, createdAt, fileId, contentType, bytes }) => ({
    id,
    name,
    content_type: contentType,
    bytes,
    created_at: iso(createdAt),
    url: urlOfFile(context, fileId, downloadName(name, contentType)),
  }));
}

const endings: Record<string, string> = { 'application/pdf': '.pdf', 'image/png': '.png', 'image/jpeg': '.jpg' };

/** A plan is saved under the name that it has now, not under that of the file it came as. */
function downloadName(name: string, contentType: string): string {
  const ending = endings[contentType] ?? '';
  return name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`;
}
