import type { FastifyInstance } from 'fastify';
import { issuedDocumentOperations as calls } from '../../contract/issuedDocuments';
import type { Context } from '../context';
import { route } from '../plugins/operations';
import { issueClaimDocument, issueOwnRepair, issueRound, listClaimDocuments, verifyDocument } from './issued.service';

/** Routes of documents on paper. */
export async function issuedRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  route(app, calls.listClaimDocuments, ({ caller, params }) => listClaimDocuments(context, caller, params.id));
  route(app, calls.issueClaimDocument, ({ caller, params, body }) =>
    issueClaimDocument(context, caller, params.id, body),
  );
  route(app, calls.issueRound, ({ caller, body }) => issueRound(context, caller, body));
  route(app, calls.issueOwnRepair, ({ caller, body }) => issueOwnRepair(context, caller, body));
  route(app, calls.verifyDocument, ({ params, client }) => verifyDocument(context, params.code, client.address));
}
