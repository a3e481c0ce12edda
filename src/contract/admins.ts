import { Type, type Static } from 'typebox';
import {
  defineOperations,
  Email,
  FirstPassword,
  Id,
  idParams,
  Nullable,
  ownPassword,
  Reactivation,
  Shape,
  TakesOver,
  Text,
  Version,
} from './operation';
import { adminProblems, reactivationProblems } from './recordRules';

export const Admin = Shape('Admin', {
  id: Id,
  username: Type.String(),
  name: Type.String(),
  last_name: Type.String(),
  phone_number: Nullable(Type.String()),
  active: Type.Boolean(),
  ...ownPassword,
  version: Version,
});
export type Admin = Static<typeof Admin>;

export const adminOperations = defineOperations('managers', {
  reactivateAdmin: {
    method: 'POST',
    path: '/logic/profile/admin/{id}/reactivate',
    permission: 'admins:manage',
    summary: 'Reactivates a deactivated admin and mails a link to choose a password.',
    params: idParams,
    body: Reactivation,
    rules: reactivationProblems,
    data: Admin,
  },
  listAdmins: {
    method: 'GET',
    path: '/logic/profile/admin',
    permission: 'admins:manage',
    summary: 'Lists the admins.',
    data: Type.Array(Admin),
  },
  createAdmin: {
    method: 'POST',
    path: '/logic/profile/admin',
    permission: 'admins:manage',
    summary: 'Creates an admin. Without a password, mails a link to choose one.',
    status: 201,
    body: Type.Object(
      {
        username: Text,
        password: FirstPassword,
        name: Text,
        last_name: Text,
        phone_number: Type.Optional(Nullable(Text)),
        takes_over: TakesOver,
      },
      { additionalProperties: false },
    ),
    rules: adminProblems,
    data: Admin,
  },
  updateAdmin: {
    method: 'PUT',
    path: '/logic/profile/admin/{id}',
    permission: 'admins:manage',
    summary: "Edits another admin. 409 for the caller's own account, which is edited in the profile.",
    params: idParams,
    body: Type.Object(
      { username: Email, name: Text, last_name: Text, phone_number: Nullable(Text), version: Type.Optional(Version) },
      { additionalProperties: false },
    ),
    rules: adminProblems,
    data: Admin,
  },
});
