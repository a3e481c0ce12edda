import { and, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '../database/connection';
import { ownership, leaseContract } from '../database/schema';
import { endableOwnerships, endableLeases } from '../policies/places.policy';
import type { Caller } from '../policies/rows';

export type OwnershipRecord = typeof ownership.$inferSelect;
type LeaseRecord = typeof leaseContract.$inferSelect;

/** The unit of an ownership that the caller may end; undefined where it is none of those. */
export async function unitOfOwnership(db: Executor, caller: Caller, id: number): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select u.id from contract k join unit u on u.id = k.unit_id where k.id = ${id} and ${await endableOwnerships(db, caller)}`);
  return rows[0]?.id;
}

/** The unit of a lease that the caller may end; undefined where it is none of those. */
export async function unitOfLease(db: Executor, caller: Caller, id: number): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select u.id from lease_contract l join unit u on u.id = l.unit_id where l.id = ${id} and ${await endableLeases(db, caller)}`);
  return rows[0]?.id;
}

/** An ownership, locked until the transaction ends. */
export async function lockOwnership(tx: Executor, id: number): Promise<OwnershipRecord | undefined> {
  const [row] = await tx.select().from(ownership).where(eq(ownership.id, id)).for('update');
  return row;
}

/** A lease, locked until the transaction ends. */
export async function lockLease(tx: Executor, id: number): Promise<LeaseRecord | undefined> {
  const [row] = await tx.select().from(leaseContract).where(eq(leaseContract.id, id)).for('update');
  return row;
}

export async function saveOwnershipEnd(tx: Executor, id: number, day: string): Promise<void> {
  await tx.update(ownership).set({ endDate: day }).where(eq(ownership.id, id));
}

/** A lease that ends on the day it begins has never been one. */
const endedOn = (day: string) => ({
  active: sql<boolean>`${leaseContract.startDate} < ${day}::date`,
  endDate: sql<string>`case when ${leaseContract.startDate} < ${day}::date then ${day}::date else ${leaseContract.endDate} end`,
});

/** Makes a day the last one of a lease. */
export async function shortenLease(tx: Executor, id: number, day: string): Promise<void> {
  await tx.update(leaseContract).set(endedOn(day)).where(eq(leaseContract.id, id));
}

/** Makes a day the last one of all leases of an ownership, of one tenant where one is named. */
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

/** Leases that go on under another ownership. */
export async function moveLeases(tx: Executor, from: number, to: number, day: string): Promise<void> {
  await tx
    .update(leaseContract)
    .set({ ownershipId: to })
    .where(and(eq(leaseContract.ownershipId, from), eq(leaseContract.active, true), gt(leaseContract.endDate, day)));
}
