import type { FastifyInstance } from 'fastify';
import { lookupOperations } from '../../contract/lookups';
import { unitOperations } from '../../contract/units';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { listCategories, listItems, listLocationDetails, listLocations, listUnitTypes } from './lookups.repository';

/** Routes of the short lists that forms use. */
export async function lookupRoutes(app: FastifyInstance, { context: { db } }: { context: Context }): Promise<void> {
  route(app, lookupOperations.listClaimLocations, () => listLocations(db));
  route(app, lookupOperations.listClaimCategories, () => listCategories(db));
  route(app, lookupOperations.listClaimLocationDetails, () => listLocationDetails(db));
  route(app, lookupOperations.listClaimItems, () => listItems(db));
  route(app, unitOperations.listUnitTypes, () => listUnitTypes(db));
}
