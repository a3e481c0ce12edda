import type { FastifyInstance } from 'fastify';
import { claimOperations } from '../../contract/claims';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { listed } from '../support/list';
import { changePrice, changePriority, moveClaim } from './claimChange.service';
import { createProjectClaim, createUnitClaim } from './claimCreate.service';
import { searchProjectClaims, searchUnitClaims } from './claimList.repository';
import { toProjectClaim, toUnitClaim } from './claimRows';
import { getProjectClaim, getUnitClaim } from './claims.repository';
import { addComment, attachImages, listComments, listHistory } from './claimTalk.service';

export async function claimRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, claimOperations.listUnitClaims, async ({ user, query }) => {
    const found = await searchUnitClaims(context, user, query);
    const reader = { role: user.type, fileSecret: context.fileSecret };
    return listed(
      query,
      found.rows().then((rows) => rows.map((row) => toUnitClaim(row, reader))),
      found.count,
    );
  });
  route(app, claimOperations.listProjectClaims, async ({ user, query }) => {
    const found = await searchProjectClaims(context, user, query);
    const reader = { role: user.type, fileSecret: context.fileSecret };
    return listed(
      query,
      found.rows().then((rows) => rows.map((row) => toProjectClaim(row, reader))),
      found.count,
    );
  });
  route(app, claimOperations.getUnitClaim, ({ user, params }) => getUnitClaim(context, user, params.id));
  route(app, claimOperations.getProjectClaim, ({ user, params }) => getProjectClaim(context, user, params.id));

  route(app, claimOperations.createUnitClaim, ({ user, params, body, files, idempotencyKey }) =>
    createUnitClaim(context, { user, placeId: params.id, body, files, key: idempotencyKey }),
  );
  route(app, claimOperations.createProjectClaim, ({ user, params, body, files, idempotencyKey }) =>
    createProjectClaim(context, { user, placeId: params.id, body, files, key: idempotencyKey }),
  );

  route(app, claimOperations.moveUpClaim, ({ user, params, query }) =>
    moveClaim(context, user, params.id, 'up', query.from),
  );
  route(app, claimOperations.rejectClaim, ({ user, params, query }) =>
    moveClaim(context, user, params.id, 'reject', query.from),
  );
  route(app, claimOperations.reopenClaim, ({ user, params, query }) =>
    moveClaim(context, user, params.id, 'reopen', query.from),
  );
  route(app, claimOperations.setUnitClaimPriority, ({ user, params, body }) =>
    changePriority(context, user, params.id, body.priority, body.from),
  );
  route(app, claimOperations.setClaimRepairPrice, ({ user, params, body }) =>
    changePrice(context, user, params.id, body.repair_price, body.from),
  );

  route(app, claimOperations.listClaimComments, ({ user, params }) => listComments(context, user, params.id));
  route(app, claimOperations.addClaimComment, ({ user, params, body, idempotencyKey }) =>
    addComment(context, user, params.id, body.text, idempotencyKey),
  );
  route(app, claimOperations.attachClaimImages, ({ user, params, files, idempotencyKey }) =>
    attachImages(context, user, params.id, files, idempotencyKey),
  );
  route(app, claimOperations.listClaimHistory, ({ user, params }) => listHistory(context, user, params.id));
}
