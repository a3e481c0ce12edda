import type { FastifyInstance } from 'fastify';
import { deliveryOperations } from '../../contract/deliveries';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { readRoute } from '../plugins/readRoute';
import { listUndelivered, saveDeliveries } from './deliveries.service';

export async function deliveryRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  readRoute(app, deliveryOperations.listUndeliveredUnits, ({ caller, query }, reading) =>
    listUndelivered(reading, caller, query.project_id),
  );
  route(app, deliveryOperations.saveDeliveries, ({ caller, body }) => saveDeliveries(context, caller, body));
}
