import type { FastifyInstance } from 'fastify';
import { clientOperations } from '../../contract/clients';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { listClients } from './clients.repository';
import { createClient, deactivateClient, getClient, updateClient } from './clients.service';

export async function clientRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, clientOperations.listClients, ({ query }) => listClients(context, query));
  route(app, clientOperations.listClientModels, ({ query }) => listClients(context, query));
  route(app, clientOperations.getClient, ({ params }) => getClient(context, params.id));
  route(app, clientOperations.getClientModel, ({ params }) => getClient(context, params.id));
  route(app, clientOperations.createClient, ({ user, body }) => createClient(context, user.id, body));
  route(app, clientOperations.updateClient, ({ params, body }) => updateClient(context, params.id, body));
  route(app, clientOperations.deactivateClient, ({ params }) => deactivateClient(context, params.id));
}
