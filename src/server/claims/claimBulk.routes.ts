import type { FastifyInstance } from 'fastify';
import { claimBulkOperations } from '../../contract/claimBulk';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { claimCountOperations } from '../../contract/claimCounts';
import { countClaims } from './claimCounts.repository';
import { getBulk, startBulk } from './claimBulk.service';

export async function claimBulkRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, claimBulkOperations.startUnitClaimBulk, ({ caller, body, once }) =>
    startBulk(context, caller, 'UNIT', body, once),
  );
  route(app, claimBulkOperations.startProjectClaimBulk, ({ caller, body, once }) =>
    startBulk(context, caller, 'PROJECT', body, once),
  );
  route(app, claimCountOperations.countUnitClaims, ({ caller, query }) => countClaims(context, caller, 'UNIT', query));
  route(app, claimCountOperations.countProjectClaims, ({ caller, query }) =>
    countClaims(context, caller, 'PROJECT', query),
  );
  route(app, claimBulkOperations.getClaimBulk, ({ caller, params }) => getBulk(context, caller, params.id));
}
