import { Type, type Static } from 'typebox';
import { managerColumns } from './managers';
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
import { consortiumProblems, newConsortiumProblems, reactivationProblems } from './recordRules';

export const Consortium = Shape('Consortium', {
  id: Id,
  username: Type.String(),
  type: Type.Literal('consortium'),
  name: Type.String(),
  last_name: Type.String(),
  phone_number: Nullable(Type.String()),
  active: Type.Boolean(),
  ...ownPassword,
  version: Version,
  project: Nullable(Type.Object({ id: Id, name: Type.String() })),
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
    summary: 'Creates a consortium user for a project that has none. Without a password, mails a link to choose one.',
    status: 201,
    body: Type.Object(
      { username: Text, password: FirstPassword, name: Text, project_id: Id, takes_over: TakesOver },
      { additionalProperties: false },
    ),
    rules: newConsortiumProblems,
    data: Consortium,
  },
  updateConsortium: {
    method: 'PUT',
    path: '/model/consortiumRoutes/{id}',
    permission: 'consortiums:manage',
    summary:
      'Edits a consortium user. Moves it to the project `project_id` (null: to none). A password, if sent, is valid for 7 days.',
    params: idParams,
    body: Type.Object(
      {
        username: Email,
        name: Text,
        last_name: Type.Optional(Text),
        phone_number: Type.Optional(Nullable(Text)),
        project_id: Nullable(Id),
        password: Type.Optional(Nullable(Password)),
        version: Type.Optional(Version),
      },
      { additionalProperties: false },
    ),
    rules: consortiumProblems,
    data: Consortium,
  },
  deactivateConsortium: {
    method: 'DELETE',
    path: '/model/consortiumRoutes/{id}',
    permission: 'consortiums:manage',
    summary: 'Deactivates a consortium user: its sessions end, and its project no longer has a consortium user.',
    params: idParams,
    data: Consortium,
  },
  reactivateConsortium: {
    method: 'POST',
    path: '/model/consortiumRoutes/{id}/reactivate',
    permission: 'consortiums:manage',
    summary: 'Reactivates a deactivated consortium user, without a project, and mails a link to choose a password.',
    params: idParams,
    body: Reactivation,
    rules: reactivationProblems,
    data: Consortium,
  },
});
