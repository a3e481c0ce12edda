import type { FastifyInstance } from 'fastify';
import { clientOperations } from '../../contract/clients';
import { columnText } from '../../contract/columnText';
import type { Context } from '../context';
import { exportFile } from '../plugins/exportFile';
import { route } from '../plugins/operations';
import { readRoute } from '../plugins/readRoute';
import { inBatches } from '../support/batches';
import { clientExport } from './clientExport';
import { listClients } from './clients.repository';
import { createClient, deactivateClient, getClient, reactivateClient, updateClient } from './clients.service';

export async function clientRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  readRoute(app, clientOperations.listClients, ({ caller, query }, reading) => listClients(reading, caller, query));
  readRoute(app, clientOperations.exportClients, async ({ caller, query: { format, columns, ...query } }, reading) => {
    const { items } = await listClients(reading, caller, query);
    return exportFile({
      user: caller.user,
      name: 'Clientes',
      columns: clientExport,
      titles: columnText.clients,
      chosen: columns,
      format,
      batches: inBatches(items),
    });
  });
  readRoute(app, clientOperations.listClientModels, ({ caller, query }, reading) =>
    listClients(reading, caller, query),
  );
  route(app, clientOperations.getClient, ({ caller, params }) => getClient(context, caller, params.id));
  route(app, clientOperations.getClientModel, ({ caller, params }) => getClient(context, caller, params.id));
  route(app, clientOperations.createClient, ({ caller, body, once }) => createClient(context, caller, body, once));
  route(app, clientOperations.updateClient, ({ caller, params, body }) =>
    updateClient(context, caller, params.id, body),
  );
  route(app, clientOperations.deactivateClient, ({ caller, params }) => deactivateClient(context, caller, params.id));
  route(app, clientOperations.reactivateClient, ({ caller, params, body }) =>
    reactivateClient(context, caller, params.id, body),
  );
}
