import { Type, type Static } from 'typebox';
import { ClaimImage } from './claimShapes';
import { claimStatuses, claimTypes } from './claimStatus';
import { exportOf } from './exports';
import { limits } from './limits';
import {
  Codes,
  defineOperations,
  Id,
  idParams,
  Ids,
  Instant,
  listQuery,
  LongText,
  Money,
  Nullable,
  OneOf,
  Shape,
  Version,
  Words,
} from './operation';
import { visitEventNames } from './visitStatus';
import { newWorkProblems, workMoveProblems, workProblems } from './workRules';
import { workMoveNames, workPhotoKinds, workStatuses } from './workStatus';

const Named = Type.Object({ id: Id, name: Type.String() });

/** A claim as a work order names it. */
const WorkClaim = Shape('WorkClaim', {
  id: Id,
  type: OneOf(claimTypes),
  what: Type.String({ description: 'The item of a unit claim, the reason of a project claim.' }),
  place: Type.String({ description: 'Unit and project.' }),
  status: OneOf(claimStatuses),
});
export type WorkClaim = Static<typeof WorkClaim>;

/** A claim that a work order can be created for, with the data for selecting a contractor. */
export const WorkableClaim = Shape('WorkableClaim', {
  ...WorkClaim.properties,
  category_id: Nullable(Id),
  project_id: Id,
  photos: Type.Array(ClaimImage, {
    description: 'Of which some may be chosen for the work order; where `ids` asks for the claim.',
  }),
});
export type WorkableClaim = Static<typeof WorkableClaim>;

export const WorkOrder = Shape('WorkOrder', {
  id: Id,
  status: OneOf(workStatuses),
  contractor: Nullable(Named, { description: 'Null where own staff do it.' }),
  assignee: Nullable(Named, { description: 'Who of the staff does it; null where a contractor does.' }),
  instructions: Type.String(),
  price: Nullable(Money, { description: 'What was agreed on.' }),
  claims: Type.Array(WorkClaim),
  created_at: Instant,
  changed_at: Instant,
  version: Version,
});
export type WorkOrder = Static<typeof WorkOrder>;

export const WorkEvent = Shape('WorkEvent', {
  id: Id,
  what: OneOf(['created', 'changed', 'arrive', ...workMoveNames, ...visitEventNames] as const),
  note: Type.String({ description: 'The reason, where the move requires one; of work that is done, what was done.' }),
  parts: Type.String({ description: 'Of work that is done, the parts that were used.' }),
  visit_at: Nullable(Instant, { description: 'When the visit begins that this is of.' }),
  at: Instant,
  by: Type.String({ description: 'A name.' }),
});
export type WorkEvent = Static<typeof WorkEvent>;

export const WorkPhoto = Shape('WorkPhoto', {
  ...ClaimImage.properties,
  kind: OneOf(workPhotoKinds, { description: 'Whether it was taken before the work, after it, or of something else.' }),
  at: Instant,
});
export type WorkPhoto = Static<typeof WorkPhoto>;

/**
 * The link by which a contractor opens its work order without an account. Its secret is returned once and not stored.
 */
export const WorkLink = Shape('WorkLink', {
  created_at: Instant,
  expires_at: Instant,
  opened_at: Nullable(Instant, { description: 'When it was opened first.' }),
});

export const WorkOrderDetail = Shape('WorkOrderDetail', {
  ...WorkOrder.properties,
  created_by: Type.String({ description: 'A name.' }),
  contact: Nullable(Type.Object({ phone_number: Type.String(), email: Nullable(Type.String()) }), {
    description: "The contractor's.",
  }),
  events: Type.Array(WorkEvent, { description: 'From the first to the last.' }),
  photos: Type.Array(WorkPhoto, { description: "The contractor's, from the first to the last." }),
  asked_photos: Type.Array(ClaimImage, { description: 'Photos of its claims that show what is to be done.' }),
  link: Nullable(WorkLink, { description: 'Null where no link leads to it now.' }),
});
export type WorkOrderDetail = Static<typeof WorkOrderDetail>;

export const workColumns = ['id', 'date', 'contractor', 'claims', 'instructions', 'price', 'status'] as const;

