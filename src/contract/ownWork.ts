/**
 * The work order of a link: what its contractor reads and does without an account. It only contains data that the work
 * needs.
 */
import { Type, type Static } from 'typebox';
import { limits } from './limits';
import { defineOperations, Id, idempotencyHeaders, Instant, LongText, Nullable, OneOf, Shape } from './operation';
import { ownWorkMoveProblems, stuckProblems, workMessageProblems, workReportProblems } from './workRules';
import { Visit } from './visitShapes';
import { AskedPhoto, WorkMessage, WorkPhoto } from './workShapes';
import { ownWorkMoves, stuckReasons, takeBackNames, workPhotoKinds, workStatuses } from './workStatus';

/** The company as the pages of links show it. */
export const LinkCompany = Type.Object({
  name: Type.String(),
  logo: Nullable(Type.String()),
  phone: Type.String(),
  opening_hours: Type.String(),
});

const OwnWorkPlace = Shape('OwnWorkPlace', {
  claim_id: Id,
  what: Type.String({ description: 'The item of a unit claim, the reason of a project claim.' }),
  where: Type.String({
    description:
      'Location and location detail in the unit; for a project claim the place of the building, which may be empty.',
  }),
  description: Type.String({ description: "The defect in its author's own words." }),
  arrived_at: Nullable(Instant, { description: 'When the contractor last reported its arrival here.' }),
  done_at: Nullable(Instant, { description: 'When the contractor reported the work for this claim as done.' }),
  unit: Nullable(Type.String()),
  project: Type.String(),
  address: Type.String(),
  contact: Nullable(
    Type.Object({
      name: Type.String(),
      phone: Type.String(),
      hours: Type.Optional(Type.String({ description: 'When the contact can open; may be empty.' })),
    }),
    {
      description:
        'Who opens the door; null if the claim names nobody, or if the work order is verified, refused or cancelled.',
    },
  ),
});
export type OwnWorkPlace = Static<typeof OwnWorkPlace>;

const OwnWorkReport = Shape('OwnWorkReport', {
  claim_id: Nullable(Id, { description: 'Null if it was reported for all places.' }),
  note: Type.String(),
  parts: Type.String(),
  at: Instant,
});

export const OwnWork = Shape('OwnWork', {
  id: Id,
  status: OneOf(workStatuses),
  contractor: Type.String(),
  contractor_id: Type.Integer({
    description: 'What a phone could not send yet belongs to the work order and this contractor, not to the link.',
  }),
  company: LinkCompany,
  instructions: Type.String(),
  agreed_amount: Type.Optional(
    Nullable(Type.String({ description: 'As a decimal, where the company shows it; null if nothing is agreed.' })),
  ),
  returned_because: Nullable(
    Type.String({
      description: 'Why staff sent the work order back; null if they did not, and once it is done again.',
    }),
  ),
  places: Type.Array(OwnWorkPlace, { description: 'One entry per claim.' }),
  arrived_at: Nullable(Instant, {
    description: 'When the contractor last reported its arrival, since the work order was last requested or sent back.',
  }),
  changed_at: Instant,
  reports: Type.Array(OwnWorkReport, { description: 'What was last reported as done, for each place or for all.' }),
  stuck: Nullable(Type.Object({ reason: OneOf(stuckReasons), note: Type.String(), at: Instant }), {
    description: 'The last report that it could not be finished; null once somebody has acted on it.',
  }),
  messages: Type.Array(WorkMessage, { description: 'Oldest first.' }),
  closed_days: Type.Array(Type.String({ format: 'date' }), {
    description: 'Holidays and other days within the next months on which the office is closed.',
  }),
  asked_photos: Type.Array(AskedPhoto, {
    description: 'Photos of the claims that staff selected for the contractor.',
  }),
  photos: Type.Array(WorkPhoto),
  visits: Type.Array(Visit),
});
export type OwnWork = Static<typeof OwnWork>;

/**
 * Instant of an action by the phone's clock, if it happened offline. It must be at most a week ago; otherwise the
 * current time is used.
 */
export const reportedAt = Type.Optional(Instant);

/** The claim of a place; all places of the work order if it is missing. */
const ofClaim = Type.Optional(Id);

