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
import { WorkPhoto } from './works';
import { ownWorkMoves, workPhotoKinds, workStatuses } from './workStatus';

const OwnWorkPlace = Shape('OwnWorkPlace', {
  claim_id: Id,
  what: Type.String({ description: 'The item of a unit claim, the reason of a project claim.' }),
  where: Type.String({ description: 'The place in the unit; empty for a project claim.' }),
  unit: Nullable(Type.String()),
  project: Type.String(),
  address: Type.String(),
  contact: Nullable(Type.Object({ name: Type.String(), phone: Type.String() }), {
    description: 'Who opens the door; null where nobody is named, and once the work order is refused or verified.',
  }),
});
export type OwnWorkPlace = Static<typeof OwnWorkPlace>;

export const OwnWork = Shape('OwnWork', {
  id: Id,
  status: OneOf(workStatuses),
  contractor: Type.String(),
  company: Type.Object({
    name: Type.String(),
    logo: Nullable(Type.String()),
    phone: Type.String(),
    opening_hours: Type.String(),
  }),
  instructions: Type.String(),
  returned_because: Nullable(
    Type.String({ description: 'What is left to do, where it was done and sent back, until it is done again.' }),
  ),
  places: Type.Array(OwnWorkPlace, { description: 'One for each claim.' }),
  arrived_at: Nullable(Instant, { description: 'When the contractor last said that it is there.' }),
  changed_at: Instant,
  asked_photos: Type.Array(ClaimImage, { description: 'What staff chose to show of the claims.' }),
  photos: Type.Array(WorkPhoto),
  visits: Type.Array(Visit),
});
export type OwnWork = Static<typeof OwnWork>;

/**
 * Instant of an action by the phone's clock, if it happened offline. It must be at most a week ago; otherwise the
 * current time is used.
 */
export const at = Type.Optional(Instant);

/** Calls with `Authorization: Link <secret>`; an expired, revoked or unknown link gets 401. */
export const ownWorkOperations = defineOperations('ownWork', {
  openOwnWork: {
    method: 'POST',
    path: '/logic/own_work',
    permission: 'ownWork:read',
    summary:
      'The work order of the link, which counts as opened from then on. No GET does that: programs that read mails follow links.',
    data: OwnWork,
  },
  moveOwnWork: {
    method: 'PUT',
    path: '/logic/own_work/status',
    permission: 'ownWork:do',
    summary:
      'Accepts, refuses with a reason, or finishes with what was done and the parts used; 409 where its state does not allow it.',
    headers: idempotencyHeaders,
    keepsKey: true,
    body: Type.Object(
      { move: OneOf(ownWorkMoves), note: Type.Optional(LongText), parts: Type.Optional(LongText), at },
      { additionalProperties: false },
    ),
    rules: ownWorkMoveProblems,
    data: OwnWork,
  },
  arriveAtOwnWork: {
    method: 'POST',
    path: '/logic/own_work/arrival',
    permission: 'ownWork:do',
    summary: 'Says that the contractor is at the place; 409 where the work order is not accepted.',
    status: 201,
    keepsKey: true,
    body: Type.Object({ at }, { additionalProperties: false }),
    data: OwnWork,
  },
  addOwnWorkPhotos: {
    method: 'POST',
    path: '/logic/own_work/photos',
    permission: 'ownWork:do',
    summary: 'Adds photos taken before the work, after it, or of something else.',
    status: 201,
    keepsKey: true,
    files: { field: 'images', max: limits.imagesPerClaim, bytes: limits.imageBytes },
    body: Type.Object({ kind: OneOf(workPhotoKinds) }, { additionalProperties: false }),
    data: OwnWork,
  },
});
