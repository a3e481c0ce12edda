import type { FastifyInstance } from 'fastify';
import { leaseOperations, type LeaseRequest, type leaseColumns } from '../../contract/leases';
import { columnText } from '../../contract/columnText';
import type { Context } from '../context';
import { exportFile, type ExportColumns } from '../plugins/exportFile';
import { route } from '../plugins/operations';
import { readRoute } from '../plugins/readRoute';
import { inBatches } from '../support/batches';
import { listLeaseRequests } from './leases.repository';
import { createLeaseRequest, getLeaseRequest, moveUpLease, rejectLease, withdrawLease } from './leases.service';
import { leaseStatusLabels } from '../../contract/statusText';

/** The columns of the list, in the order of its table. */
const leaseExport: ExportColumns<LeaseRequest, (typeof leaseColumns)[number]> = {
  id: { value: ({ id }) => id, kind: 'number' },
  name: { value: ({ tenant_name: name }) => name, width: 20 },
  last_name: { value: ({ tenant_last_name: lastName }) => lastName, width: 20 },
  document: { value: ({ tenant_document: document }) => document, width: 12 },
  email: { value: ({ tenant_email: email }) => email, width: 30 },
  phone: { value: ({ tenant_phone_number: phone }) => phone, width: 14 },
  status: { value: ({ status }) => leaseStatusLabels[status], width: 14 },
  owner: { value: ({ owner_name: owner }) => owner, width: 28 },
};

export async function leaseRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  readRoute(app, leaseOperations.listLeaseRequests, ({ caller, query }, reading) =>
    listLeaseRequests(reading, caller, query),
  );
  readRoute(
    app,
    leaseOperations.exportLeaseRequests,
    async ({ caller, query: { format, columns, ...query } }, reading) => {
      const { items } = await listLeaseRequests(reading, caller, query);
      return exportFile({
        user: caller.user,
        name: 'Alquileres',
        columns: leaseExport,
        titles: columnText.leases,
        requestedColumns: columns,
        format,
        batches: inBatches(items),
      });
    },
  );
  route(app, leaseOperations.getLeaseRequest, ({ caller, params }) => getLeaseRequest(context, caller, params.id));
  route(app, leaseOperations.createLeaseRequest, ({ caller, body, once }) =>
    createLeaseRequest(context, caller, body, once),
  );
  route(app, leaseOperations.moveUpLeaseRequest, ({ caller, params, query, body }) =>
    moveUpLease(context, caller, params.id, query.from, body?.confirm_tenant ?? false),
  );
  route(app, leaseOperations.withdrawLeaseRequest, ({ caller, params, query }) =>
    withdrawLease(context, caller, params.id, query.from),
  );
  route(app, leaseOperations.rejectLeaseRequest, ({ caller, params, query, body }) =>
    rejectLease(context, caller, params.id, body.rejectReason, query.from),
  );
}
