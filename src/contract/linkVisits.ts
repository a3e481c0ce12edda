/** Visits for those who come by a link: a contractor to those of its work order, whoever is visited to theirs. */
import { Type } from 'typebox';
import { limits } from './limits';
import { defineOperations, Id, idParams, Instant, LongText, Nullable, OneOf, Version } from './operation';
import { visitOutcomeProblems, visitReasonProblems, windowsProblems } from './visitRules';
import { Visit, VisitSpan } from './visits';
import { visitOutcomes, visitSides } from './visitStatus';

const windows = Type.Array(VisitSpan, { maxItems: limits.visitWindows });
const reason = Type.Optional(LongText);
const version = Type.Optional(Version);

/** Calls with `Authorization: Link <secret>`; one that has ended, was revoked or never was gets 401. */
export const linkVisitOperations = defineOperations('linkVisits', {
  listLinkVisits: {
    method: 'GET',
    path: '/logic/link/visit',
    permission: 'linkVisits:read',
    summary: 'The visits that the link leads to.',
    data: Type.Array(Visit),
  },
  createLinkVisit: {
    method: 'PUT',
    path: '/logic/link/visit',
    permission: 'linkVisits:arrange',
    summary: 'Proposes windows for the place of a claim; 409 where a visit there is still to come.',
    body: Type.Object({ claim_id: Id, windows }, { additionalProperties: false }),
    rules: windowsProblems,
    data: Visit,
  },
  proposeLinkWindows: {
    method: 'PUT',
    path: '/logic/link/visit/{id}/windows',
    permission: 'linkVisits:answer',
    summary: 'Proposes other windows; of a visit that is agreed on it requires a reason, and time enough before it.',
    params: idParams,
    body: Type.Object({ windows, reason, version }, { additionalProperties: false }),
    rules: windowsProblems,
    data: Visit,
  },
  acceptLinkWindow: {
    method: 'PUT',
    path: '/logic/link/visit/{id}/accept',
    permission: 'linkVisits:answer',
    summary: 'Accepts a window that the other side proposed; 409 where it is not proposed any more, or taken.',
    params: idParams,
    body: Type.Object({ starts_at: Instant }, { additionalProperties: false }),
    data: Visit,
  },
  cancelLinkVisit: {
    method: 'PUT',
    path: '/logic/link/visit/{id}/cancel',
    permission: 'linkVisits:answer',
    summary: 'Cancels a visit that is still to come, with a reason.',
    params: idParams,
    body: Type.Object({ reason: LongText, version }, { additionalProperties: false }),
    rules: visitReasonProblems,
    data: Visit,
  },
  endLinkVisit: {
    method: 'PUT',
    path: '/logic/link/visit/{id}/outcome',
    permission: 'linkVisits:arrange',
    summary: 'Notes that a visit took place, or that somebody was not there.',
    params: idParams,
    body: Type.Object(
      {
        outcome: OneOf(visitOutcomes),
        missed_by: Type.Optional(Nullable(OneOf(visitSides))),
        note: Type.Optional(LongText),
      },
      { additionalProperties: false },
    ),
    rules: visitOutcomeProblems,
    data: Visit,
  },
  downloadLinkVisit: {
    method: 'GET',
    path: '/logic/link/visit/{id}/calendar',
    permission: 'linkVisits:read',
    summary: 'The visit as an iCalendar file, which updates the same entry at each change.',
    params: idParams,
    isFile: true,
    data: Type.Unsafe<string>({ type: 'string', contentMediaType: 'text/calendar' }),
  },
});
