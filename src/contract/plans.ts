import { Type, type Static } from 'typebox';
import { limits } from './limits';
import { defineOperations, Id, idParams, Instant, Shape, Text } from './operation';

export const Plan = Shape('Plan', {
  id: Id,
  name: Type.String(),
  content_type: Type.String(),
  bytes: Type.Integer(),
  created_at: Instant,
  url: Type.String({ description: 'Signed address, valid for 10 to 20 minutes.' }),
});
export type Plan = Static<typeof Plan>;

/** The file of an uploaded plan. */
export const planFile = { field: 'file', max: 1, bytes: limits.planBytes };
/** What is sent with it: without a name it is called as its file. */
export const planBody = Type.Object({ name: Type.Optional(Text) }, { additionalProperties: false });

export const planOperations = defineOperations('plans', {
  listUnitPlans: {
    method: 'GET',
    path: '/logic/unit/{id}/plan',
    permission: 'unitPlans:read',
    summary: 'Lists the plans of a unit.',
    params: idParams,
    data: Type.Array(Plan),
  },
  addUnitPlan: {
    method: 'POST',
    path: '/logic/unit/{id}/plan',
    permission: 'plans:manage',
    summary: 'Uploads a plan of a unit: PDF, PNG or JPEG, at most 20 MB.',
    status: 201,
    params: idParams,
    files: planFile,
    body: planBody,
    data: Plan,
  },
  listProjectPlans: {
    method: 'GET',
    path: '/logic/project/{id}/plan',
    permission: 'projectPlans:read',
    summary: 'Lists the plans of a project.',
    params: idParams,
    data: Type.Array(Plan),
  },
  addProjectPlan: {
    method: 'POST',
    path: '/logic/project/{id}/plan',
    permission: 'plans:manage',
    summary: 'Uploads a plan of a project: PDF, PNG or JPEG, at most 20 MB.',
    status: 201,
    params: idParams,
    files: planFile,
    body: planBody,
    data: Plan,
  },
  renamePlan: {
    method: 'PUT',
    path: '/logic/plan/{id}',
    permission: 'plans:manage',
    summary: 'Renames a plan.',
    params: idParams,
    body: Type.Object({ name: Text }, { additionalProperties: false }),
    data: Plan,
  },
  deletePlan: {
    method: 'DELETE',
    path: '/logic/plan/{id}',
    permission: 'plans:manage',
    summary: 'Deletes a plan.',
    params: idParams,
    data: Plan,
  },
});
