import type { FastifyInstance } from 'fastify';
import { importOperations } from '../../contract/imports';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { applyImport, createImport, getImport, importErrors, importTemplate, listImportRows } from './imports.service';

export async function importRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, importOperations.getImportTemplate, ({ query }) => importTemplate(query.format));
  route(app, importOperations.createImport, ({ user, files }) => createImport(context, user.id, files));
  route(app, importOperations.getImport, ({ params }) => getImport(context, params.id));
  route(app, importOperations.listImportRows, ({ params, query }) => listImportRows(context, params.id, query));
  route(app, importOperations.applyImport, ({ params, body }) => applyImport(context, params.id, body));
  route(app, importOperations.getImportErrors, ({ params, query }) => importErrors(context, params.id, query.format));
}
