import type { FastifyInstance } from 'fastify';
import { termOperations } from '../../contract/terms';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { readRoute } from '../plugins/readRoute';
import { getTermFigures, getTerms, updateTerms } from './terms.service';

export async function termRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, termOperations.getTerms, () => getTerms(context));
  route(app, termOperations.updateTerms, ({ caller, body }) => updateTerms(context, caller, body));
  readRoute(app, termOperations.getTermFigures, ({ query }, reading) => getTermFigures(reading, query.days));
}
