import { limits } from './limits';
import { Type, type Static } from 'typebox';
import { exportOf } from './exports';
import {
  defineOperations,
  Email,
  FirstPassword,
  Id,
  idParams,
  listQuery,
  Nullable,
  ownPassword,
  Reactivation,
  Shape,
  TakesOver,
  Text,
  Version,
} from './operation';
import { managerProblems, newManagerProblems, reactivationProblems } from './recordRules';

const ManagedProject = Type.Object({ id: Id, name: Type.String(), is_primary: Type.Boolean() });

export const Manager = Shape('Manager', {
  id: Id,
  username: Type.String(),
  type: Type.Literal('manager'),
  name: Type.String(),
  last_name: Type.String(),
  phone_number: Nullable(Type.String()),
  active: Type.Boolean(),
  ...ownPassword,
  version: Version,
  project_id: Nullable(Id),
  primary_project: Nullable(Type.Object({ id: Id, name: Type.String() })),
  projects: Type.Array(ManagedProject),
  projects_count: Type.Integer(),
  can_manage_costs: Type.Optional(Type.Boolean({ description: 'Whether it reads and writes costs.' })),
});
export type Manager = Static<typeof Manager>;

export const managerColumns = ['id', 'username', 'type', 'name', 'last_name', 'phone', 'projects'] as const;
/** A user, and one of its projects. */
export const projectParams = Type.Object({ id: Id, projectId: Id });
const active = Type.Optional(Type.Boolean());

const managerList = {
  method: 'GET',
  path: '/model/manager',
  permission: 'managers:manage',
  summary: 'Lists supervisors.',
  query: listQuery(managerColumns, { active }),
  data: Type.Array(Manager),
} as const;

export const managerOperations = defineOperations('managers', {
  listManagers: managerList,
  // Supervisors first, then consortium users, each in the requested order; the rows of `ids` in their order.
  exportUsers: exportOf(managerList, managerColumns),
  getManager: {
    method: 'GET',
    path: '/model/manager/{id}',
    permission: 'managers:manage',
    summary: 'Returns one supervisor.',
    params: idParams,
    data: Manager,
  },
  createManager: {
    method: 'POST',
    path: '/logic/manager',
    permission: 'managers:manage',
    summary: 'Creates a supervisor. Without a password, mails a link to choose one.',
    status: 201,
    body: Type.Object(
      {
        username: Text,
        password: FirstPassword,
        project_ids: Type.Optional(Type.Array(Id, { maxItems: limits.projectsPerManager })),
        primary_project_id: Type.Optional(Nullable(Id)),
        name: Text,
        last_name: Text,
        phone_number: Text,
        takes_over: TakesOver,
      },
      { additionalProperties: false },
    ),
    rules: newManagerProblems,
    data: Manager,
  },
  updateManager: {
    method: 'PUT',
    path: '/logic/manager/{id}',
    permission: 'managers:manage',
    summary: "Edits a supervisor's profile. With `version`, 409 if another user has edited it since.",
    params: idParams,
    body: Type.Object(
      { username: Email, name: Text, last_name: Text, phone_number: Nullable(Text), version: Type.Optional(Version) },
      { additionalProperties: false },
    ),
    rules: managerProblems,
    data: Manager,
  },
  addManagerProject: {
    method: 'POST',
    path: '/logic/manager/{id}/projects',
    permission: 'managers:manage',
    summary: 'Adds a project to a supervisor.',
    params: idParams,
    body: Type.Object({ projectId: Id, isPrimary: Type.Optional(Type.Boolean()) }, { additionalProperties: false }),
    data: Manager,
  },
  removeManagerProject: {
    method: 'DELETE',
    path: '/logic/manager/{id}/projects/{projectId}',
    permission: 'managers:manage',
    summary: 'Removes a project from a supervisor.',
    params: projectParams,
    data: Manager,
  },
  setManagerPrimaryProject: {
    method: 'PUT',
    path: '/logic/manager/{id}/primary-project',
    permission: 'managers:manage',
    summary: "Makes one of the supervisor's projects the primary one.",
    params: idParams,
    body: Type.Object({ projectId: Id }, { additionalProperties: false }),
    data: Manager,
  },
  setManagerProjects: {
    method: 'PUT',
    path: '/logic/manager/{id}/projects',
    permission: 'managers:manage',
    summary: 'Replaces the projects of a supervisor.',
    params: idParams,
    body: Type.Object(
      {
        projectIds: Type.Array(Id, { maxItems: limits.projectsPerManager }),
        primaryProjectId: Type.Optional(Nullable(Id)),
      },
      { additionalProperties: false },
    ),
    data: Manager,
  },
  setManagerCosts: {
    method: 'PUT',
    path: '/logic/manager/{id}/costs',
    permission: 'managers:manage',
    summary: 'Lets a supervisor read and write costs, or no longer.',
    params: idParams,
    body: Type.Object({ can_manage_costs: Type.Boolean() }, { additionalProperties: false }),
    data: Manager,
  },
  deactivateManager: {
    method: 'DELETE',
    path: '/logic/manager/{id}',
    permission: 'managers:manage',
    summary:
      'Deactivates a supervisor: its sessions end, its projects are unassigned, and its open claims are reassigned.',
    params: idParams,
    data: Manager,
  },
  reactivateManager: {
    method: 'POST',
    path: '/logic/manager/{id}/reactivate',
    permission: 'managers:manage',
    summary: 'Reactivates a deactivated supervisor, without projects, and mails a link to choose a password.',
    params: idParams,
    body: Reactivation,
    rules: reactivationProblems,
    data: Manager,
  },
});
