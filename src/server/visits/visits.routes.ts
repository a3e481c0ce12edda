import type { FastifyInstance } from 'fastify';
import { visitBulkOperations } from '../../contract/visitBulk';
import { visitOperations } from '../../contract/visits';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { readRoute } from '../plugins/readRoute';
import { partyOf } from '../policies/visits.policy';
import { requireSession } from '../support/createOnce';
import { createVisit } from './newVisits.service';
import { listVisitPlaces, proposeVisits } from './visitBulk.service';
import { listVisits } from './visits.repository';
import {
  acceptWindow,
  cancelVisit,
  endVisit,
  getVisit,
  proposeWindows,
  reportUnattended,
  setVisitDate,
  downloadVisit,
} from './visits.service';

export async function visitRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  const calls = { ...visitOperations, ...visitBulkOperations };
  readRoute(app, calls.listVisits, ({ caller, query }, reading) => listVisits(reading, partyOf(caller), query));
  readRoute(app, calls.listVisitPlaces, ({ caller, query }, reading) =>
    listVisitPlaces(reading, partyOf(caller), query),
  );
  route(app, calls.proposeVisits, ({ caller, body }) => proposeVisits(context, partyOf(caller), body));
  route(app, calls.getVisit, ({ caller, params }) => getVisit(context, partyOf(caller), params.id));
  route(app, calls.createVisit, ({ caller, body, once }) => createVisit(context, partyOf(caller), body, once));
  route(app, calls.proposeWindows, ({ caller, params, body }) =>
    proposeWindows(context, partyOf(caller), params.id, body),
  );
  route(app, calls.acceptWindow, ({ caller, params, body }) => acceptWindow(context, partyOf(caller), params.id, body));
  route(app, calls.setVisitDate, ({ caller, params, body }) => setVisitDate(context, partyOf(caller), params.id, body));
  route(app, calls.cancelVisit, ({ caller, params, body }) => cancelVisit(context, partyOf(caller), params.id, body));
  route(app, calls.reportUnattendedVisit, ({ caller, params }) =>
    reportUnattended(context, partyOf(caller), params.id),
  );
  route(app, calls.endVisit, ({ caller, params, body, files, once }) =>
    // The session may have ended during the upload of the photos.
    endVisit(context, partyOf(caller), params.id, body, { files, begin: (tx) => requireSession(tx, once) }),
  );
  route(app, calls.downloadVisit, ({ caller, params }) => downloadVisit(context, partyOf(caller), params.id));
}
