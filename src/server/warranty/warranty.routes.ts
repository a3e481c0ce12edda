import type { FastifyInstance } from 'fastify';
import { contentOperations } from '../../contract/content';
import { ownWarrantyOperations } from '../../contract/ownWarranty';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { readRoute } from '../plugins/readRoute';
import {
  approveTemplate,
  createWarrantyTerm,
  deleteWarrantyTerm,
  listOwnershipWarranty,
  listProjectWarranty,
  listWarrantyTerms,
  listWarrantyVersions,
  startFromTemplate,
  updateWarrantyTerm,
} from './warranty.service';
import { listOwnWarranty, setTenantWarranty, setWarrantyNotice } from './ownWarranty.service';

export async function warrantyRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, contentOperations.listWarrantyTerms, () => listWarrantyTerms(context));
  route(app, contentOperations.createWarrantyTerm, ({ caller, body, once }) =>
    createWarrantyTerm(context, caller, body, once),
  );
  route(app, contentOperations.startWarrantyFromTemplate, () => startFromTemplate(context));
  route(app, contentOperations.approveWarrantyTemplate, () => approveTemplate(context));
  route(app, contentOperations.updateWarrantyTerm, ({ caller, params, body }) =>
    updateWarrantyTerm(context, caller, params.id, body),
  );
  route(app, contentOperations.deleteWarrantyTerm, ({ caller, params, query }) =>
    deleteWarrantyTerm(context, caller, params.id, query.all ? null : query.counts_from),
  );
  route(app, contentOperations.listWarrantyVersions, () => listWarrantyVersions(context));
  route(app, contentOperations.listOwnershipWarranty, ({ caller, params }) =>
    listOwnershipWarranty(context, caller, params.id),
  );
  route(app, contentOperations.listProjectWarranty, ({ caller, params }) =>
    listProjectWarranty(context, caller, params.id),
  );
}

export async function ownWarrantyRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  readRoute(app, ownWarrantyOperations.listOwnWarranty, ({ caller }, reading) => listOwnWarranty(reading, caller));
  route(app, ownWarrantyOperations.setWarrantyNotice, ({ caller, params, body }) =>
    setWarrantyNotice(context, caller, params, body),
  );
  route(app, ownWarrantyOperations.setTenantWarranty, ({ caller, params, body }) =>
    setTenantWarranty(context, caller, params.id, body),
  );
}
