import { Type, type Static } from 'typebox';
import { claimTypes } from './claimStatus';
import { defineOperations, Id, idParams, Nullable, OneOf, Shape } from './operation';

/** The staff member responsible for the claim. Only staff see it. */
export const Responsible = Shape('Responsible', {
  id: Id,
  name: Type.String({ description: 'Name and last name; the e-mail if both are empty.' }),
});
export type Responsible = Static<typeof Responsible>;

export const ClaimAssignment = Shape('ClaimAssignment', {
  id: Id,
  claim_type: OneOf(claimTypes),
  responsible: Nullable(Responsible),
});
export type ClaimAssignment = Static<typeof ClaimAssignment>;

/** A new claim is assigned to the primary supervisor of its project, if there is one. */
export const claimResponsibleOperations = defineOperations('claims', {
  setClaimResponsible: {
    method: 'PUT',
    path: '/logic/claim/{id}/responsible',
    permission: 'claims:assign',
    summary:
      'Makes an active supervisor or admin responsible for a claim, or nobody, and mails the new responsible person unless it is the caller. With `from`, 409 if another user has changed it since.',
    params: idParams,
    body: Type.Object(
      { responsible_id: Nullable(Id), from: Type.Optional(Nullable(Id)) },
      { additionalProperties: false },
    ),
    data: ClaimAssignment,
  },
});
