/** Visits for callers with a link: a contractor for those of its work order, a resident for its own visit. */
import { Type } from 'typebox';
import { defineOperations, Id, idempotencyHeaders } from './operation';
import { reportedAt } from './ownWork';
import { windowsProblems } from './visitRules';
import { Visit } from './visitShapes';
import { outcome, visitSteps, windows } from './visitSteps';

/** Calls with `Authorization: Link <secret>`; an expired, revoked or unknown link gets 401. */
export const linkVisitOperations = defineOperations('linkVisits', {
  listLinkVisits: {
    method: 'GET',
    path: '/logic/link/visit',
    permission: 'linkVisits:read',
    summary: 'Lists the visits of the link.',
    data: Type.Array(Visit),
  },
  createLinkVisit: {
    method: 'PUT',
    path: '/logic/link/visit',
    permission: 'linkVisits:arrange',
    summary:
      'Proposes windows for a visit at the place of a claim. 409 if the place already has an open visit, 422 if the contractor has another visit in a window.',
    body: Type.Object({ claim_id: Id, windows }, { additionalProperties: false }),
    rules: windowsProblems,
    data: Visit,
  },
  proposeLinkWindows: {
    method: 'PUT',
    path: '/logic/link/visit/{id}/windows',
    permission: 'linkVisits:answer',
    ...visitSteps.propose,
  },
  acceptLinkWindow: {
    method: 'PUT',
    path: '/logic/link/visit/{id}/accept',
    permission: 'linkVisits:answer',
    ...visitSteps.accept,
  },
  cancelLinkVisit: {
    method: 'PUT',
    path: '/logic/link/visit/{id}/cancel',
    permission: 'linkVisits:answer',
    ...visitSteps.cancel,
  },
  reportUnattendedLinkVisit: {
    method: 'PUT',
    path: '/logic/link/visit/{id}/unattended',
    permission: 'linkVisits:report',
    ...visitSteps.reportUnattended,
  },
  endLinkVisit: {
    method: 'PUT',
    path: '/logic/link/visit/{id}/outcome',
    permission: 'linkVisits:arrange',
    ...visitSteps.end,
    headers: idempotencyHeaders,
    keepsKey: true,
    body: Type.Object({ ...outcome, at: reportedAt }, { additionalProperties: false }),
  },
  downloadLinkVisit: {
    method: 'GET',
    path: '/logic/link/visit/{id}/calendar',
    permission: 'linkVisits:read',
    ...visitSteps.download,
  },
});
