import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { claimOperations } from '../../contract/claims';
import { unitOperations } from '../../contract/units';
import type { Context } from '../context';
import { claimCategory, claimItem, claimLocation, claimLocationDetail, unitType } from '../database/schema';
import { route } from '../plugins/operations';

/** The short lists that forms choose from. */
export async function lookupRoutes(app: FastifyInstance, { context: { db } }: { context: Context }): Promise<void> {
  route(app, claimOperations.listClaimLocations, () => db.select().from(claimLocation).orderBy(asc(claimLocation.id)));
  route(app, claimOperations.listClaimCategories, () => db.select().from(claimCategory).orderBy(asc(claimCategory.id)));
  route(app, claimOperations.listClaimLocationDetails, () =>
    db
      .select({
        id: claimLocationDetail.id,
        label: claimLocationDetail.label,
        claim_location_id: claimLocationDetail.locationId,
      })
      .from(claimLocationDetail)
      .orderBy(asc(claimLocationDetail.id)),
  );
  route(app, claimOperations.listClaimItems, () =>
    db
      .select({ id: claimItem.id, label: claimItem.label, claim_category_id: claimItem.categoryId })
      .from(claimItem)
      .orderBy(asc(claimItem.id)),
  );
  route(app, unitOperations.listUnitTypes, () => db.select().from(unitType).orderBy(asc(unitType.id)));
}
