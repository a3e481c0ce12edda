import { Type, type Static } from 'typebox';
import { claimPriorities, claimStatuses, claimTypes } from './claimStatus';
import { limits } from './limits';
import {
  Codes,
  Day,
  defineOperations,
  Id,
  idParams,
  Instant,
  listQuery,
  Money,
  Nullable,
  OneOf,
  Shape,
} from './operation';

export const Lookup = Shape('Lookup', { id: Id, label: Type.String() });
export const LocationDetail = Shape('LocationDetail', { id: Id, label: Type.String(), claim_location_id: Id });
export const ClaimItem = Shape('ClaimItem', { id: Id, label: Type.String(), claim_category_id: Id });
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
export const ClaimImage = Shape('ClaimImage', {
  id: Id,
  url: Type.String({ description: 'Signed address, valid for 10 to 20 minutes.' }),
  name: Type.String(),
  thumbnail_url: Type.Optional(
    Nullable(Type.String({ description: 'WebP, longer side 320 pixels at most; null where there is none (yet).' })),
  ),
  preview_url: Type.Optional(Nullable(Type.String({ description: 'WebP, longer side 1280 pixels at most.' }))),
  width: Type.Optional(Nullable(Type.Integer({ description: 'Pixels of the photo as it is shown.' }))),
  height: Type.Optional(Nullable(Type.Integer())),
});

export const Claim = Shape('Claim', {
  id: Id,
  description: Type.String(),
  created_at: Instant,
  claim_status: Type.Object({ code: OneOf(claimStatuses), label: Type.String() }),
  repair_price: Nullable(Money),
  rejected_reason: Nullable(
    Type.String({ description: 'Why it was rejected, while it is; for everyone who sees the claim.' }),
  ),
});
export const Warranty = Shape('Warranty', {
  months: Type.Integer(),
  expires_on: Day,
  is_covered: Type.Boolean({ description: 'Whether the claim was raised within the term.' }),
});

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
    priority: Nullable(OneOf(claimPriorities), { description: 'Null for who may not see priorities.' }),
    client: Nullable(ClaimPerson),
    owner: Nullable(ClaimPerson),
    tenant: Nullable(ClaimPerson),
    is_created_by_owner: Type.Boolean(),
    is_created_by_tenant: Type.Boolean(),
    claim_creator_type: OneOf(['owner', 'tenant', 'staff'] as const),
    contract: Type.Object({
      id: Id,
      unit: Type.Object({ id: Id, name: Type.String(), project: Named }),
      client: Nullable(ClaimPerson),
    }),
    claim_image: Type.Array(ClaimImage),
    commentCount: Type.Integer(),
    warranty: Nullable(Warranty),
  }),
  created_by: Nullable(Creator),
});
export type UnitClaim = Static<typeof UnitClaim>;

export const ProjectClaim = Shape('ProjectClaim', {
  project_claim: Type.Object({
    id: Id,
    claim_id: Id,
    claim: Claim,
    project: Named,
    reason: Type.String(),
    claim_image: Type.Array(ClaimImage),
    commentCount: Type.Integer(),
  }),
  created_by: Nullable(Creator),
});
export type ProjectClaim = Static<typeof ProjectClaim>;

