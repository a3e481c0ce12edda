import { Type } from 'typebox';
import { Codes, defineOperations, Id, idParams, Ids, Instant } from './operation';
import { newVisitProblems, visitDateProblems } from './visitRules';
import { Visit } from './visitShapes';
import { visitStatuses } from './visitStatus';
import { outcome, reason, version, visitSteps, windows } from './visitSteps';

export const visitOperations = defineOperations('visits', {
  listVisits: {
    method: 'GET',
    path: '/logic/visit',
    permission: 'visits:read',
    summary:
      'Visits that match, in the order of their dates: those agreed on between two instants, those of a work order or of a claim.',
    query: Type.Object(
      {
        from: Type.Optional(Instant),
        to: Type.Optional(Instant),
        status: Codes(visitStatuses),
        work_id: Ids(),
        claim_id: Ids(),
        contractor_id: Ids(),
        assignee_id: Ids(),
        contacts: Type.Optional(Type.Boolean({ description: 'Whether staff need to know who opens.' })),
      },
      { additionalProperties: false },
    ),
    data: Type.Array(Visit),
  },
  getVisit: {
    method: 'GET',
    path: '/logic/visit/{id}',
    permission: 'visits:read',
    summary: 'One visit.',
    params: idParams,
    data: Visit,
  },
  createVisit: {
    method: 'POST',
    path: '/logic/visit',
    permission: 'visits:arrange',
    summary:
      'Proposes up to three windows for the place of a claim, or notes the one that was agreed on by phone; 409 where who comes is taken then.',
    status: 201,
    body: Type.Object(
      {
        work_id: Id,
        claim_id: Type.Integer({ minimum: 1, description: 'One of the order: it names the place.' }),
        windows,
        is_agreed: Type.Optional(Type.Boolean({ description: 'The first window is agreed on already.' })),
      },
      { additionalProperties: false },
    ),
    rules: newVisitProblems,
    data: Visit,
  },
  proposeWindows: {
    method: 'PUT',
    path: '/logic/visit/{id}/windows',
    permission: 'visits:answer',
    ...visitSteps.propose,
  },
  acceptWindow: {
    method: 'PUT',
    path: '/logic/visit/{id}/accept',
    permission: 'visits:answer',
    ...visitSteps.accept,
  },
  setVisitDate: {
    method: 'PUT',
    path: '/logic/visit/{id}/date',
    permission: 'visits:arrange',
    summary:
      'Sets the date that was agreed on by phone, or moves a visit, which requires a reason; 409 where who comes is taken then.',
    params: idParams,
    body: Type.Object({ starts_at: Instant, ends_at: Instant, reason, version }, { additionalProperties: false }),
    rules: visitDateProblems,
    data: Visit,
  },
  cancelVisit: {
    method: 'PUT',
    path: '/logic/visit/{id}/cancel',
    permission: 'visits:answer',
    ...visitSteps.cancel,
  },
  endVisit: {
    method: 'PUT',
    path: '/logic/visit/{id}/outcome',
    permission: 'visits:arrange',
    ...visitSteps.end,
    body: Type.Object(outcome, { additionalProperties: false }),
  },
  downloadVisit: {
    method: 'GET',
    path: '/logic/visit/{id}/calendar',
    permission: 'visits:read',
    ...visitSteps.download,
  },
});
