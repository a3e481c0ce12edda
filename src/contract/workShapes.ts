import { Type, type Static } from 'typebox';
import { ClaimImage } from './claimShapes';
import { claimStatuses, claimTypes } from './claimStatus';
import { Id, Instant, Money, Nullable, OneOf, Shape, Version } from './operation';
import { WorkEvent } from './workEvents';
import { stuckReasons, workPhotoKinds, workStatuses } from './workStatus';

const Named = Type.Object({ id: Id, name: Type.String() });

const claimOfWork = {
  id: Id,
  type: OneOf(claimTypes),
  what: Type.String({ description: 'The item of a unit claim, the reason of a project claim.' }),
  place: Type.String({ description: 'Unit and project.' }),
  status: OneOf(claimStatuses),
};
/** A claim as a work order names it. */
const WorkClaim = Shape('WorkClaim', {
  ...claimOfWork,
  done_at: Nullable(Instant, { description: 'When the work for this claim was reported as done; null before.' }),
});
export type WorkClaim = Static<typeof WorkClaim>;

/** A claim that a work order can be created for, with the data for selecting a contractor. */
export const WorkableClaim = Shape('WorkableClaim', {
  ...claimOfWork,
  category_id: Nullable(Id),
  project_id: Id,
  open_work_ids: Type.Array(Id, {
    description: 'Its work orders that the caller sees and that still need an action; only in requests with `ids`.',
  }),
  photos: Type.Array(ClaimImage, {
    description: 'Photos that can be selected for the work order; only in requests with `ids`.',
  }),
});
export type WorkableClaim = Static<typeof WorkableClaim>;

export const WorkOrder = Shape('WorkOrder', {
  id: Id,
  status: OneOf(workStatuses),
  contractor: Nullable(Named, { description: 'Null if a staff member does the work.' }),
  assignee: Nullable(Named, { description: 'Staff member who does the work; null if a contractor does.' }),
  instructions: Type.String(),
  price: Nullable(Money, { description: 'Agreed price.' }),
  claims: Type.Array(WorkClaim),
  stuck: Nullable(OneOf(stuckReasons), {
    description: 'Why the contractor could not finish; null once somebody has acted on it.',
  }),
  unread_messages: Type.Integer({ description: 'Messages of the contractor that nobody of the company has read.' }),
  created_at: Instant,
  changed_at: Instant,
  version: Version,
});
export type WorkOrder = Static<typeof WorkOrder>;

export const WorkPhoto = Shape('WorkPhoto', {
  ...ClaimImage.properties,
  kind: OneOf(workPhotoKinds, {
    description: 'Whether the photo shows the state before the work, after it, or something else.',
  }),
  at: Instant,
  claim_id: Type.Optional(Nullable(Id, { description: 'The claim whose work it shows; null if of the work order.' })),
  message_id: Type.Optional(Nullable(Id, { description: 'The message that it was sent with.' })),
});
export type WorkPhoto = Static<typeof WorkPhoto>;

/** A message between the company and the contractor about a work order. Its photos are those with its id. */
export const WorkMessage = Shape('WorkMessage', {
  id: Id,
  text: Type.String(),
  at: Instant,
  by: Type.String({ description: 'Name of the user or contractor who wrote it.' }),
  is_staff: Type.Boolean(),
});
export type WorkMessage = Static<typeof WorkMessage>;

/**
 * The link by which a contractor opens its work order without an account. Its secret is returned once and not stored.
 */
export const WorkLink = Shape('WorkLink', {
  created_at: Instant,
  expires_at: Instant,
  opened_at: Nullable(Instant, {
    description: 'When the contractor first opened the work order by a valid link; null before that.',
  }),
  heard_at: Nullable(Instant, {
    description: "When the contractor's page last loaded the work order, to ten minutes; null if it never did.",
  }),
});

/** A photo of a claim that staff selected for the contractor. */
export const AskedPhoto = Shape('AskedPhoto', {
  ...ClaimImage.properties,
  claim_id: Type.Optional(Nullable(Id)),
});

export const WorkOrderDetail = Shape('WorkOrderDetail', {
  ...WorkOrder.properties,
  created_by: Type.String({ description: 'Name of the user who created it.' }),
  contact: Nullable(
    Type.Object({ phone_number: Type.String(), email: Nullable(Type.String()), active: Type.Boolean() }),
    { description: 'Phone and e-mail of the contractor, and whether it is active: an inactive one has no links.' },
  ),
  events: Type.Array(WorkEvent, { description: 'History, oldest first.' }),
  photos: Type.Array(WorkPhoto, { description: 'Photos sent by the contractor, and those of messages, oldest first.' }),
  messages: Type.Array(WorkMessage, { description: 'Oldest first. Residents never read them.' }),
  asked_photos: Type.Array(AskedPhoto, { description: 'Photos of its claims that show what is to be done.' }),
  link: Nullable(WorkLink, { description: 'Null if no valid link exists.' }),
});
export type WorkOrderDetail = Static<typeof WorkOrderDetail>;
