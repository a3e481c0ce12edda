import type { FastifyInstance } from 'fastify';
import { searchOperations } from '../../contract/search';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { searchEverything } from './search.repository';

export async function searchRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, searchOperations.searchEverything, async ({ caller, query }) => ({
    found: await searchEverything(context, caller, query.q),
  }));
}
