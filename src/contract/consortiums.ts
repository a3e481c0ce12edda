import { Type, type Static } from 'typebox';
import { limits } from './limits';
import { managerColumns, projectParams } from './managers';
import {
  defineOperations,
  Email,
  FirstPassword,
  Id,
  idParams,
  listQuery,
  Nullable,
  Password,
  ownPassword,
  Reactivation,
  Shape,
  TakesOver,
  Text,
  Version,
} from './operation';
import type { Role } from './permissions';
import { consortiumProblems, reactivationProblems } from './recordRules';

/** The role of the accounts of this module. */
export const consortiumRole = 'consortium' satisfies Role;

export const ConsortiumProject = Type.Object({ id: Id, name: Type.String() });

export const Consortium = Shape('Consortium', {
  id: Id,
  username: Type.String(),
  type: Type.Literal(consortiumRole),
  name: Type.String(),
  last_name: Type.String(),
  phone_number: Nullable(Type.String()),
  active: Type.Boolean(),
  ...ownPassword,
  version: Version,
  project: Nullable(ConsortiumProject, { description: 'The first one of `projects`; null if there is none.' }),
  projects: Type.Array(ConsortiumProject, { description: 'By name.' }),
});
export type Consortium = Static<typeof Consortium>;

const active = Type.Optional(Type.Boolean());

export const consortiumOperations = defineOperations('managers', {
  listConsortiums: {
    method: 'GET',
    path: '/model/consortiumRoutes',
    permission: 'consortiums:manage',
    summary: 'Lists consortium users.',
    query: listQuery(managerColumns, { active }),
    data: Type.Array(Consortium),
  },
  getConsortium: {
    method: 'GET',
    path: '/model/consortiumRoutes/{id}',
    permission: 'consortiums:manage',
    summary: 'Returns one consortium user.',
    params: idParams,
    data: Consortium,
  },
  createConsortium: {
    method: 'POST',
    path: '/model/consortiumRoutes',
    permission: 'consortiums:manage',
    summary:
      'Creates a consortium user for projects that have none: `project_ids`, or one `project_id`. Without a password, mails a link to choose one.',
    status: 201,
    body: Type.Object(
      {
        username: Text,
        password: FirstPassword,
        name: Text,
        project_id: Type.Optional(Id),
        project_ids: Type.Optional(Type.Array(Id, { maxItems: limits.projectsPerManager })),
        takes_over: TakesOver,
      },
      { additionalProperties: false },
    ),
    rules: consortiumProblems,
    data: Consortium,
  },
  updateConsortium: {
    method: 'PUT',
    path: '/model/consortiumRoutes/{id}',
    permission: 'consortiums:manage',
    summary:
      'Edits a consortium user. A password, if sent, is valid for 7 days. `project_id` moves one that has at most one project (null: to none), and is ignored for one that has several.',
    params: idParams,
    body: Type.Object(
      {
        username: Email,
        name: Text,
        last_name: Type.Optional(Text),
        phone_number: Type.Optional(Nullable(Text)),
        project_id: Type.Optional(Nullable(Id)),
        password: Type.Optional(Nullable(Password)),
        version: Type.Optional(Version),
      },
      { additionalProperties: false },
    ),
    rules: consortiumProblems,
    data: Consortium,
  },
  addConsortiumProject: {
    method: 'POST',
    path: '/model/consortiumRoutes/{id}/projects',
    permission: 'consortiums:manage',
    summary:
      'Adds a project to a consortium user, with all its claims. 409 if the project has another one, unless `from` names that one.',
    params: idParams,
    body: Type.Object({ projectId: Id, from: Type.Optional(Id) }, { additionalProperties: false }),
    data: Consortium,
  },
  removeConsortiumProject: {
    method: 'DELETE',
    path: '/model/consortiumRoutes/{id}/projects/{projectId}',
    permission: 'consortiums:manage',
    summary: 'Removes a project from a consortium user, who stops seeing it and its claims at once.',
    params: projectParams,
    data: Consortium,
  },
  deactivateConsortium: {
    method: 'DELETE',
    path: '/model/consortiumRoutes/{id}',
    permission: 'consortiums:manage',
    summary: 'Deactivates a consortium user: its sessions end, and its projects no longer have a consortium user.',
    params: idParams,
    data: Consortium,
  },
  reactivateConsortium: {
    method: 'POST',
    path: '/model/consortiumRoutes/{id}/reactivate',
    permission: 'consortiums:manage',
    summary: 'Reactivates a deactivated consortium user, without projects, and mails a link to choose a password.',
    params: idParams,
    body: Reactivation,
    rules: reactivationProblems,
    data: Consortium,
  },
});
