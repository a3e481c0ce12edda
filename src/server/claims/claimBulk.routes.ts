import type { FastifyInstance } from 'fastify';
import { claimBulkOperations } from '../../contract/claimBulk';
import { recordWrite } from '../accounts/session.service';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { readRoute } from '../plugins/readRoute';
import { claimCountOperations } from '../../contract/claimCounts';
import { countClaims } from './claimCounts.repository';
import { getBulk, startBulk, undoBulk } from './claimBulk.service';

export async function claimBulkRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, claimBulkOperations.startUnitClaimBulk, ({ caller, body, once }) =>
    startBulk(context, caller, 'UNIT', body, once),
  );
  route(app, claimBulkOperations.startProjectClaimBulk, ({ caller, body, once }) =>
    startBulk(context, caller, 'PROJECT', body, once),
  );
  readRoute(app, claimCountOperations.countUnitClaims, ({ caller, query }, reading) =>
    countClaims(reading, caller, 'UNIT', query),
  );
  readRoute(app, claimCountOperations.countProjectClaims, ({ caller, query }, reading) =>
    countClaims(reading, caller, 'PROJECT', query),
  );
  route(app, claimBulkOperations.undoClaimBulk, ({ caller, params, once }) =>
    undoBulk(context, caller, params.id, once),
  );
  route(app, claimBulkOperations.getClaimBulk, async ({ caller, params, token }) => {
    const bulk = await getBulk(context.db, caller, params.id);
    // A caller who reads here that claims have changed must also get their current counts.
    await recordWrite(context, token);
    return bulk;
  });
}
