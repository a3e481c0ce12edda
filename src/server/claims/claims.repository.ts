import type { StuckReason } from '../../contract/workStatus';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { ClaimStatus, ClaimType } from '../../contract/claimStatus';
import { singleRow } from '../database/singleRow';
import type { Executor } from '../database/connection';
import { claim, claimChange, ownership } from '../database/schema';
import type { ClaimParties } from '../policies/claimPeople.policy';
import { authoredClaims, visibleClaims } from '../policies/claims.policy';
import { claimableOwnerships, claimableProjects } from '../policies/places.policy';
import type { Caller } from '../policies/rows';
import { today } from '../support/columns';

export type ClaimRecord = typeof claim.$inferSelect;
export type NewClaimRecord = typeof claim.$inferInsert;

/** Whether the claim exists (with the given type, if any) and the caller may see it. */
export async function isVisible(db: Executor, caller: Caller, id: number, type?: ClaimType): Promise<boolean> {
  const visible = await visibleClaims(db, caller, type);
  const { rows } = await db.execute(sql`select 1 from claim c where c.id = ${id} and ${visible}`);
  return rows.length > 0;
}

/**
 * Returns a claim's record, locked until the transaction ends; undefined if it is unknown or the caller may not see it.
 */
export async function lockClaim(tx: Executor, caller: Caller, id: number): Promise<ClaimRecord | undefined> {
  const visible = await visibleClaims(tx, caller);
  const [row] = await tx
    .select()
    .from(claim)
    .where(and(eq(claim.id, id), sql`exists (select 1 from claim c where c.id = ${id} and ${visible})`))
    .for('update');
  return row;
}

/** Returns the people whom a claim concerns; undefined if the claim is unknown. */
export async function partiesOf(db: Executor, id: number): Promise<ClaimParties | undefined> {
  const [row] = await db
    .select({
      ownerId: claim.ownerId,
      tenantId: claim.tenantId,
      clientId: claim.clientId,
      isPast: sql<boolean>`coalesce(${ownership.endDate} is not null, false)`,
    })
    .from(claim)
    .leftJoin(ownership, eq(ownership.id, claim.ownershipId))
    .where(eq(claim.id, id));
  return row;
}

