import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { planTypes } from '../../contract/limits';
import type { Plan } from '../../contract/plans';
import { rulesText } from '../../contract/rulesText';
import type { Context } from '../context';
import { plan, storedFile } from '../database/schema';
import { filesText } from '../files/filesText';
import { requireContentTypes, urlOfFile, withSavedFiles } from '../files/files.service';
import type { UploadedFile } from '../files/uploads';
import { visiblePlans } from '../policies/places.policy';
import type { Caller } from '../policies/rows';
import { getProject } from '../projects/projects.service';
import { brokenRule, notFound } from '../support/errors';
import { iso } from '../support/list';
import { getUnit } from '../units/units.service';
import { planText } from './planText';

/** Where a plan belongs. */
export type PlanPlace = { unitId: number } | { projectId: number };

/** Throws 404 where the place is unknown or not visible to the user. */
const requirePlace = (context: Context, caller: Caller, place: PlanPlace) =>
  'unitId' in place ? getUnit(context, caller, place.unitId) : getProject(context, caller, place.projectId);

/** The plans of a unit or a project, by name. Throws 404. */
export async function listPlans(context: Context, caller: Caller, place: PlanPlace): Promise<Plan[]> {
  await requirePlace(context, caller, place);
  return readPlans(context, 'unitId' in place ? eq(plan.unitId, place.unitId) : eq(plan.projectId, place.projectId));
}

/** Adds a plan; without a name it gets its file's. Throws 404, 415 and 422. */
export async function addPlan(
  context: Context,
  caller: Caller,
  place: PlanPlace,
  name: string | undefined,
  files: UploadedFile[],
): Promise<Plan> {
  await requirePlace(context, caller, place);
  const [file] = files;
  if (!file) throw brokenRule([{ field: 'file', message: filesText.missing }]);
  requireContentTypes(files, planTypes, 'file', filesText.planType);
  const shownName = name?.trim() || file.name.replace(/\.\w{3,4}$/, '');
  const id = await withSavedFiles(context, files, async (tx, [fileId]) => {
    const [row] = await tx
      .insert(plan)
      .values({ ...place, name: shownName, fileId: fileId!, createdBy: caller.user.id })
      .returning({ id: plan.id });
    return row!.id;
  });
  return getPlan(context, caller, id);
}

/** Throws 404, and 422 without a name. */
export async function renamePlan(context: Context, caller: Caller, id: number, name: string): Promise<Plan> {
  if (name.trim() === '') throw brokenRule([{ field: 'name', message: rulesText.allFields }]);
  await getPlan(context, caller, id);
  await context.db.update(plan).set({ name: name.trim() }).where(eq(plan.id, id));
  return getPlan(context, caller, id);
}

/** Deletes a plan, and its file where no other plan shows it. Answers what was deleted. Throws 404. */
export async function deletePlan(context: Context, caller: Caller, id: number): Promise<Plan> {
  const found = await getPlan(context, caller, id);
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

async function getPlan(context: Context, caller: Caller, id: number): Promise<Plan> {
  const visible = await visiblePlans(context.db, caller);
  const isVisible = sql`exists (select 1 from plan x where x.id = ${id} and ${visible})`;
  const [found] = await readPlans(context, and(eq(plan.id, id), isVisible));
  if (!found) throw notFound(planText.unknown);
  return found;
}

async function readPlans(context: Context, where: SQL | undefined): Promise<Plan[]> {
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
    url: urlOfFile(context, fileId, { name: downloadName(name, contentType) }),
  }));
}

const endings: Record<string, string> = { 'application/pdf': '.pdf', 'image/png': '.png', 'image/jpeg': '.jpg' };

/** A plan is saved under the name that it has now, not under that of the file it came as. */
function downloadName(name: string, contentType: string): string {
  const ending = endings[contentType] ?? '';
  return name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`;
}
