import type { FastifyInstance } from 'fastify';
import { clientOperations, type Client, type clientColumns } from '../../contract/clients';
import { columnText } from '../../contract/columnText';
import type { Context } from '../context';
import { exportFile, type ExportColumns } from '../plugins/exportFile';
import { route } from '../plugins/operations';
import { readRoute } from '../plugins/readRoute';
import { inBatches } from '../support/batches';
import { listClients } from './clients.repository';
import { createClient, deactivateClient, getClient, reactivateClient, updateClient } from './clients.service';

/** The columns of the list, in the order of its table. */
const clientExport: ExportColumns<Client, (typeof clientColumns)[number]> = {
  id: { value: ({ client_id: id }) => id, kind: 'number' },
  name: { value: ({ name }) => name, width: 20 },
  last_name: { value: ({ last_name: lastName }) => lastName, width: 20 },
  document: { value: ({ document }) => document, width: 12 },
  email: { value: ({ username }) => username, width: 30 },
  address: { value: ({ address }) => address, width: 30 },
  phone: { value: ({ phone_number: phone }) => phone, width: 14 },
  properties: { value: ({ properties_count: count }) => count, kind: 'number' },
  leases: { value: ({ leases_count: count }) => count, kind: 'number' },
};

export async function clientRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  readRoute(app, clientOperations.listClients, ({ caller, query }, reading) => listClients(reading, caller, query));
  readRoute(app, clientOperations.exportClients, async ({ caller, query: { format, columns, ...query } }, reading) => {
    const { items } = await listClients(reading, caller, query);
    return exportFile({
      user: caller.user,
      name: 'Clientes',
      columns: clientExport,
      titles: columnText.clients,
      requestedColumns: columns,
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
