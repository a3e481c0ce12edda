import type { FastifyInstance } from 'fastify';
import { searchOperations } from '../../contract/search';
import { readRoute } from '../plugins/readRoute';
import { searchEverything } from './search.repository';

export async function searchRoutes(app: FastifyInstance): Promise<void> {
  readRoute(app, searchOperations.searchEverything, ({ caller, query }, reading) =>
    searchEverything(reading, caller, query.q),
  );
}
