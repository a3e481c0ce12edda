import type { FastifyInstance } from 'fastify';
import { viewOperations } from '../../contract/views';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { createView, deleteView, updateView } from './views.service';
import { listViews } from './views.repository';

export async function viewRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, viewOperations.listSavedViews, ({ caller, query }) => listViews(context, caller, query.list));
  route(app, viewOperations.createSavedView, ({ caller, body, once }) => createView(context, caller, body, once));
  route(app, viewOperations.updateSavedView, ({ caller, params, body }) =>
    updateView(context, caller, params.id, body),
  );
  route(app, viewOperations.deleteSavedView, ({ caller, params }) => deleteView(context, caller, params.id));
}
