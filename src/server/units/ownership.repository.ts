import { and, eq, gt, gte, sql } from 'drizzle-orm';
import type { Executor } from '../database/connection';
import { ownership, leaseContract } from '../database/schema';
import { endableContracts } from '../policies/places.policy';
import type { Caller } from '../policies/rows';

export type OwnershipRecord = typeof ownership.$inferSelect;
type LeaseRecord = typeof leaseContract.$inferSelect;

/** Returns the unit of an ownership that the caller may end; undefined if there is none. */
export async function unitOfOwnership(db: Executor, caller: Caller, id: number): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select u.id from contract k join unit u on u.id = k.unit_id where k.id = ${id} and ${await endableContracts(db, caller)}`);
  return rows[0]?.id;
}

/** Returns the unit of a lease that the caller may end; undefined if there is none. */
export async function unitOfLease(db: Executor, caller: Caller, id: number): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select u.id from lease_contract l join unit u on u.id = l.unit_id where l.id = ${id} and ${await endableContracts(db, caller)}`);
  return rows[0]?.id;
}

/** Returns an ownership, locked until the transaction ends. */
export async function lockOwnership(tx: Executor, id: number): Promise<OwnershipRecord | undefined> {
  const [row] = await tx.select().from(ownership).where(eq(ownership.id, id)).for('update');
  return row;
}

/** Returns a lease, locked until the transaction ends. */
export async function lockLease(tx: Executor, id: number): Promise<LeaseRecord | undefined> {
  const [row] = await tx.select().from(leaseContract).where(eq(leaseContract.id, id)).for('update');
  return row;
}

export async function saveOwnershipEnd(tx: Executor, id: number, day: string): Promise<void> {
  await tx.update(ownership).set({ endDate: day }).where(eq(ownership.id, id));
}

/** A lease that would end on its first day counts as never started, so it becomes inactive. */
const endedOn = (day: string) => ({
  active: sql<boolean>`${leaseContract.startDate} < ${day}::date`,
  endDate: sql<string>`case when ${leaseContract.startDate} < ${day}::date then ${day}::date else ${leaseContract.endDate} end`,
});

/** Makes a day the last one of a lease. */
export async function shortenLease(tx: Executor, id: number, day: string): Promise<void> {
  await tx.update(leaseContract).set(endedOn(day)).where(eq(leaseContract.id, id));
}

/**
 * Ends the leases of a client whose account is deactivated: as a tenant immediately; the leases of its units on `day`,
 * because without an owner nobody is responsible for their tenants.
 */
export async function endLeasesOfClient(tx: Executor, clientId: number, day: string): Promise<void> {
  const isNotOver = and(eq(leaseContract.active, true), gte(leaseContract.endDate, day));
  await tx
    .update(leaseContract)
    .set({ ...endedOn(day), active: false })
    .where(and(isNotOver, eq(leaseContract.tenantId, clientId)));
  const isOfClient = sql`${leaseContract.ownershipId} in (select k.id from contract k where k.client_id = ${clientId} and k.end_date is null)`;
  await tx.update(leaseContract).set(endedOn(day)).where(and(isNotOver, isOfClient));
}

/** Makes a day the last one of all leases of an ownership, or of those of one tenant. */
export async function shortenLeasesOf(
  tx: Executor,
  ownershipId: number,
  day: string,
  tenantId?: number,
): Promise<void> {
  await tx
    .update(leaseContract)
    .set(endedOn(day))
    .where(
      and(
        eq(leaseContract.ownershipId, ownershipId),
        eq(leaseContract.active, true),
        gt(leaseContract.endDate, day),
        tenantId === undefined ? undefined : eq(leaseContract.tenantId, tenantId),
      ),
    );
}

/** Moves leases to another ownership, under which they continue. */
export async function moveLeases(tx: Executor, from: number, to: number, day: string): Promise<void> {
  await tx
    .update(leaseContract)
    .set({ ownershipId: to })
    .where(and(eq(leaseContract.ownershipId, from), eq(leaseContract.active, true), gt(leaseContract.endDate, day)));
}
