import { and, eq, inArray, sql } from 'drizzle-orm';
import type { WorkStatus } from '../../contract/workStatus';
import type { Executor } from '../database/connection';
import { one } from '../database/one';
import { visit, visitPhoto, visitWindow } from '../database/schema';
import type { VisitParty } from '../policies/visits.policy';

export type VisitRecord = typeof visit.$inferSelect;
export interface Span {
  startsAt: Date;
  endsAt: Date;
}

interface WorkRow extends Record<string, unknown> {
  id: number;
  status: WorkStatus;
  contractor_id: number | null;
  assignee_id: number | null;
}

/** A work order that a party may ask for visits of, locked until the transaction ends; undefined where it is unknown or not visible. */
export async function lockWorkOf(tx: Executor, party: VisitParty, id: number): Promise<WorkRow | undefined> {
  const { rows } = await tx.execute<WorkRow>(sql`
    select w.id, w.status, w.contractor_id, w.assignee_id from work_order w where w.id = ${id} and ${await party.works(tx)} for no key update`);
  return rows[0];
}

/** The work order of a claim that a party may ask for visits of; undefined where there is none. */
export async function findWorkOf(tx: Executor, party: VisitParty, claimId: number): Promise<number | undefined> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select w.id from work_order w join work_order_claim o on o.work_id = w.id where o.claim_id = ${claimId} and ${await party.works(tx)}`);
  return rows[0]?.id;
}

/** Where a claim of a work order is; undefined where the claim is none of it. */
export async function findPlace(tx: Executor, workId: number, claimId: number) {
  const { rows } = await tx.execute<{ project_id: number; unit_id: number | null }>(sql`
    select c.project_id, c.unit_id from work_order_claim wc join claim c on c.id = wc.claim_id
    where wc.work_id = ${workId} and wc.claim_id = ${claimId}`);
  return rows[0] && { projectId: rows[0].project_id, unitId: rows[0].unit_id };
}

/**
 * A visit as it stands, locked until the transaction ends; undefined where it is unknown or not visible. Its work order is locked first, as by
 * whatever else changes visits.
 */
export async function lockVisit(tx: Executor, party: VisitParty, id: number): Promise<VisitRecord | undefined> {
  await tx.execute(
    sql`select 1 from work_order where id = (select v.work_id from visit v where v.id = ${id}) for no key update`,
  );
  const isVisible = sql`exists (select 1 from visit v where v.id = ${id} and ${await party.visits(tx)})`;
  const [row] = await tx
    .select()
    .from(visit)
    .where(and(eq(visit.id, id), isVisible))
    .for('update');
  return row;
}

/** The open visits of a work order, whose row is locked already. */
export const openVisitsOf = (tx: Executor, workId: number): Promise<VisitRecord[]> =>
  tx
    .select()
    .from(visit)
    .where(and(eq(visit.workId, workId), inArray(visit.status, ['proposed', 'agreed'])))
    .orderBy(visit.id)
    .for('update');

/** What was proposed for a visit, in the order of time. */
export const windowsOf = (tx: Executor, visitId: number): Promise<Span[]> =>
  tx
    .select({ startsAt: visitWindow.startsAt, endsAt: visitWindow.endsAt })
    .from(visitWindow)
    .where(eq(visitWindow.visitId, visitId))
    .orderBy(visitWindow.startsAt);

/** Puts windows in the place of those that were proposed before. */
export async function replaceWindows(tx: Executor, visitId: number, windows: Span[]): Promise<void> {
  await tx.delete(visitWindow).where(eq(visitWindow.visitId, visitId));
  if (windows.length > 0) await tx.insert(visitWindow).values(windows.map((span) => ({ visitId, ...span })));
}

export const insertVisit = async (tx: Executor, values: typeof visit.$inferInsert): Promise<VisitRecord> =>
  one(await tx.insert(visit).values(values).returning());

export async function insertVisitPhotos(tx: Executor, visitId: number, fileIds: number[]): Promise<void> {
  if (fileIds.length > 0) await tx.insert(visitPhoto).values(fileIds.map((fileId) => ({ visitId, fileId })));
}

/** Changes a visit and counts the change. */
export async function saveVisit(
  tx: Executor,
  { id, version }: VisitRecord,
  values: Partial<typeof visit.$inferInsert>,
): Promise<VisitRecord> {
  const changed = { ...values, version: version + 1, changedAt: sql`now()` };
  return one(await tx.update(visit).set(changed).where(eq(visit.id, id)).returning());
}

/**
 * Waits until nobody else promises who comes: two promises of one time at once would wait for each other in the constraint, which the database
 * ends as a deadlock.
 */
export async function lockWorker(tx: Executor, { contractorId, assigneeId }: VisitRecord): Promise<void> {
  if (contractorId) await tx.execute(sql`select 1 from contractor where id = ${contractorId} for no key update`);
  else await tx.execute(sql`select 1 from account where id = ${assigneeId} for no key update`);
}

/** Hands the visits of a work order that have no date to whoever does it now. */
export async function handVisits(
  tx: Executor,
  workId: number,
  worker: { contractorId: number | null; assigneeId: number | null },
): Promise<void> {
  await tx
    .update(visit)
    .set(worker)
    .where(and(eq(visit.workId, workId), eq(visit.status, 'proposed')));
}
