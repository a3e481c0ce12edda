import { Type, type Static } from 'typebox';
import { claimTypes } from './claimStatus';
import { limits } from './limits';
import {
  Codes,
  defineOperations,
  Id,
  idParams,
  Ids,
  Instant,
  LongText,
  Nullable,
  OneOf,
  Shape,
  Version,
} from './operation';
import {
  newVisitProblems,
  visitDateProblems,
  visitOutcomeProblems,
  visitReasonProblems,
  windowsProblems,
} from './visitRules';
import { visitOutcomes, visitSides, visitStatuses } from './visitStatus';

const VisitWindow = Shape('VisitWindow', {
  starts_at: Instant,
  ends_at: Instant,
  is_taken: Type.Boolean({ description: 'Whether who comes has agreed on another visit at that time.' }),
});
export type VisitWindow = Static<typeof VisitWindow>;

/**
 * A visit of a work order to one place: a unit, or the common parts of a project. It concerns the claims of the order at that place, and whoever
 * sees one of these claims sees it.
 */
export const Visit = Shape('Visit', {
  id: Id,
  work_id: Id,
  status: OneOf(visitStatuses),
  place: Type.String({ description: 'Unit and project.' }),
  address: Type.String({ description: "The project's." }),
  claims: Type.Array(Type.Object({ id: Id, type: OneOf(claimTypes), what: Type.String() }), {
    description: 'Those of the order at this place that the caller sees.',
  }),
  contacts: Type.Array(Type.Object({ name: Type.String(), phone: Type.String() }), {
    description:
      'Who opens the door, as its claims say: for staff who ask for it, of a visit that is agreed on; otherwise empty.',
  }),
  worker: Type.String({ description: 'Name of the contractor, or of who of the staff comes.' }),
  contractor_id: Nullable(Id, { description: 'Null for others than staff, and where one of the staff comes.' }),
  assignee_id: Nullable(Id, { description: 'Null for others than staff, and where a contractor comes.' }),
  proposed_by: OneOf(visitSides),
  windows: Type.Array(VisitWindow, { description: 'What was proposed last; empty once a date is agreed.' }),
  starts_at: Nullable(Instant, { description: 'Null until a date is agreed.' }),
  ends_at: Nullable(Instant),
  can_change: Type.Boolean({
    description: 'Whether the caller may still change or cancel it: until a set time before it.',
  }),
  company_phone: Type.String({
    description: 'Whom to call where it is too late to change it here; empty where nobody has said.',
  }),
  missed_by: Nullable(OneOf(visitSides), { description: 'Who was not there, of a visit that did not take place.' }),
  note: Type.String({ description: 'The reason of the last change, cancellation or miss.' }),
  version: Version,
});
export type Visit = Static<typeof Visit>;

export const VisitSpan = Shape('VisitSpan', { starts_at: Instant, ends_at: Instant });
const windows = Type.Array(VisitSpan, { maxItems: limits.visitWindows });
const reason = Type.Optional(LongText);

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
    summary: 'Proposes other windows; of a visit that is agreed on it requires a reason, and time enough before it.',
    params: idParams,
    body: Type.Object({ windows, reason, version: Type.Optional(Version) }, { additionalProperties: false }),
    rules: windowsProblems,
    data: Visit,
  },
  acceptWindow: {
    method: 'PUT',
    path: '/logic/visit/{id}/accept',
    permission: 'visits:answer',
    summary: 'Accepts a window that the other side proposed; 409 where it is not proposed any more, or taken.',
    params: idParams,
    body: Type.Object({ starts_at: Instant }, { additionalProperties: false }),
    data: Visit,
  },
  setVisitDate: {
    method: 'PUT',
    path: '/logic/visit/{id}/date',
    permission: 'visits:arrange',
    summary:
      'Sets the date that was agreed on by phone, or moves a visit, which requires a reason; 409 where who comes is taken then.',
    params: idParams,
    body: Type.Object(
      { starts_at: Instant, ends_at: Instant, reason, version: Type.Optional(Version) },
      { additionalProperties: false },
    ),
    rules: visitDateProblems,
    data: Visit,
  },
  cancelVisit: {
    method: 'PUT',
    path: '/logic/visit/{id}/cancel',
    permission: 'visits:answer',
    summary: 'Cancels a visit that is still to come, with a reason.',
    params: idParams,
    body: Type.Object({ reason: LongText, version: Type.Optional(Version) }, { additionalProperties: false }),
    rules: visitReasonProblems,
    data: Visit,
  },
  endVisit: {
    method: 'PUT',
    path: '/logic/visit/{id}/outcome',
    permission: 'visits:arrange',
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
  downloadVisit: {
    method: 'GET',
    path: '/logic/visit/{id}/calendar',
    permission: 'visits:read',
    summary: 'The visit as an iCalendar file, which updates the same entry at each change.',
    params: idParams,
    isFile: true,
    data: Type.Unsafe<string>({ type: 'string', contentMediaType: 'text/calendar' }),
  },
});
