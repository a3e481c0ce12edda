/**
 * The work order of a link: what its contractor reads and does without an account. It only contains data that the work
 * needs.
 */
import { Type, type Static } from 'typebox';
import { ClaimImage } from './claimShapes';
import { limits } from './limits';
import { defineOperations, Id, idempotencyHeaders, Instant, LongText, Nullable, OneOf, Shape } from './operation';
import { ownWorkMoveProblems } from './workRules';
import { Visit } from './visitShapes';
import { WorkPhoto } from './workShapes';
import { ownWorkMoves, workPhotoKinds, workStatuses } from './workStatus';

const OwnWorkPlace = Shape('OwnWorkPlace', {
  claim_id: Id,
  what: Type.String({ description: 'The item of a unit claim, the reason of a project claim.' }),
  where: Type.String({
    description:
      'Location and location detail in the unit; for a project claim the place of the building, which may be empty.',
  }),
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

export const OwnWork = Shape('OwnWork', {
  id: Id,
  status: OneOf(workStatuses),
  contractor: Type.String(),
  contractor_id: Type.Integer({
    description: 'What a phone could not send yet belongs to the work order and this contractor, not to the link.',
  }),
  company: Type.Object({
    name: Type.String(),
    logo: Nullable(Type.String()),
    phone: Type.String(),
    opening_hours: Type.String(),
  }),
  instructions: Type.String(),
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
  asked_photos: Type.Array(ClaimImage, { description: 'Photos of the claims that staff selected for the contractor.' }),
  photos: Type.Array(WorkPhoto),
  visits: Type.Array(Visit),
});
export type OwnWork = Static<typeof OwnWork>;

/**
 * Instant of an action by the phone's clock, if it happened offline. It must be at most a week ago; otherwise the
 * current time is used.
 */
export const reportedAt = Type.Optional(Instant);

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
      'Accepts the work order, refuses it with a reason, or reports it as done, with a note and the parts used. 409 if its status does not allow it.',
    headers: idempotencyHeaders,
    keepsKey: true,
    body: Type.Object(
      { move: OneOf(ownWorkMoves), note: Type.Optional(LongText), parts: Type.Optional(LongText), at: reportedAt },
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
    body: Type.Object({ at: reportedAt }, { additionalProperties: false }),
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
    body: Type.Object({ kind: OneOf(workPhotoKinds) }, { additionalProperties: false }),
    data: OwnWork,
  },
});
