import type { FastifyInstance } from 'fastify';
import { setupOperations } from '../../contract/setup';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { getSetup } from './setup.service';

export async function setupRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, setupOperations.getSetup, () => getSetup(context));
}
