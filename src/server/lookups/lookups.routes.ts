import type { FastifyInstance } from 'fastify';
import { claimOperations } from '../../contract/claims';
import { unitOperations } from '../../contract/units';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { listCategories, listItems, listLocationDetails, listLocations, listUnitTypes } from './lookups.repository';

/** The short lists that forms choose from. */
export async function lookupRoutes(app: FastifyInstance, { context: { db } }: { context: Context }): Promise<void> {
  route(app, claimOperations.listClaimLocations, () => listLocations(db));
  route(app, claimOperations.listClaimCategories, () => listCategories(db));
  route(app, claimOperations.listClaimLocationDetails, () => listLocationDetails(db));
  route(app, claimOperations.listClaimItems, () => listItems(db));
  route(app, unitOperations.listUnitTypes, () => listUnitTypes(db));
}
