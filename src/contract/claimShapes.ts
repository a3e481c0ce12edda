/** Responses of the calls about claims. */
import { Type, type Static } from 'typebox';
import { Responsible } from './claimResponsible';
import { readingFields } from './claimReading';
import { roundFields } from './claimRoundShapes';
import {
  answerStates,
  claimDecisions,
  claimPriorities,
  claimStatuses,
  claimTypes,
  unitClaimCreators,
} from './claimStatus';
import { Lookup } from './lookups';
import { stuckReasons } from './workStatus';
import { Day, Id, Instant, Money, Nullable, OneOf, Shape } from './operation';
import { ClaimImage } from './photos';

export { ClaimImage };

const Named = Type.Object({ id: Id, name: Type.String() });

export const ClaimPerson = Shape('ClaimPerson', {
  client_id: Id,
  username: Type.String(),
  phone_number: Nullable(Type.String()),
  profile: Type.Object({ name: Type.String(), last_name: Type.String() }),
});
export const Creator = Shape('Creator', {
  username: Type.String(),
  name: Type.String({ description: 'Name and last name; may be empty.' }),
});
export const ClaimTerm = Type.Object({
  due: OneOf(['answer', 'end'] as const),
  at: Instant,
});
export type ClaimTerm = Static<typeof ClaimTerm>;

export const DecisionOfClaim = Type.Object({
  code: OneOf(claimDecisions),
  label: Type.String(),
  reason: Nullable(Type.String(), { description: 'Visible to everyone who sees the claim.' }),
  at: Instant,
  by: Nullable(Type.String()),
});
export type DecisionOfClaim = Static<typeof DecisionOfClaim>;

export const Claim = Shape('Claim', {
  id: Id,
  description: Type.String(),
  created_at: Instant,
  claim_status: Type.Object({ code: OneOf(claimStatuses), label: Type.String() }),
  repair_price: Nullable(Money),
  term: Nullable(ClaimTerm, {
    description: 'The next due date, of the first answer or of the end of the claim; null if nothing is due.',
  }),
  awaiting_reply_since: Nullable(Instant, {
    description:
      'Since when staff have waited for a reply of the author of the claim; the term is paused. Null if no question is open.',
  }),
  rejected_reason: Nullable(
    Type.String({
      description: 'Reason of the rejection, while the claim is rejected; visible to everyone who sees the claim.',
    }),
  ),
  responsible: Nullable(Responsible, {
    description: 'Null if nobody is responsible, or if the caller may not see it.',
  }),
  answer: Type.Optional(
    OneOf(answerStates, {
      description:
        'What its client said when it was last completed; missing if nobody was asked, or not for the caller.',
    }),
  ),
  score: Type.Optional(Type.Integer({ description: "The client's score, from 1 to 5; missing if there is none." })),
  reopened_count: Type.Optional(
    Type.Integer({ description: 'How often it was reopened after it was completed; missing if never.' }),
  ),
  decision: Type.Optional(
    Nullable(DecisionOfClaim, {
      description: 'What staff decided on whether the company answers for the problem; null until somebody decides.',
    }),
  ),
});
export const Warranty = Shape('Warranty', {
  months: Type.Integer(),
  expires_on: Day,
  is_covered: Type.Boolean({ description: 'Whether the claim was created within the warranty term.' }),
});

const noticedOn = Type.Optional(
  Nullable(Day, { description: 'Since when its author has noticed the problem; null if unknown.' }),
);
const warrantyTable = Type.Optional(
  Nullable(Day, { description: 'Day of the warranty table that the term was read from; null without a term.' }),
);

const messageFields = {
  last_message: Nullable(Type.Object({ at: Instant, by: Type.String(), is_staff: Type.Boolean() })),
  waiting_since: Nullable(Instant, {
    description:
      'Since when the claim has waited for an answer from staff; null if staff have answered or the claim was withdrawn.',
  }),
};

const delayField = {
  delay: Type.Optional(
    OneOf(stuckReasons, {
      description:
        'For others than staff, in calls for one claim: why who came could not finish; missing if nothing keeps the work.',
    }),
  ),
};

