import type { FastifyInstance } from 'fastify';
import { importOperations } from '../../contract/imports';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { chooseImportColumns, getImportColumns } from './importColumns.service';
import {
  applyImport,
  checkImport,
  createImport,
  getImport,
  importErrors,
  importTemplate,
  listImportRows,
} from './imports.service';

export async function importRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, importOperations.getImportTemplate, ({ query }) => importTemplate(query.kind, query.format));
  route(app, importOperations.createImport, ({ caller, body, files, once }) =>
    createImport(context, caller, body.kind, files, once),
  );
  route(app, importOperations.getImport, ({ caller, params }) => getImport(context, caller, params.id));
  route(app, importOperations.listImportRows, ({ caller, params, query }) =>
    listImportRows(context, caller, params.id, query),
  );
  route(app, importOperations.applyImport, ({ caller, params, body }) => applyImport(context, caller, params.id, body));
  route(app, importOperations.checkImport, ({ caller, params, body }) => checkImport(context, caller, params.id, body));
  route(app, importOperations.getImportColumns, ({ caller, params, query }) =>
    getImportColumns(context, caller, params.id, query),
  );
  route(app, importOperations.chooseImportColumns, ({ caller, params, body }) =>
    chooseImportColumns(context, caller, params.id, body),
  );
  route(app, importOperations.getImportErrors, ({ caller, params, query }) =>
    importErrors(context, caller, params.id, query.format),
  );
}
