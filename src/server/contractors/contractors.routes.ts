import type { FastifyInstance } from 'fastify';
import { columnText } from '../../contract/columnText';
import { contractorOperations, type Contractor, type contractorColumns } from '../../contract/contractors';
import type { Context } from '../context';
import { exportFile, type ExportColumns } from '../plugins/exportFile';
import { route } from '../plugins/operations';
import { readRoute } from '../plugins/readRoute';
import { inBatches } from '../support/batches';
import { listContractors } from './contractors.repository';
import {
  createContractor,
  createContractorLink,
  getContractor,
  revokeContractorLink,
  updateContractor,
} from './contractors.service';
import { formatCuit } from '../../contract/cuit';

/** The columns of the list, in the order of its table. */
const contractorExport: ExportColumns<Contractor, (typeof contractorColumns)[number]> = {
  id: { value: ({ id }) => id, kind: 'number' },
  name: { value: ({ name }) => name, width: 28 },
  cuit: { value: ({ cuit }) => cuit && formatCuit(cuit), width: 16 },
  categories: { value: ({ categories }) => categories.map(({ label }) => label).join(', '), width: 40 },
  projects: { value: ({ projects }) => projects.map(({ name }) => name).join(', '), width: 40 },
  phone: { value: ({ phone_number: phone }) => phone, width: 16 },
  email: { value: ({ email }) => email, width: 28 },
  works: { value: ({ open_works: count }) => count, kind: 'number' },
  visits: { value: ({ visits }) => visits.over, kind: 'number' },
  missed: { value: ({ visits }) => visits.missed, kind: 'number' },
  unopened: { value: ({ visits }) => visits.unopened, kind: 'number' },
};

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
        requestedColumns: columns,
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
  route(app, contractorOperations.createContractorLink, ({ caller, params }) =>
    createContractorLink(context, caller, params.id),
  );
  route(app, contractorOperations.revokeContractorLink, ({ caller, params }) =>
    revokeContractorLink(context, caller, params.id),
  );
}
