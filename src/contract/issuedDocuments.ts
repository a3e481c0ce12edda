/** Documents on paper: made once as a PDF, kept with their hash, and verified by their code without an account. */
import { Type, type Static } from 'typebox';
import { claimDocumentKinds, issuedKinds, issuedStates, outOfUseMax } from './issuedDocumentRules';
import { Day, defineOperations, Id, idParams, Instant, Nullable, OneOf, Shape } from './operation';

export const IssuedDocument = Shape('IssuedDocument', {
  id: Id,
  kind: OneOf(issuedKinds),
  version: Type.Integer({ description: 'Counts the versions of the same document: its facts changed between them.' }),
  code: Type.String({ description: 'As "7K3M-9QXD-2HFT-W8PN".' }),
  state: OneOf(issuedStates, { description: 'A job makes the file. Asking again for a failed one repeats it.' }),
  created_at: Instant,
  bytes: Nullable(Type.Integer()),
  url: Nullable(Type.String(), { description: 'Signed address of the PDF; null until it is ready.' }),
});
export type IssuedDocument = Static<typeof IssuedDocument>;

export const VerifiedDocument = Shape('VerifiedDocument', {
  kind: OneOf(issuedKinds),
  version: Type.Integer(),
  latest_version: Type.Integer({ description: 'The newest version of the same document.' }),
  created_at: Instant,
  sha256: Type.String({ description: 'Hash of the file, in hexadecimal. Nothing of its content is returned.' }),
});
export type VerifiedDocument = Static<typeof VerifiedDocument>;

const again =
  'Returns the last version if nothing has changed since. The file is made by a job: the call is repeated until it is ready.';

export const issuedDocumentOperations = defineOperations('issuedDocuments', {
  listClaimDocuments: {
    method: 'GET',
    path: '/logic/claim/{id}/document',
    permission: 'documents:issue',
    summary: 'Lists the documents of a claim, newest first: all for staff, for others those that they asked for.',
    params: idParams,
    data: Type.Array(IssuedDocument),
  },
  issueClaimDocument: {
    method: 'PUT',
    path: '/logic/claim/{id}/document',
    permission: 'documents:issue',
    summary: `Issues a document of a claim, without internal notes and prices. ${again} 409 for a repair that is not completed.`,
    params: idParams,
    body: Type.Object(
      {
        kind: OneOf(claimDocumentKinds),
        out_of_use_days: Type.Optional(
          Nullable(Type.Integer({ minimum: 0, maximum: outOfUseMax }), {
            description:
              'Only from staff, for a repair: days that the thing could not be used. Without it, that of the last version.',
          }),
        ),
      },
      { additionalProperties: false },
    ),
    data: IssuedDocument,
  },
  issueRound: {
    method: 'PUT',
    path: '/logic/visit/round',
    permission: 'visits:arrange',
    summary: `Issues the round of a contractor or a staff member: the agreed visits of a day, with who opens. ${again} 409 for a day without visits.`,
    body: Type.Object(
      { day: Day, contractor_id: Type.Optional(Id), assignee_id: Type.Optional(Id) },
      { additionalProperties: false },
    ),
    data: IssuedDocument,
  },
  issueOwnRepair: {
    method: 'PUT',
    path: '/logic/own_work/document',
    permission: 'ownWork:read',
    summary: `Issues what the contractor of the link reported as done for a claim. ${again} 409 if it is not done.`,
    body: Type.Object({ claim_id: Id }, { additionalProperties: false }),
    data: IssuedDocument,
  },
  verifyDocument: {
    method: 'GET',
    path: '/logic/verify/{code}',
    permission: 'public',
    summary: 'Says whether a code belongs to a document of this portal, and which. 404 if not. Limited by address.',
    params: Type.Object({ code: Type.String({ maxLength: 60 }) }),
    data: VerifiedDocument,
  },
});
