import { Type } from 'typebox';
import { exportOf } from './exports';
import { limits } from './limits';
import {
  Codes,
  defineOperations,
  Id,
  idParams,
  Ids,
  listQuery,
  LongText,
  Nullable,
  OneOf,
  Shape,
  Version,
  Words,
} from './operation';
import { ClaimWorkEvent } from './workEvents';
import { newWorkProblems, workMessageProblems, workMoveProblems, workProblems } from './workRules';
import { workMoveNames, workStatuses } from './workStatus';
import { WorkableClaim, WorkOrder, WorkOrderDetail } from './workShapes';

export const workColumns = ['id', 'date', 'contractor', 'claims', 'instructions', 'price', 'status'] as const;

const worker = {
  contractor_id: Nullable(Id, { description: 'Null if a staff member does the work.' }),
  assignee_id: Type.Optional(Nullable(Id)),
};
const values = {
  ...worker,
  instructions: LongText,
  price: Type.Optional(Nullable(Type.String({ maxLength: 20 }))),
  photo_ids: Type.Optional(
    Type.Array(Id, {
      maxItems: limits.photosPerWork,
      description: 'Photos of its claims that show what is to be done. If omitted, an edit leaves them unchanged.',
    }),
  ),
};
const knownOpenWorks = {
  known_open_works: Type.Optional(
    Type.Array(Id, {
      maxItems: 200,
      description:
        'Other open work orders of its claims that the caller knows of. If there is one that is not named, the call is refused with 409 and says who has it.',
    }),
  ),
};
const mailLink = {
  mail_link: Type.Optional(
    Type.Boolean({
      description: 'Mails a new contractor a link to the work order; ignored if the contractor has no e-mail.',
    }),
  ),
};
const claimIds = Type.Array(Id, { maxItems: limits.claimsPerWork });

const workList = {
  method: 'GET',
  path: '/logic/work_order',
  permission: 'works:manage',
  summary: 'Lists work orders, newest first by default. With `contractor_id` and `assignee_id`, those of either.',
  query: listQuery(workColumns, {
    status: Codes(workStatuses),
    contractor_id: Ids(),
    assignee_id: Ids(),
    claim_id: Ids(),
    project_id: Ids(),
    undated: Type.Optional(
      Type.Boolean({
        description:
          'True: requested or accepted work orders with a place that has no agreed or finished visit. False: the other work orders.',
      }),
    ),
    stuck: Type.Optional(
      Type.Boolean({ description: 'Whether the contractor could not finish and nobody has acted on it.' }),
    ),
    unread: Type.Optional(Type.Boolean({ description: 'Whether a message of the contractor is unread.' })),
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
    summary:
      'Lists claims that a work order can be created for: those of `ids` in any status, or the newest open ones that match `q`.',
    query: Type.Object({ ids: Ids(limits.claimsPerWork), q: Words }, { additionalProperties: false }),
    data: Type.Array(WorkableClaim),
  },
  getWork: {
    method: 'GET',
    path: '/logic/work_order/{id}',
    permission: 'works:manage',
    summary: 'Returns one work order with its history.',
    params: idParams,
    data: WorkOrderDetail,
  },
  listClaimWorkEvents: {
    method: 'GET',
    path: '/logic/claim/{id}/work_event',
    permission: 'works:manage',
    summary: 'Lists the events of the work orders of a claim and of their visits to its place, oldest first.',
    params: idParams,
    data: Type.Array(ClaimWorkEvent),
  },
  createWork: {
    method: 'POST',
    path: '/logic/work_order',
    permission: 'works:manage',
    summary: 'Creates a work order: assigns one or more claims to a contractor or a staff member.',
    status: 201,
    body: Type.Object(
      {
        ...values,
        claim_ids: claimIds,
        ...mailLink,
        ...knownOpenWorks,
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
    summary:
      'Edits a work order that is not verified. The contractor or staff member can be changed only in the statuses asked, refused and cancelled, and in accepted if its contractor is inactive (else 409).',
    params: idParams,
    body: Type.Object(
      { ...values, ...mailLink, ...knownOpenWorks, version: Type.Optional(Version) },
      { additionalProperties: false },
    ),
    rules: workProblems,
    data: WorkOrderDetail,
  },
  moveWork: {
    method: 'PUT',
    path: '/logic/work_order/{id}/status',
    permission: 'works:manage',
    summary: 'Moves a work order to another status. 409 if its status does not allow the move.',
    params: idParams,
    body: Type.Object(
      { move: OneOf(workMoveNames), note: Type.Optional(LongText), ...knownOpenWorks },
      { additionalProperties: false },
    ),
    rules: workMoveProblems,
    data: WorkOrderDetail,
  },
  sendWorkMessage: {
    method: 'POST',
    path: '/logic/work_order/{id}/message',
    permission: 'works:manage',
    summary: 'Sends a message to the contractor of a work order, with photos. Residents never read it.',
    status: 201,
    params: idParams,
    keepsKey: true,
    files: { field: 'images', max: limits.imagesPerClaim, bytes: limits.imageBytes },
    body: Type.Object({ text: Type.Optional(LongText) }, { additionalProperties: false }),
    rules: workMessageProblems,
    data: WorkOrderDetail,
  },
  readWorkMessages: {
    method: 'PUT',
    path: '/logic/work_order/{id}/message/read',
    permission: 'works:manage',
    summary: "Marks the contractor's messages as read by the company.",
    params: idParams,
    data: WorkOrderDetail,
  },
  createWorkLink: {
    method: 'POST',
    path: '/logic/work_order/{id}/link',
    permission: 'works:manage',
    summary:
      'Creates the link by which the contractor opens this work order without an account, and revokes the previous one. Its address is returned only this once.',
    params: idParams,
    body: Type.Object(
      {
        mail: Type.Optional(
          Type.Boolean({ description: 'Mails the link to the contractor, who must have an e-mail (else 422).' }),
        ),
      },
      { additionalProperties: false },
    ),
    data: Shape('NewWorkLink', {
      address: Type.String({ description: 'The full link, with the secret after `#`.' }),
      mailed_to: Nullable(Type.String()),
      work: WorkOrderDetail,
    }),
  },
  revokeWorkLink: {
    method: 'DELETE',
    path: '/logic/work_order/{id}/link',
    permission: 'works:manage',
    summary: 'Revokes the link of a work order immediately; does nothing if it has none.',
    params: idParams,
    data: WorkOrderDetail,
  },
});
