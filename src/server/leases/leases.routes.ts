import type { FastifyInstance } from 'fastify';
import { leaseOperations } from '../../contract/leases';
import { columnText } from '../../contract/columnText';
import type { Context } from '../context';
import { exportFile } from '../plugins/exportFile';
import { route } from '../plugins/operations';
import { readRoute } from '../plugins/readRoute';
import { inBatches } from '../support/batches';
import { leaseExport } from './leaseExport';
import { listLeaseRequests } from './leases.repository';
import { createLeaseRequest, getLeaseRequest, moveUpLease, rejectLease, withdrawLease } from './leases.service';

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
        chosen: columns,
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
