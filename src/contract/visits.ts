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
      'Lists the visits that match: those without a date first, then by date. With `from` or `to`, only visits with a date.',
    query: Type.Object(
      {
        from: Type.Optional(Instant),
        to: Type.Optional(Instant),
        status: Codes(visitStatuses),
        work_id: Ids(),
        claim_id: Ids(),
        contractor_id: Ids(),
        assignee_id: Ids(),
        contacts: Type.Optional(Type.Boolean({ description: 'Only for staff: whether `contacts` are returned.' })),
      },
      { additionalProperties: false },
    ),
    data: Type.Array(Visit),
  },
  getVisit: {
    method: 'GET',
    path: '/logic/visit/{id}',
    permission: 'visits:read',
    summary: 'Returns one visit.',
    params: idParams,
    data: Visit,
  },
  createVisit: {
    method: 'POST',
    path: '/logic/visit',
    permission: 'visits:arrange',
    summary:
      'Proposes up to three windows for a visit at the place of a claim, or records a date agreed by phone. 409 if the place has an open visit or the person who comes is not free at the date, 422 if that person has another visit in a window.',
    status: 201,
    body: Type.Object(
      {
        work_id: Id,
        claim_id: Type.Integer({ minimum: 1, description: 'A claim of the work order; it determines the place.' }),
        windows,
        is_agreed: Type.Optional(Type.Boolean({ description: 'Whether the first window is already agreed.' })),
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
      'Sets a date agreed by phone, or moves a visit, which requires a reason. 409 if the person who comes is not free.',
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
  reportUnattendedVisit: {
    method: 'PUT',
    path: '/logic/visit/{id}/unattended',
    permission: 'visits:report',
    ...visitSteps.reportUnattended,
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
