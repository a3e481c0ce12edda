import type { FastifyInstance } from 'fastify';
import { linkVisitOperations } from '../../contract/linkVisits';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { linkParty } from './linkParty.repository';
import { createLinkVisit } from './newVisits.service';
import { endLinkVisit, visitsOfLink } from './linkVisits.service';
import { acceptWindow, cancelVisit, proposeWindows, reportUnattended, downloadVisit } from './visits.service';

/** Routes of visits for callers with a link. */
export async function linkVisitRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  const calls = linkVisitOperations;
  route(app, calls.listLinkVisits, ({ caller }) => visitsOfLink(context, caller));
  route(app, calls.createLinkVisit, async ({ caller, body }) =>
    createLinkVisit(context, await linkParty(context, caller), body),
  );
  route(app, calls.proposeLinkWindows, async ({ caller, params, body }) =>
    proposeWindows(context, await linkParty(context, caller), params.id, body),
  );
  route(app, calls.acceptLinkWindow, async ({ caller, params, body }) =>
    acceptWindow(context, await linkParty(context, caller), params.id, body),
  );
  route(app, calls.cancelLinkVisit, async ({ caller, params, body }) =>
    cancelVisit(context, await linkParty(context, caller), params.id, body),
  );
  route(app, calls.reportUnattendedLinkVisit, async ({ caller, params }) =>
    reportUnattended(context, await linkParty(context, caller), params.id),
  );
  route(app, calls.endLinkVisit, ({ caller, params, body, files, once }) =>
    endLinkVisit(context, caller, params.id, body, { files, once }),
  );
  route(app, calls.downloadLinkVisit, async ({ caller, params }) =>
    downloadVisit(context, await linkParty(context, caller), params.id),
  );
}