/** Whether the caller is the author of a claim. */
export async function isAuthored(tx: Executor, caller: Caller, id: number): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from claim c where c.id = ${id} and ${await authoredClaims(tx, caller)}`,
  );
  return rows.length > 0;
}

/** Returns the texts of a claim's location and item; undefined if it is not a unit claim. */
export async function locationAndItemOf(
  tx: Executor,
  id: number,
): Promise<{ place: string; item: string } | undefined> {
  const { rows } = await tx.execute<{ place: string; item: string }>(sql`
    select concat_ws(' / ', l.label, d.label) as place, concat_ws(' / ', g.label, t.label) as item
    from claim c join claim_location l on l.id = c.location_id join claim_location_detail d on d.id = c.location_detail_id
      join claim_category g on g.id = c.category_id join claim_item t on t.id = c.item_id where c.id = ${id}`);
  return rows[0];
}

/** Returns the current status of a claim; undefined if it is unknown. */
export async function statusOf(db: Executor, id: number): Promise<ClaimStatus | undefined> {
  const [row] = await db.select({ status: claim.status }).from(claim).where(eq(claim.id, id));
  return row?.status;
}

/** Returns why the contractor of an accepted work order could not finish the work for a claim; null if nothing keeps it. */
export async function stuckReasonOf(db: Executor, id: number): Promise<StuckReason | null> {
  const { rows } = await db.execute<{ stuck: StuckReason }>(
    sql`select w.stuck from work_order w join work_order_claim wc on wc.work_id = w.id
      where wc.claim_id = ${id} and wc.done_at is null and w.stuck is not null and w.status = 'accepted'
        and exists (select 1 from work_event e where e.work_id = w.id and e.what = 'stuck' and (e.claim_id is null or e.claim_id = ${id})
          and not exists (select 1 from work_event f where f.work_id = w.id and f.what = 'stuck' and f.id > e.id))
      order by w.id desc limit 1`,
  );
  return rows[0]?.stuck ?? null;
}

export async function insertClaim(tx: Executor, values: NewClaimRecord): Promise<number> {
  return singleRow(await tx.insert(claim).values(values).returning({ id: claim.id })).id;
}

export async function saveClaim(tx: Executor, id: number, values: Partial<ClaimRecord>): Promise<ClaimRecord> {
  return singleRow(await tx.update(claim).set(values).where(eq(claim.id, id)).returning());
}

/** Adds a change to the claim's history. */
export async function insertChange(tx: Executor, change: typeof claimChange.$inferInsert): Promise<void> {
  await tx.insert(claimChange).values(change);
}

export type ChangeRecord = typeof claimChange.$inferSelect;

/** Returns the last change of one field of a claim; undefined if there is none. */
export async function lastChange(
  tx: Executor,
  claimId: number,
  field: 'status' | 'priority' | 'responsible' | 'decision',
): Promise<ChangeRecord | undefined> {
  const [row] = await tx
    .select()
    .from(claimChange)
    .where(and(eq(claimChange.claimId, claimId), eq(claimChange.field, field)))
    .orderBy(desc(claimChange.id))
    .limit(1);
  return row;
}

/**
 * Returns the last change of a claim's status that was neither undone nor is itself an undo, so that several moves are
 * undone one after the other.
 */
export async function lastMove(tx: Executor, claimId: number): Promise<ChangeRecord | undefined> {
  const [row] = await tx
    .select()
    .from(claimChange)
    .where(and(eq(claimChange.claimId, claimId), eq(claimChange.field, 'status'), eq(claimChange.isUndone, false)))
    .orderBy(desc(claimChange.id))
    .limit(1);
  return row;
}

/** Marks a change as undone. */
export async function markUndone(tx: Executor, changeId: number): Promise<void> {
  await tx.update(claimChange).set({ isUndone: true }).where(eq(claimChange.id, changeId));
}

/** Whether any field of a claim was changed since its creation. */
export async function hasChanges(tx: Executor, claimId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: claimChange.id })
    .from(claimChange)
    .where(eq(claimChange.claimId, claimId))
    .limit(1);
  return rows.length > 0;
}

/** An ownership with its unit: the fields that creating a claim needs. */
export interface ClaimableOwnership extends Record<string, unknown> {
  unitId: number;
  projectId: number;
  ownerId: number;
  tenantId: number | null;
  isUnitActive: boolean;
  endDate: string | null;
  isProjectClosed: boolean;
}

/**
 * Returns the ownership if the caller may create a claim on it, otherwise undefined.
 * @param isLocked locks ownership and unit until the transaction ends; the project must be locked before.
 */
export async function findClaimableOwnership(
  db: Executor,
  caller: Caller,
  ownershipId: number,
  isLocked: boolean,
): Promise<ClaimableOwnership | undefined> {
  const { rows } = await db.execute<ClaimableOwnership>(sql`
    select u.id as "unitId", u.project_id as "projectId", u.active as "isUnitActive", k.client_id as "ownerId", k.end_date as "endDate",
      (select p.closed_at is not null from project p where p.id = u.project_id) as "isProjectClosed",
      (select l.tenant_id from lease_contract l where l.unit_id = u.id and l.active and ${today} between l.start_date and l.end_date limit 1) as "tenantId"
    from contract k join unit u on u.id = k.unit_id
    where k.id = ${ownershipId} and ${await claimableOwnerships(db, caller)} ${lockOf(isLocked, sql`k, u`)}`);
  return rows[0];
}

/** Returns the first day of the caller's future lease of an ownership's unit; undefined if there is none. */
export async function upcomingLeaseStart(
  db: Executor,
  caller: Caller,
  ownershipId: number,
): Promise<string | undefined> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select l.start_date::text as day from lease_contract l join contract k on k.unit_id = l.unit_id
    where k.id = ${ownershipId} and l.tenant_id = ${caller.user.id} and l.active and l.start_date > ${today} order by l.start_date limit 1`);
  return rows[0]?.day;
}

interface ClaimableProject extends Record<string, unknown> {
  consortium_id: number | null;
  places: string[];
  is_closed: boolean;
}

/** Returns a project if the caller may create a claim on it, otherwise undefined. */
export async function findClaimableProject(
  db: Executor,
  caller: Caller,
  projectId: number,
  isLocked: boolean,
): Promise<ClaimableProject | undefined> {
  const { rows } = await db.execute<ClaimableProject>(
    sql`select p.consortium_id, p.places, p.closed_at is not null as is_closed from project p where p.id = ${projectId} and ${await claimableProjects(db, caller)} ${lockOf(isLocked, sql`p`)}`,
  );
  return rows[0];
}

const lockOf = (isLocked: boolean, tables: SQL): SQL => (isLocked ? sql`for share of ${tables}` : sql``);

/** Counts the formal complaints about a claim; those of one account alone if `accountId` is given. */
export async function countComplaints(db: Executor, claimId: number, accountId?: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from complaint k
    where k.claim_id = ${claimId} and ${accountId === undefined ? sql`true` : sql`k.account_id = ${accountId}`}`);
  return rows[0]?.count ?? 0;
}

/** The columns of the warranty `w` of claims. */
export const warrantyColumns = sql.raw(
  "w.months as warranty_months, w.expires_on, w.state = 'covered' as is_covered, w.table_of as warranty_table",
);
/**
 * Joins the warranty `w` of unit claims `c`: the months of its term, its last day and its state in `warrantyStates`.
 */
export const warrantyJoin = sql.raw('join claim_warranty w on w.claim_id = c.id');
/** Joins the warranty `w` of project claims `c`. Claims older than the terms of common parts have none. */
export const keptWarrantyJoin = sql.raw('left join claim_warranty w on w.claim_id = c.id');
/** Returns the condition on claims `c` whose warranty `w` meets `condition`. */
export const isInWarranty = (condition: SQL): SQL =>
  sql`c.id in (select w.claim_id from claim_warranty w where ${condition})`;