export const UnitClaim = Shape('UnitClaim', {
  unit_claim: Type.Object({
    id: Id,
    claim_id: Id,
    claim: Claim,
    claim_location: Lookup,
    claim_location_detail: Lookup,
    claim_category: Lookup,
    claim_item: Lookup,
    contact_name: Type.String(),
    contact_phone: Type.String(),
    preferred_date: Nullable(Day),
    priority: Nullable(OneOf(claimPriorities), { description: 'Null if the caller may not see priorities.' }),
    client: Nullable(ClaimPerson),
    owner: Nullable(ClaimPerson),
    tenant: Nullable(ClaimPerson),
    is_created_by_owner: Type.Boolean(),
    is_created_by_tenant: Type.Boolean(),
    claim_creator_type: OneOf(unitClaimCreators),
    contract: Type.Object({
      id: Id,
      unit: Type.Object({ id: Id, name: Type.String(), project: Named }),
      client: Nullable(ClaimPerson),
    }),
    claim_image: Type.Array(ClaimImage),
    commentCount: Type.Integer(),
    ...messageFields,
    noticed_on: noticedOn,
    warranty: Nullable(Warranty),
    warranty_table: warrantyTable,
  }),
  created_by: Nullable(Creator),
  ...delayField,
  ...roundFields,
  ...readingFields,
});
export type UnitClaim = Static<typeof UnitClaim>;

export const ProjectClaim = Shape('ProjectClaim', {
  project_claim: Type.Object({
    id: Id,
    claim_id: Id,
    claim: Claim,
    project: Named,
    reason: Type.String(),
    place: Nullable(Type.String(), { description: 'A place of the building; null if the claim names none.' }),
    place_detail: Nullable(Type.String()),
    contact_name: Nullable(Type.String(), { description: 'Who opens.' }),
    contact_phone: Nullable(Type.String()),
    access_hours: Nullable(Type.String(), { description: 'When the contact can open.' }),
    preferred_date: Nullable(Day),
    is_own: Type.Optional(
      Type.Boolean({
        description: 'Whether the caller is its author: who created it, or the consortium that has its project now.',
      }),
    ),
    urgent_reason: Nullable(Type.String(), { description: 'Why its author calls it urgent; null if it is not.' }),
    noticed_on: noticedOn,
    warranty: Type.Optional(
      Nullable(Warranty, { description: "By the terms of common parts, from the building's delivery." }),
    ),
    warranty_table: warrantyTable,
    claim_image: Type.Array(ClaimImage),
    commentCount: Type.Integer(),
    ...messageFields,
  }),
  created_by: Nullable(Creator),
  ...delayField,
  ...roundFields,
  ...readingFields,
});
export type ProjectClaim = Static<typeof ProjectClaim>;

export const CreatedUnitClaim = Shape('CreatedUnitClaim', { ...UnitClaim.properties, unit: Named });
export const ClaimComment = Shape('ClaimComment', {
  id: Id,
  text: Type.String(),
  created_at: Instant,
  created_by: Nullable(Creator),
  is_staff: Type.Boolean(),
  awaits_reply: Type.Optional(
    Type.Boolean({ description: 'Whether the message asks the author of the claim something.' }),
  ),
  images: Type.Optional(Type.Array(ClaimImage, { description: 'Photos sent with the message.' })),
});
export type ClaimComment = Static<typeof ClaimComment>;
/** Fields of a claim whose changes are recorded in its history. */
const claimChangeFields = [
  'status',
  'priority',
  'repair_price',
  'responsible',
  'place',
  'item',
  'reason',
  'description',
  'contact',
  'preferred_date',
  'urgency',
  'photos',
  'decision',
  'warranty',
] as const;
export const ClaimChange = Shape('ClaimChange', {
  id: Id,
  field: OneOf(claimChangeFields),
  from: Nullable(
    Type.String({
      description: 'Previous value: a code, an amount, a day or a number of photos; for other fields, a text.',
    }),
  ),
  to: Nullable(Type.String()),
  reason: Nullable(
    Type.String({ description: 'Reason of a rejection or a decision, or what was done in a completed claim.' }),
  ),
  created_at: Instant,
  created_by: Nullable(Creator),
});
export type ClaimChange = Static<typeof ClaimChange>;
export const ClaimState = Shape('ClaimState', {
  id: Id,
  claim_type: OneOf(claimTypes),
  claim_status: Claim.properties.claim_status,
  priority: Nullable(OneOf(claimPriorities)),
  repair_price: Nullable(Money),
});