export const CreatedUnitClaim = Shape('CreatedUnitClaim', { ...UnitClaim.properties, unit: Named });
export const ClaimComment = Shape('ClaimComment', {
  id: Id,
  text: Type.String(),
  created_at: Instant,
  created_by: Nullable(Creator),
  is_staff: Type.Boolean(),
});
export type ClaimComment = Static<typeof ClaimComment>;
export const ClaimChange = Shape('ClaimChange', {
  id: Id,
  field: OneOf(['status', 'priority', 'repair_price'] as const),
  from: Nullable(Type.String()),
  to: Nullable(Type.String()),
  reason: Nullable(Type.String({ description: 'Of a rejection.' })),
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

export const unitClaimColumns = [
  'id',
  'date',
  'name',
  'building',
  'location',
  'location_detail',
  'category',
  'item',
  'description',
  'messages',
  'priority',
  'price',
  'status',
] as const;
export const projectClaimColumns = [
  'id',
  'date',
  'name',
  'building',
  'reason',
  'description',
  'messages',
  'price',
  'status',
] as const;

const claimFilters = {
  status: Codes(claimStatuses),
  project_id: Type.Optional(Id),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
};
const images = { field: 'images', max: limits.imagesPerClaim, bytes: limits.imageBytes };
/** The status the person saw; where the claim has moved on since, the answer is 409. */
const seenStatus = Type.Object({ from: Type.Optional(OneOf(claimStatuses)) }, { additionalProperties: false });
// Blank and missing fields are the rules' business (422 with the specification's messages), not the schema's.
const OptionalId = Type.Optional(Nullable(Id));
const OptionalText = (max: number) => Type.Optional(Nullable(Type.String({ maxLength: max })));

export const claimOperations = defineOperations('claims', {
  listUnitClaims: {
    method: 'GET',
    path: '/logic/unit_claim',
    permission: 'unitClaims:read',
    summary: 'Unit claims, newest first.',
    query: listQuery(unitClaimColumns, {
      ...claimFilters,
      priority: Codes(claimPriorities),
      unit_id: Type.Optional(Id),
      client_id: Type.Optional(Id),
    }),
    data: Type.Array(UnitClaim),
  },
  listProjectClaims: {
    method: 'GET',
    path: '/logic/project_claim',
    permission: 'projectClaims:read',
    summary: 'Project claims, newest first.',
    query: listQuery(projectClaimColumns, claimFilters),
    data: Type.Array(ProjectClaim),
  },
  getUnitClaim: {
    method: 'GET',
    path: '/logic/unit_claim/{id}',
    permission: 'unitClaims:read',
    summary: 'One unit claim.',
    params: idParams,
    data: UnitClaim,
  },
  getProjectClaim: {
    method: 'GET',
    path: '/logic/project_claim/{id}',
    permission: 'projectClaims:read',
    summary: 'One project claim.',
    params: idParams,
    data: ProjectClaim,
  },
  createUnitClaim: {
    method: 'POST',
    path: '/logic/contract/{id}/unit_claim',
    permission: 'unitClaims:create',
    summary: 'Raises a claim on the unit of a contract.',
    status: 201,
    params: idParams,
    keepsKey: true,
    files: images,
    body: Type.Object(
      {
        claim_location_id: OptionalId,
        claim_location_detail_id: OptionalId,
        claim_category_id: OptionalId,
        claim_item_id: OptionalId,
        description: OptionalText(20_000),
        contact_name: OptionalText(limits.textMax),
        contact_phone: OptionalText(limits.textMax),
        preferred_date: OptionalText(40),
      },
      { additionalProperties: false },
    ),
    data: CreatedUnitClaim,
  },
  createProjectClaim: {
    method: 'POST',
    path: '/logic/project/{id}/project_claim',
    permission: 'projectClaims:create',
    summary: 'Raises a claim on a whole project.',
    status: 201,
    params: idParams,
    keepsKey: true,
    files: images,
    body: Type.Object(
      { reason: OptionalText(limits.textMax), description: OptionalText(20_000) },
      { additionalProperties: false },
    ),
    data: ProjectClaim,
  },
  moveUpClaim: {
    method: 'POST',
    path: '/logic/claim/{id}/status/up',
    permission: 'claims:changeStatus',
    summary: 'Moves a claim one step up.',
    params: idParams,
    query: seenStatus,
    data: ClaimState,
  },
  reopenClaim: {
    method: 'POST',
    path: '/logic/claim/{id}/status/reopen',
    permission: 'claims:changeStatus',
    summary: 'Takes a rejected or completed claim back to pending.',
    params: idParams,
    query: seenStatus,
    data: ClaimState,
  },
  rejectClaim: {
    method: 'POST',
    path: '/logic/claim/{id}/status/reject',
    permission: 'claims:changeStatus',
    summary:
      'Rejects a claim that has not ended. The reason is for everyone who sees the claim; the call works without a body.',
    params: idParams,
    query: seenStatus,
    body: Type.Optional(
      Type.Object(
        { reason: Type.Optional(Nullable(Type.String({ maxLength: 20_000 }))) },
        { additionalProperties: false },
      ),
    ),
    data: ClaimState,
  },
  setUnitClaimPriority: {
    method: 'PUT',
    path: '/logic/unit_claim/{id}/priority',
    permission: 'claims:changePriority',
    summary: 'Sets the priority of a unit claim.',
    params: idParams,
    body: Type.Object(
      { priority: OneOf(claimPriorities), from: Type.Optional(OneOf(claimPriorities)) },
      { additionalProperties: false },
    ),
    data: ClaimState,
  },
  setClaimRepairPrice: {
    method: 'PUT',
    path: '/logic/claim/{id}/repair_price',
    permission: 'claims:changePrice',
    summary: 'Sets or clears the repair price. With `from`, 409 where somebody changed it since.',
    params: idParams,
    body: Type.Object(
      {
        repair_price: Nullable(Type.Union([Type.String({ maxLength: 40 }), Type.Number()])),
        from: Type.Optional(Nullable(Type.String({ maxLength: 40 }))),
      },
      { additionalProperties: false },
    ),
    data: ClaimState,
  },
  listClaimLocations: {
    method: 'GET',
    path: '/model/claim_location',
    permission: 'lookups:read',
    summary: 'Places of a unit.',
    data: Type.Array(Lookup),
  },
  listClaimLocationDetails: {
    method: 'GET',
    path: '/model/claim_location_detail',
    permission: 'lookups:read',
    summary: 'Places within a place.',
    data: Type.Array(LocationDetail),
  },
  listClaimCategories: {
    method: 'GET',
    path: '/model/claim_category',
    permission: 'lookups:read',
    summary: 'Trades.',
    data: Type.Array(Lookup),
  },
  listClaimItems: {
    method: 'GET',
    path: '/model/claim_item',
    permission: 'lookups:read',
    summary: 'Items of each trade.',
    data: Type.Array(ClaimItem),
  },
  listClaimComments: {
    method: 'GET',
    path: '/logic/claim/{id}/comment',
    permission: 'claims:discuss',
    summary: 'Comments, oldest first.',
    params: idParams,
    data: Type.Array(ClaimComment),
  },
  addClaimComment: {
    method: 'POST',
    path: '/logic/claim/{id}/comment',
    permission: 'claims:discuss',
    summary: 'Adds a comment.',
    status: 201,
    params: idParams,
    keepsKey: true,
    body: Type.Object({ text: Type.String({ maxLength: 20_000 }) }, { additionalProperties: false }),
    data: ClaimComment,
  },
  attachClaimImages: {
    method: 'POST',
    path: '/logic/claim/{id}/image',
    permission: 'claims:discuss',
    summary: 'Attaches photos later; answers all of them.',
    status: 201,
    params: idParams,
    keepsKey: true,
    files: images,
    body: Type.Object({}, { additionalProperties: false }),
    data: Type.Array(ClaimImage),
  },
  listClaimHistory: {
    method: 'GET',
    path: '/logic/claim/{id}/history',
    permission: 'claims:discuss',
    summary:
      'Every change of status, priority and price, oldest first; priorities and prices only for who may see them.',
    params: idParams,
    data: Type.Array(ClaimChange),
  },
});
