import type { FastifyInstance } from 'fastify';
import { claimViewerOperations } from '../../contract/claimViewers';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { leaveClaim, listViewers, lookAtClaim } from './claimViewers.service';

export async function claimViewerRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, claimViewerOperations.listClaimViewers, ({ caller, params }) => listViewers(context, caller, params.id));
  route(app, claimViewerOperations.lookAtClaim, ({ caller, params }) =>
    lookAtClaim(context, caller, params.id, params.seat),
  );
  route(app, claimViewerOperations.leaveClaim, ({ caller, params }) =>
    leaveClaim(context, caller, params.id, params.seat),
  );
}
