import { and, count, eq, isNull, min, sql } from 'drizzle-orm';
import type { Executor } from '../database/connection';
import { singleRow } from '../database/singleRow';
import { leaseContract, ownership, project } from '../database/schema';
import { today } from '../support/columns';

/** Counts the units that a client owns now. */
export async function countOwnedUnits(db: Executor, clientId: number): Promise<number> {
  const owned = await db
    .select({ total: count() })
    .from(ownership)
    .where(and(eq(ownership.clientId, clientId), isNull(ownership.endDate)));
  return singleRow(owned).total;
}

/** Returns the first day of a client's next lease as a tenant; null if there is none. */
export async function nextLeaseStart(db: Executor, clientId: number): Promise<string | null> {
  const next = await db
    .select({ day: min(leaseContract.startDate) })
    .from(leaseContract)
    .where(and(eq(leaseContract.tenantId, clientId), leaseContract.active, sql`${leaseContract.startDate} > ${today}`));
  return singleRow(next).day;
}

/** Returns the projects of a consortium user, by name. */
export const projectsOfConsortium = (db: Executor, id: number): Promise<{ id: number; name: string }[]> =>
  db
    .select({ id: project.id, name: project.name })
    .from(project)
    .where(eq(project.consortiumId, id))
    .orderBy(sql`plain_text(${project.name})`, project.id);
