import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../database/connection';
import { singleRow } from '../database/singleRow';
import { plan, project, storedFile } from '../database/schema';
import { livedInProjects, visiblePlans } from '../policies/places.policy';
import type { Caller } from '../policies/rows';

/** The unit or project of a plan. */
export type PlanSubject = { unitId: number } | { projectId: number };

/** Whether a document is a plan or belongs to the house rules of a building. */
export type PlanKind = 'plan' | 'rules';

/** A plan and its file. */
export interface PlanRow {
  id: number;
  projectId: number | null;
  name: string;
  createdAt: Date;
  fileId: number;
  contentType: string;
  bytes: number;
}

/** Returns the plans of a unit or a project, by name. */
export const readPlansOf = (db: Executor, subject: PlanSubject): Promise<PlanRow[]> =>
  readPlans(db, 'plan', 'unitId' in subject ? eq(plan.unitId, subject.unitId) : eq(plan.projectId, subject.projectId));

/** Returns the buildings whose house rules the caller reads, by name, and the documents of them all. */
export async function readHouseRules(db: Executor, caller: Caller) {
  const isRead = sql`exists (select 1 from project p where p.id = ${project.id} and ${await livedInProjects(db, caller)})`;
  const projects = await db
    .select({ id: project.id, name: project.name })
    .from(project)
    .where(isRead)
    .orderBy(sql`plain_text(${project.name})`, asc(project.id));
  const ids = projects.map(({ id }) => id);
  return { projects, documents: await readPlans(db, 'rules', inArray(plan.projectId, ids)) };
}

/** Returns one plan; undefined if it is unknown or not visible to the caller. */
export async function findPlan(db: Executor, caller: Caller, kind: PlanKind, id: number): Promise<PlanRow | undefined> {
  const isVisible = sql`exists (select 1 from plan x where x.id = ${id} and ${await visiblePlans(db, caller)})`;
  const [found] = await readPlans(db, kind, and(eq(plan.id, id), isVisible));
  return found;
}

const readPlans = (db: Executor, kind: PlanKind, where: SQL | undefined): Promise<PlanRow[]> =>
  db
    .select({
      id: plan.id,
      projectId: plan.projectId,
      name: plan.name,
      createdAt: plan.createdAt,
      fileId: plan.fileId,
      contentType: storedFile.contentType,
      bytes: storedFile.bytes,
    })
    .from(plan)
    .innerJoin(storedFile, eq(storedFile.id, plan.fileId))
    .where(and(eq(plan.kind, kind), where))
    .orderBy(asc(plan.name), asc(plan.id));

export async function insertPlan(
  tx: Executor,
  values: PlanSubject & { kind: PlanKind; name: string; fileId: number; createdBy: number },
): Promise<number> {
  return singleRow(await tx.insert(plan).values(values).returning({ id: plan.id })).id;
}

export async function savePlanName(db: Executor, id: number, name: string): Promise<void> {
  await db.update(plan).set({ name }).where(eq(plan.id, id));
}

/**
 * Deletes a plan. Returns whether it existed, and the keys of its file if no other plan uses it; that file's row is
 * deleted too.
 */
export async function removePlan(tx: Executor, id: number): Promise<{ isRemoved: boolean; orphanKeys: string[] }> {
  const [row] = await tx.delete(plan).where(eq(plan.id, id)).returning({ fileId: plan.fileId });
  if (!row) return { isRemoved: false, orphanKeys: [] };
  const [duplicate] = await tx.select({ id: plan.id }).from(plan).where(eq(plan.fileId, row.fileId)).limit(1);
  if (duplicate) return { isRemoved: true, orphanKeys: [] };
  const files = await tx.delete(storedFile).where(eq(storedFile.id, row.fileId)).returning({ key: storedFile.key });
  return { isRemoved: true, orphanKeys: files.map(({ key }) => key) };
}