const who = {
  contractor_id: Nullable(Id, { description: 'Null where one of the staff does it.' }),
  assignee_id: Type.Optional(Nullable(Id)),
};
const values = {
  ...who,
  instructions: LongText,
  price: Type.Optional(Nullable(Type.String({ maxLength: 20 }))),
  photo_ids: Type.Optional(
    Type.Array(Id, {
      maxItems: limits.photosPerWork,
      description: 'Photos of its claims that show what is to be done; without it an edit leaves them as they are.',
    }),
  ),
};
const claimIds = Type.Array(Id, { maxItems: limits.claimsPerWork });

const workList = {
  method: 'GET',
  path: '/logic/work_order',
  permission: 'works:manage',
  summary: 'Work orders.',
  query: listQuery(workColumns, {
    status: Codes(workStatuses),
    contractor_id: Ids(),
    claim_id: Ids(),
    project_id: Ids(),
    undated: Type.Optional(
      Type.Boolean({
        description: 'Only those to be done that have a place without an agreed visit, or those without such a place.',
      }),
    ),
  }),
  data: Type.Array(WorkOrder),
} as const;

export const workOperations = defineOperations('works', {
  listWorks: workList,
  exportWorks: exportOf(workList, workColumns),
  listWorkableClaims: {
    method: 'GET',
    path: '/logic/work_order/claim',
    permission: 'works:manage',
    summary: 'Claims that a work order can be for: those of `ids`, or the newest open ones that match.',
    query: Type.Object({ ids: Ids(limits.claimsPerWork), q: Words }, { additionalProperties: false }),
    data: Type.Array(WorkableClaim),
  },
  getWork: {
    method: 'GET',
    path: '/logic/work_order/{id}',
    permission: 'works:manage',
    summary: 'One work order with what happened to it.',
    params: idParams,
    data: WorkOrderDetail,
  },
  createWork: {
    method: 'POST',
    path: '/logic/work_order',
    permission: 'works:manage',
    summary: 'Asks a contractor, or one of the staff, to do something about one or more claims.',
    status: 201,
    body: Type.Object(
      {
        ...values,
        claim_ids: claimIds,
        mail_link: Type.Optional(
          Type.Boolean({
            description: 'Mails the contractor a link to the work order; without an e-mail it does nothing.',
          }),
        ),
      },
      { additionalProperties: false },
    ),
    rules: newWorkProblems,
    data: WorkOrderDetail,
  },
  updateWork: {
    method: 'PUT',
    path: '/logic/work_order/{id}',
    permission: 'works:manage',
    summary: 'Edits a work order; another contractor is possible until it is accepted.',
    params: idParams,
    body: Type.Object({ ...values, version: Type.Optional(Version) }, { additionalProperties: false }),
    rules: workProblems,
    data: WorkOrderDetail,
  },
  moveWork: {
    method: 'PUT',
    path: '/logic/work_order/{id}/status',
    permission: 'works:manage',
    summary: 'Moves a work order to another state; 409 where its state does not allow it.',
    params: idParams,
    body: Type.Object({ move: OneOf(workMoveNames), note: Type.Optional(LongText) }, { additionalProperties: false }),
    rules: workMoveProblems,
    data: WorkOrderDetail,
  },
  createWorkLink: {
    method: 'POST',
    path: '/logic/work_order/{id}/link',
    permission: 'works:manage',
    summary:
      'Makes the link by which the contractor opens this work order without an account, and revokes the one before; its address is answered once.',
    params: idParams,
    body: Type.Object(
      { mail: Type.Optional(Type.Boolean({ description: 'Mails it to the contractor, who must have an e-mail.' })) },
      { additionalProperties: false },
    ),
    data: Shape('NewWorkLink', {
      address: Type.String({ description: 'Whole, with its secret after the `#`.' }),
      mailed_to: Nullable(Type.String()),
      work: WorkOrderDetail,
    }),
  },
  revokeWorkLink: {
    method: 'DELETE',
    path: '/logic/work_order/{id}/link',
    permission: 'works:manage',
    summary: 'Ends the link of a work order at once; without one it changes nothing.',
    params: idParams,
    data: WorkOrderDetail,
  },
});
