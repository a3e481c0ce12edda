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
    summary: 'Consortium users.',
    query: listQuery(managerColumns, { active }),
    data: Type.Array(Consortium),
  },
  getConsortium: {
    method: 'GET',
    path: '/model/consortiumRoutes/{id}',
    permission: 'consortiums:manage',
    summary: 'One consortium user.',
    params: idParams,
    data: Consortium,
  },
  createConsortium: {
    method: 'POST',
    path: '/model/consortiumRoutes',
    permission: 'consortiums:manage',
    summary:
      'Creates a consortium user for a project that has none; without a password, a link to choose one is mailed.',
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
    summary: 'Edits a consortium user, moves it to another project (null: to none), sets a password for 7 days.',
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
    summary: 'Deactivates a consortium user: its sessions end, its project has none.',
    params: idParams,
    data: Consortium,
  },
  reactivateConsortium: {
    method: 'POST',
    path: '/model/consortiumRoutes/{id}/reactivate',
    permission: 'consortiums:manage',
    summary: 'Brings a deactivated consortium user back and mails a link to choose a password; it has no project yet.',
    params: idParams,
    body: Reactivation,
    rules: reactivationProblems,
    data: Consortium,
  },
});
