import type { FastifyInstance } from 'fastify';
import { unitOperations } from '../../contract/units';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { listUnassignedUnits, listUnits } from './units.repository';
import { assignClient, createUnit, getUnit, updateUnit } from './units.service';

export async function unitRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, unitOperations.listUnits, ({ caller, query }) => listUnits(context, caller, query));
  route(app, unitOperations.listUnassignedUnits, ({ caller, query }) => listUnassignedUnits(context, caller, query));
  route(app, unitOperations.getUnit, ({ caller, params }) => getUnit(context, caller, params.id));
  route(app, unitOperations.createUnit, ({ caller, body, once }) => createUnit(context, caller, body, once));
  route(app, unitOperations.updateUnit, ({ caller, params, body }) => updateUnit(context, caller, params.id, body));
  route(app, unitOperations.assignClient, ({ caller, body, once }) => assignClient(context, caller, body, once));
}