/** Calls with `Authorization: Link <secret>`; an expired, revoked or unknown link gets 401. */
export const ownWorkOperations = defineOperations('ownWork', {
  openOwnWork: {
    method: 'POST',
    path: '/logic/own_work',
    permission: 'ownWork:read',
    summary:
      'Returns the work order of the link and marks the link as opened. It is a POST because mail scanners open links with GET.',
    data: OwnWork,
  },
  moveOwnWork: {
    method: 'PUT',
    path: '/logic/own_work/status',
    permission: 'ownWork:do',
    summary:
      'Accepts the work order, refuses it with a reason, or reports it or one of its claims as done, with a note and the parts used; a repeated report corrects the first. 409 if its status does not allow it.',
    headers: idempotencyHeaders,
    keepsKey: true,
    body: Type.Object(
      {
        move: OneOf(ownWorkMoves),
        note: Type.Optional(LongText),
        parts: Type.Optional(LongText),
        claim_id: ofClaim,
        at: reportedAt,
      },
      { additionalProperties: false },
    ),
    rules: ownWorkMoveProblems,
    data: OwnWork,
  },
  arriveAtOwnWork: {
    method: 'POST',
    path: '/logic/own_work/arrival',
    permission: 'ownWork:do',
    summary: 'Reports that the contractor has arrived. 409 if the work order is not accepted.',
    status: 201,
    keepsKey: true,
    body: Type.Object({ claim_id: ofClaim, at: reportedAt }, { additionalProperties: false }),
    data: OwnWork,
  },
  addOwnWorkPhotos: {
    method: 'POST',
    path: '/logic/own_work/photos',
    permission: 'ownWork:do',
    summary: 'Adds photos of before the work, after it, or other photos.',
    status: 201,
    keepsKey: true,
    files: { field: 'images', max: limits.imagesPerClaim, bytes: limits.imageBytes },
    body: Type.Object({ kind: OneOf(workPhotoKinds), claim_id: ofClaim }, { additionalProperties: false }),
    data: OwnWork,
  },
  reportStuckOwnWork: {
    method: 'POST',
    path: '/logic/own_work/stuck',
    permission: 'ownWork:do',
    summary:
      'Reports that the work could not be finished, with photos; it stays with the contractor. 409 if it is not accepted.',
    status: 201,
    keepsKey: true,
    files: { field: 'images', max: limits.imagesPerClaim, bytes: limits.imageBytes },
    body: Type.Object(
      { reason: OneOf(stuckReasons), note: Type.Optional(LongText), claim_id: ofClaim, at: reportedAt },
      { additionalProperties: false },
    ),
    rules: stuckProblems,
    data: OwnWork,
  },
  correctOwnWork: {
    method: 'PUT',
    path: '/logic/own_work/report',
    permission: 'ownWork:do',
    summary: 'Corrects what was reported as done, until staff verified it (else 409).',
    headers: idempotencyHeaders,
    keepsKey: true,
    body: Type.Object(
      { note: Type.Optional(LongText), parts: Type.Optional(LongText), claim_id: ofClaim, at: reportedAt },
      { additionalProperties: false },
    ),
    rules: workReportProblems,
    data: OwnWork,
  },
  takeBackOwnWork: {
    method: 'PUT',
    path: '/logic/own_work/take_back',
    permission: 'ownWork:do',
    summary: 'Takes back a reported arrival or end, within ten minutes (else 409). The history keeps both.',
    headers: idempotencyHeaders,
    keepsKey: true,
    body: Type.Object(
      { what: OneOf(takeBackNames), claim_id: ofClaim, at: reportedAt },
      { additionalProperties: false },
    ),
    data: OwnWork,
  },
  sendOwnWorkMessage: {
    method: 'POST',
    path: '/logic/own_work/message',
    permission: 'ownWork:do',
    summary: 'Sends a message to the company, with photos. 409 if the work order is over.',
    status: 201,
    keepsKey: true,
    files: { field: 'images', max: limits.imagesPerClaim, bytes: limits.imageBytes },
    body: Type.Object({ text: Type.Optional(LongText), at: reportedAt }, { additionalProperties: false }),
    rules: workMessageProblems,
    data: OwnWork,
  },
});
