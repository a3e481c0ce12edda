import type { FastifyInstance } from 'fastify';
import { unitOperations } from '../../contract/units';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { listUnassignedUnits, listUnits } from './units.repository';
import { assignClient, createUnit, getUnit, updateUnit } from './units.service';

export async function unitRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, unitOperations.listUnits, ({ user, query }) => listUnits(context, user, query));
  route(app, unitOperations.listUnassignedUnits, ({ user, query }) => listUnassignedUnits(context, user, query));
  route(app, unitOperations.getUnit, ({ user, params }) => getUnit(context, user, params.id));
  route(app, unitOperations.createUnit, ({ user, body }) => createUnit(context, user, body));
  route(app, unitOperations.updateUnit, ({ user, params, body }) => updateUnit(context, user, params.id, body));
  route(app, unitOperations.assignClient, ({ body }) => assignClient(context, body));
}
