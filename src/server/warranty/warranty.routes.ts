import type { FastifyInstance } from 'fastify';
import { contentOperations } from '../../contract/content';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import {
  approveTemplate,
  createWarrantyTerm,
  deleteWarrantyTerm,
  listWarrantyTerms,
  startFromTemplate,
  updateWarrantyTerm,
} from './warranty.service';

export async function warrantyRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, contentOperations.listWarrantyTerms, () => listWarrantyTerms(context));
  route(app, contentOperations.createWarrantyTerm, ({ body, once }) => createWarrantyTerm(context, body, once));
  route(app, contentOperations.startWarrantyFromTemplate, () => startFromTemplate(context));
  route(app, contentOperations.approveWarrantyTemplate, () => approveTemplate(context));
  route(app, contentOperations.updateWarrantyTerm, ({ params, body }) => updateWarrantyTerm(context, params.id, body));
  route(app, contentOperations.deleteWarrantyTerm, ({ params }) => deleteWarrantyTerm(context, params.id));
}
