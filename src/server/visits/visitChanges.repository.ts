import { and, eq, inArray, sql } from 'drizzle-orm';
import { openVisitStatuses } from '../../contract/visitStatus';
import type { WorkStatus } from '../../contract/workStatus';
import type { Executor } from '../database/connection';
import { singleRow } from '../database/singleRow';
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

/**
 * Returns a work order for which a party may propose visits, locked until the transaction ends; undefined if it is
 * unknown or not visible.
 */
export async function lockWorkOf(tx: Executor, party: VisitParty, id: number): Promise<WorkRow | undefined> {
  const { rows } = await tx.execute<WorkRow>(sql`
    select w.id, w.status, w.contractor_id, w.assignee_id from work_order w where w.id = ${id} and ${await party.works(tx)} for no key update`);
  return rows[0];
}

/** Returns the id of a claim's work order for which a party may propose visits; undefined if there is none. */
export async function findWorkOf(tx: Executor, party: VisitParty, claimId: number): Promise<number | undefined> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select w.id from work_order w join work_order_claim o on o.work_id = w.id where o.claim_id = ${claimId} and ${await party.works(tx)}`);
  return rows[0]?.id;
}

/** Returns the place of a claim of a work order; undefined if the claim does not belong to it. */
export async function findPlace(tx: Executor, workId: number, claimId: number) {
  const { rows } = await tx.execute<{ project_id: number; unit_id: number | null }>(sql`
    select c.project_id, c.unit_id from work_order_claim wc join claim c on c.id = wc.claim_id
    where wc.work_id = ${workId} and wc.claim_id = ${claimId}`);
  return rows[0] && { projectId: rows[0].project_id, unitId: rows[0].unit_id };
}

/**
 * Returns a visit's record, locked until the transaction ends; undefined if it is unknown or not visible. Locks its
 * work order first, as all code that changes visits does.
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

/** Condition for a visit to the place of a claim at which the work for all claims of the work order is done. */
const placeIsDone = (
  claimId: number,
) => sql`exists (select 1 from claim c where c.id = ${claimId} and c.project_id = ${visit.projectId} and c.unit_id is not distinct from ${visit.unitId}
  and not exists (select 1 from work_order_claim wc join claim o on o.id = wc.claim_id
    where wc.work_id = ${visit.workId} and wc.done_at is null and o.project_id = c.project_id and o.unit_id is not distinct from c.unit_id))`;

/** Returns the open visits of a work order whose row is already locked. */
export const openVisitsOf = (tx: Executor, workId: number, claimId: number | null = null): Promise<VisitRecord[]> =>
  tx
    .select()
    .from(visit)
    .where(
      and(
        eq(visit.workId, workId),
        inArray(visit.status, openVisitStatuses),
        claimId === null ? undefined : sql`(${placeIsDone(claimId)})`,
      ),
    )
    .orderBy(visit.id)
    .for('update');

/** Returns the proposed windows of a visit, in chronological order. */
export const windowsOf = (tx: Executor, visitId: number): Promise<Span[]> =>
  tx
    .select({ startsAt: visitWindow.startsAt, endsAt: visitWindow.endsAt })
    .from(visitWindow)
    .where(eq(visitWindow.visitId, visitId))
    .orderBy(visitWindow.startsAt);

/** Replaces the proposed windows of a visit. */
export async function replaceWindows(tx: Executor, visitId: number, windows: Span[]): Promise<void> {
  await tx.delete(visitWindow).where(eq(visitWindow.visitId, visitId));
  if (windows.length > 0) await tx.insert(visitWindow).values(windows.map((span) => ({ visitId, ...span })));
}

export const insertVisit = async (tx: Executor, values: typeof visit.$inferInsert): Promise<VisitRecord> =>
  singleRow(await tx.insert(visit).values(values).returning());

export async function insertVisitPhotos(tx: Executor, visitId: number, fileIds: number[]): Promise<void> {
  if (fileIds.length > 0) await tx.insert(visitPhoto).values(fileIds.map((fileId) => ({ visitId, fileId })));
}

/** Changes a visit and increments its version. */
export async function saveVisit(
  tx: Executor,
  { id, version }: VisitRecord,
  values: Partial<typeof visit.$inferInsert>,
): Promise<VisitRecord> {
  const columns = { ...values, version: version + 1, changedAt: sql`now()` };
  return singleRow(await tx.update(visit).set(columns).where(eq(visit.id, id)).returning());
}

/**
 * Serialises agreements with the person who comes. Otherwise two concurrent agreements on the same time would wait for
 * each other in the constraint, and the database would end one as a deadlock.
 */
export async function lockWorker(tx: Executor, { contractorId, assigneeId }: VisitRecord): Promise<void> {
  if (contractorId) await tx.execute(sql`select 1 from contractor where id = ${contractorId} for no key update`);
  else await tx.execute(sql`select 1 from account where id = ${assigneeId} for no key update`);
}

/** Reassigns the visits of a work order without a date to the person who now does the work. */
export async function saveVisitWorker(
  tx: Executor,
  workId: number,
  worker: { contractorId: number | null; assigneeId: number | null },
): Promise<void> {
  await tx
    .update(visit)
    .set(worker)
    .where(and(eq(visit.workId, workId), eq(visit.status, 'proposed')));
}
