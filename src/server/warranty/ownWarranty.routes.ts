import type { FastifyInstance } from 'fastify';
import { ownWarrantyOperations } from '../../contract/ownWarranty';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { readRoute } from '../plugins/readRoute';
import { listOwnWarranty, setTenantWarranty, setWarrantyNotice } from './ownWarranty.service';

export async function ownWarrantyRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  readRoute(app, ownWarrantyOperations.listOwnWarranty, ({ caller }, reading) => listOwnWarranty(reading, caller));
  route(app, ownWarrantyOperations.setWarrantyNotice, ({ caller, params, body }) =>
    setWarrantyNotice(context, caller, params, body),
  );
  route(app, ownWarrantyOperations.setTenantWarranty, ({ caller, params, body }) =>
    setTenantWarranty(context, caller, params.id, body),
  );
}
