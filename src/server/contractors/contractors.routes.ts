import type { FastifyInstance } from 'fastify';
import { columnText } from '../../contract/columnText';
import { contractorOperations } from '../../contract/contractors';
import type { Context } from '../context';
import { exportFile } from '../plugins/exportFile';
import { route } from '../plugins/operations';
import { readRoute } from '../plugins/readRoute';
import { inBatches } from '../support/batches';
import { contractorExport } from './contractorExport';
import { listContractors } from './contractors.repository';
import { createContractor, getContractor, updateContractor } from './contractors.service';

export async function contractorRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  readRoute(app, contractorOperations.listContractors, ({ caller, query }, reading) =>
    listContractors(reading, caller, query),
  );
  readRoute(
    app,
    contractorOperations.exportContractors,
    async ({ caller, query: { format, columns, ...query } }, reading) => {
      const { items } = await listContractors(reading, caller, query);
      return exportFile({
        user: caller.user,
        name: 'Contratistas',
        columns: contractorExport,
        titles: columnText.contractors,
        chosen: columns,
        format,
        batches: inBatches(items),
      });
    },
  );
  route(app, contractorOperations.getContractor, ({ caller, params }) => getContractor(context, caller, params.id));
  route(app, contractorOperations.createContractor, ({ caller, body, once }) =>
    createContractor(context, caller, body, once),
  );
  route(app, contractorOperations.updateContractor, ({ caller, params, body }) =>
    updateContractor(context, caller, params.id, body),
  );
}
