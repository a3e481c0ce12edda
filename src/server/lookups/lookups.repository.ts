import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../database/connection';
import { claimCategory, claimItem, claimLocation, claimLocationDetail, unitType } from '../database/schema';

/** Returns the locations within a unit, for forms. */
export const listLocations = (db: Executor) => db.select().from(claimLocation).orderBy(asc(claimLocation.id));
/** Returns the trades. */
export const listCategories = (db: Executor) => db.select().from(claimCategory).orderBy(asc(claimCategory.id));
/** Returns the unit types. */
export const listUnitTypes = (db: Executor) => db.select().from(unitType).orderBy(asc(unitType.id));

/** Returns the details of each location. */
export const listLocationDetails = (db: Executor) =>
  db
    .select({
      id: claimLocationDetail.id,
      label: claimLocationDetail.label,
      claim_location_id: claimLocationDetail.locationId,
    })
    .from(claimLocationDetail)
    .orderBy(asc(claimLocationDetail.id));

/** Returns the items of each trade. */
export const listItems = (db: Executor) =>
  db
    .select({ id: claimItem.id, label: claimItem.label, claim_category_id: claimItem.categoryId })
    .from(claimItem)
    .orderBy(asc(claimItem.id));

export async function hasCategory(db: Executor, id: number): Promise<boolean> {
  const rows = await db.select({ id: claimCategory.id }).from(claimCategory).where(eq(claimCategory.id, id));
  return rows.length > 0;
}

/** Whether the item exists and belongs to that trade. */
export async function hasItem(db: Executor, id: number, categoryId: number): Promise<boolean> {
  const rows = await db
    .select({ id: claimItem.id })
    .from(claimItem)
    .where(and(eq(claimItem.id, id), eq(claimItem.categoryId, categoryId)));
  return rows.length > 0;
}

/** Whether the location detail exists and belongs to that location. */
export async function hasLocationDetail(db: Executor, id: number, locationId: number): Promise<boolean> {
  const rows = await db
    .select({ id: claimLocationDetail.id })
    .from(claimLocationDetail)
    .where(and(eq(claimLocationDetail.id, id), eq(claimLocationDetail.locationId, locationId)));
  return rows.length > 0;
}

export async function hasUnitType(db: Executor, id: number): Promise<boolean> {
  const rows = await db.select({ id: unitType.id }).from(unitType).where(eq(unitType.id, id));
  return rows.length > 0;
}
