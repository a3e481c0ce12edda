import type { FastifyInstance } from 'fastify';
import { leaseOperations } from '../../contract/leases';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { listLeaseRequests } from './leases.repository';
import { createLeaseRequest, getLeaseRequest, moveUpLease, rejectLease } from './leases.service';

export async function leaseRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, leaseOperations.listLeaseRequests, ({ user, query }) => listLeaseRequests(context, user, query));
  route(app, leaseOperations.getLeaseRequest, ({ user, params }) => getLeaseRequest(context, user, params.id));
  route(app, leaseOperations.createLeaseRequest, ({ user, body }) => createLeaseRequest(context, user, body));
  route(app, leaseOperations.moveUpLeaseRequest, ({ user, params, query }) =>
    moveUpLease(context, user, params.id, query.from),
  );
  route(app, leaseOperations.rejectLeaseRequest, ({ user, params, query, body }) =>
    rejectLease(context, user, params.id, body.rejectReason, query.from),
  );
}
